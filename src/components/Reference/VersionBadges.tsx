import {translate} from '@docusaurus/Translate';
import type {VersionMark} from '../../reference/pages/versions';
import styles from './styles.module.css';

interface Props {
  mark: VersionMark | undefined;
  isDeprecated: boolean | undefined;
}

/** What differs between versions: since or until when something is there, and whether it is deprecated. */
export default function VersionBadges({mark, isDeprecated}: Props) {
  const texts = {
    since: translate({id: 'site.reference.since', message: 'since {versions}'}, {versions: mark?.versions ?? ''}),
    until: translate({id: 'site.reference.until', message: 'until {versions}'}, {versions: mark?.versions ?? ''}),
    only: translate({id: 'site.reference.only', message: 'only in {versions}'}, {versions: mark?.versions ?? ''}),
  };
  // Spaces, because the text is also copied and read aloud.
  return (
    <>
      {mark && ' '}
      {mark && (
        <span className={styles.badge} data-mark={mark.kind}>
          {texts[mark.kind]}
        </span>
      )}
      {isDeprecated && ' '}
      {isDeprecated && (
        <span className={styles.badge} data-mark="deprecated">
          {translate({id: 'site.reference.deprecated', message: 'deprecated'})}
        </span>
      )}
    </>
  );
}
