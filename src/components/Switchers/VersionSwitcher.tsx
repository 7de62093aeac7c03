import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersionChoices} from '../../hooks/switchers';
import Disclosure from '../Disclosure';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Switches the version of the player docs: leads to the same page there, or to its equivalent. */
export default function VersionSwitcher() {
  const choices = useVersionChoices();
  const shown = choices.find(({isCurrent}) => isCurrent) ?? choices[0];
  if (!shown) return null;
  return (
    <Disclosure
      align="end"
      label={translate({id: 'site.versionSwitcher.label', message: 'Version'})}
      summary={
        <>
          <span className={styles.version}>{shown.label}</span>
          <Icon name="chevron" className={styles.chevron} />
        </>
      }
    >
      <ul className={styles.list}>
        {choices.map(({name, label, to, isCurrent, isLatest, unmaintained, choose}) => (
          <li key={name}>
            <Link
              to={to}
              onClick={choose}
              className={styles.choice}
              aria-current={isCurrent ? 'true' : undefined}
              data-version-choice={name}
              data-keep-click
            >
              <span className={styles.version}>{label}</span>
              {isLatest && (
                <span className={styles.badge}>
                  <Translate id="site.versions.latest">latest</Translate>
                </span>
              )}
              {unmaintained && (
                <span className={styles.badge} data-unmaintained>
                  <Translate id="site.versions.unmaintained">unmaintained</Translate>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
