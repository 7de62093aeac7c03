import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pageBytesFile} from '../../health/figures';
import type {PageBytes} from '../../health/figures';
import {pageKinds} from '../../health/pageKinds';
import FigureTable from './FigureTable';
import {formatKib} from './format';

/** The figures of the finished build, which pages can't hold; `undefined` while they load or where they can't be loaded. */
function usePageBytes(url: string): readonly PageBytes[] | undefined {
  const [bytes, setBytes] = useState<readonly PageBytes[]>();
  useEffect(() => {
    const aborter = new AbortController();
    fetch(url, {signal: aborter.signal})
      .then((response) => (response.ok ? (response.json() as Promise<PageBytes[]>) : undefined))
      .then(setBytes, () => undefined);
    return () => aborter.abort();
  }, [url]);
  return bytes;
}

/** What a browser loads with a page of each kind. */
export default function Bytes() {
  const url = useBaseUrl(`/${pageBytesFile}`);
  const measured = usePageBytes(url);
  return (
    <>
      <FigureTable
        head={[
          translate({id: 'site.health.kind', message: 'Kind of page'}),
          translate({id: 'site.health.html', message: 'HTML'}),
          translate({id: 'site.health.scripts', message: 'Scripts'}),
          translate({id: 'site.health.styles', message: 'Styles'}),
        ]}
        rows={Object.entries(pageKinds).map(([kind, page]) => {
          const bytes = measured?.find((one) => one.kind === kind);
          const cells = bytes ? [bytes.html, bytes.scripts, bytes.styles].map(formatKib) : ['…', '…', '…'];
          return {
            key: kind,
            cells: [
              <Link key="link" to={page}>
                {kind}
              </Link>,
              ...cells,
            ],
          };
        })}
      />
      <p>
        <Translate
          id="site.health.bytesFile"
          values={{
            file: (
              <a href={url} data-noBrokenLinkCheck>
                bytes.json
              </a>
            ),
          }}
        >
          {'The build writes these figures last, to {file}.'}
        </Translate>
      </p>
    </>
  );
}
