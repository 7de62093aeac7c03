import {useCallback, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {encodeCode, LinkError, maxLinkLength} from './link';
import type {Code} from './link';
import {samples} from './samples';
import type {SampleId} from './samples';
import {getLinkProblem} from './texts';
import {useLinkedCode} from './useLinkedCode';
import type {Linked} from './useLinkedCode';

interface Notice {
  isProblem: boolean;
  text: string;
}

const firstSample = samples[0]!;

/** Whether the text could be copied: browsers have a clipboard only over HTTPS, and may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The code in the editor: of a sample, of a link, or the reader's own.
 * @param stop ends the code that runs; called before other code takes its place.
 */
export function useCode(stop: () => void) {
  const [sample, setSample] = useState<SampleId | ''>(firstSample.id);
  const [code, setCode] = useState<Code>(firstSample.code);
  const [notice, setNotice] = useState<Notice>();

  const onLink = useCallback(
    (linked: Linked) => {
      stop();
      if ('reason' in linked) {
        setSample(firstSample.id);
        setCode(firstSample.code);
        setNotice({isProblem: true, text: getLinkProblem(linked.reason)});
        return;
      }
      setSample(linked.sample ?? '');
      setCode(linked.code);
      const text = translate({
        id: 'site.playground.link.read',
        message: 'This code came with the link. Nothing has run yet: read it, then press Run.',
      });
      setNotice(linked.sample ? undefined : {isProblem: false, text});
    },
    [stop],
  );
  useLinkedCode(onLink);

  const choose = (id: string) => {
    const chosen = samples.find((one) => one.id === id);
    if (!chosen) return;
    stop();
    setSample(chosen.id);
    setCode(chosen.code);
    setNotice(undefined);
  };

  const share = async () => {
    try {
      const hash = await encodeCode(code);
      window.history.replaceState(window.history.state, '', hash);
      const text = (await copy(window.location.href))
        ? translate({id: 'site.playground.shared', message: 'The link is copied. It holds all three files.'})
        : translate({id: 'site.playground.shareByHand', message: 'The link is in the address bar: copy it there.'});
      setNotice({isProblem: false, text});
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      const text = translate(
        {
          id: 'site.playground.tooLong',
          message: 'The code is too long for a link: {length} of {limit} characters. Shorten it.',
        },
        {length: String(error.length), limit: String(maxLinkLength)},
      );
      setNotice({isProblem: true, text});
    }
  };

  return {sample, code, setCode, notice, choose, share};
}
