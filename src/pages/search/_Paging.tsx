import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export default function Paging({page, pages, onPage}: {page: number; pages: number; onPage: (page: number) => void}) {
  return (
    <nav
      className={styles.paging}
      aria-label={translate({id: 'site.searchPage.paging', message: 'Pages of results', description: 'Paging'})}
    >
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Translate id="site.searchPage.previous">Previous</Translate>
      </button>
      <span aria-current="page">
        <Translate id="site.searchPage.page" values={{page, pages}}>
          {'Page {page} of {pages}'}
        </Translate>
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Translate id="site.searchPage.next">Next</Translate>
      </button>
    </nav>
  );
}
