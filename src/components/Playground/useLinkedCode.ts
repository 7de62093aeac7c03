import {useEffect, useState} from 'react';
import {decodeCode, hasCode, LinkError} from './link';
import type {Code} from './link';
import {findSample} from './samples';
import type {SampleId} from './samples';

export type Linked = {code: Code; sample?: SampleId} | {reason: LinkError['reason']};

/** What the hash of the address holds: code, a sample, a link that cannot be read, or (`undefined`) nothing of these. */
export function useLinkedCode(onLink: (linked: Linked) => void): void {
  const [hash, setHash] = useState('');

  useEffect(() => {
    const read = () => setHash(window.location.hash);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const sample = findSample(hash);
    if (sample) onLink({code: sample.code, sample: sample.id});
    else if (hasCode(hash)) {
      decodeCode(hash).then(
        (code) => isCurrent && onLink({code}),
        (error: unknown) => isCurrent && onLink({reason: error instanceof LinkError ? error.reason : 'broken'}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [hash, onLink]);
}
