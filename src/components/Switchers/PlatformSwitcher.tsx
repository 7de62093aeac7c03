import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {CurrentPage} from '../../hooks/currentPage';
import {usePlatformChoices} from '../../hooks/switchers';
import Disclosure from '../Disclosure';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Switches the platform: stays on a shared page, otherwise leads to the equivalent page. Made of links, so it works
 * without scripts.
 */
export default function PlatformSwitcher({current}: {current: CurrentPage}) {
  const choices = usePlatformChoices(current);
  const shown = choices.find(({isCurrent}) => isCurrent) ?? choices[0];
  if (!shown) return null;
  return (
    <div className={styles.platform}>
      <Disclosure
        label={translate({id: 'site.platformSwitcher.label', message: 'Platform'})}
        summary={
          <>
            <Icon name={`platform-${shown.descriptor.platform}`} className={styles.glyph} />
            <span className={styles.name}>{shown.descriptor.label}</span>
            <Icon name="chevron" className={styles.chevron} />
          </>
        }
      >
        <ul className={styles.list}>
          {choices.map(({descriptor, to, isCurrent, choose}) => (
            <li key={descriptor.platform}>
              <Link
                to={to}
                onClick={choose}
                className={styles.choice}
                aria-current={isCurrent ? 'true' : undefined}
                data-platform-choice={descriptor.platform}
                data-keep-click
              >
                <Icon name={`platform-${descriptor.platform}`} />
                <span>
                  <span className={styles.choiceName}>{descriptor.label}</span>
                  <span className={styles.choiceText}>{descriptor.description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
