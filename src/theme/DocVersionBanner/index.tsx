// Ejected from Docusaurus 3.10.2: every older version has the banner, and it links to the equivalent page.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useCurrentPage} from '@site/src/hooks/currentPage';
import {useVersionChoices} from '@site/src/hooks/switchers';
import styles from './styles.module.css';

export default function DocVersionBanner() {
  const current = useCurrentPage();
  const choices = useVersionChoices();
  const here = choices.find(({isCurrent}) => isCurrent);
  const latest = choices.find(({isLatest}) => isLatest);
  if (current?.pluginId !== 'default' || !here || !latest || here.isLatest) return null;
  return (
    <div className={styles.banner} role="note">
      <Icon name={here.unmaintained ? 'alert' : 'history'} />
      <p>
        {here.unmaintained ? (
          <Translate id="site.versionBanner.unmaintained" values={{version: <strong>{here.label}</strong>}}>
            {'This page is about version {version}, which is no longer maintained.'}
          </Translate>
        ) : (
          <Translate id="site.versionBanner.older" values={{version: <strong>{here.label}</strong>}}>
            {'This page is about version {version}, an older release.'}
          </Translate>
        )}{' '}
        <Link to={latest.to} onClick={latest.choose} data-keep-click>
          <Translate id="site.versionBanner.latest" values={{version: latest.label}}>
            {'Read it for {version}, the current version'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}
