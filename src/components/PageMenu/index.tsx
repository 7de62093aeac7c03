import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCopyState} from '../../hooks/copyState';
import Disclosure from '../Disclosure';
import Icon from '../Icon';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

/** The menu next to a page's title: copy the page as Markdown, open it, or open the index of all such pages. */
export default function PageMenu({twinUrl}: {twinUrl: string}) {
  const [state, copy] = useCopyState();
  const label = {
    idle: translate({id: 'site.pageMenu.copy', message: 'Copy page'}),
    copied: translate({id: 'site.pageMenu.copied', message: 'Copied'}),
    failed: translate({id: 'site.pageMenu.failed', message: 'Could not copy: open it instead'}),
  }[state];
  return (
    <div className="doc-menu">
      <Disclosure
        align="end"
        label={translate({id: 'site.pageMenu.label', message: 'This page as'})}
        summary={
          <>
            Markdown
            <Icon name="chevron" className={styles.chevron} />
          </>
        }
      >
        <button type="button" className={styles.item} onClick={() => void copy(() => copyPage(twinUrl))}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{label}</span>
        </button>
        <a className={styles.item} href={twinUrl} type="text/markdown">
          <Icon name="file" />
          <Translate id="site.pageMenu.view">View as Markdown</Translate>
        </a>
        <a className={styles.item} href={useBaseUrl('/llms.txt')} type="text/plain">
          <Icon name="list" />
          <Translate id="site.pageMenu.index">All pages (llms.txt)</Translate>
        </a>
      </Disclosure>
    </div>
  );
}
