import {translate} from '@docusaurus/Translate';
import {getPlatformsOfVersion} from '../../platforms/availability';
import type {PlatformSupport, SupportValue} from '../../frontMatter/schema';
import Icon from '../Icon';
import styles from './styles.module.css';

type SupportKind = 'supported' | 'unsupported' | 'notApplicable' | 'unverified';

function getKind(value: SupportValue): SupportKind {
  if (value === 'no') return 'unsupported';
  if (value === 'n/a') return 'notApplicable';
  if (value === 'unverified') return 'unverified';
  return 'supported';
}

const icons: Record<SupportKind, string> = {
  supported: 'check',
  unsupported: 'close',
  notApplicable: 'minus',
  unverified: 'help',
};

/** The label for one SDK. Versions are shown as they are in the front matter. */
function getText(value: SupportValue): string {
  const texts: Record<SupportKind, string> = {
    supported: translate({id: 'site.support.yes', message: 'Supported'}),
    unsupported: translate({id: 'site.support.no', message: 'Not supported'}),
    notApplicable: translate({id: 'site.support.notApplicable', message: 'Not applicable'}),
    unverified: translate({id: 'site.support.unverified', message: 'Unverified'}),
  };
  if (!value.startsWith('since ')) return texts[getKind(value)];
  return translate({id: 'site.support.since', message: 'Since {version}'}, {version: value.slice('since '.length)});
}

/** The label is a plain yes or no, so an icon can replace it. */
const isPlain = (value: SupportValue) => value === 'yes' || value === 'no';

/**
 * Which SDKs support what a guide describes, from its front matter (`platforms:`). Conveyed by icons and text, not by
 * color.
 */
export default function SupportStrip({platforms, version}: {platforms: PlatformSupport; version: string}) {
  return (
    <ul className={styles.strip} aria-label={translate({id: 'site.support.label', message: 'Supported platforms'})}>
      {getPlatformsOfVersion(version).map(({platform: id, label}) => {
        const value = platforms[id] ?? 'unverified';
        const kind = getKind(value);
        return (
          <li key={id} className={styles.item} data-support={kind}>
            <span className={styles.platform}>
              <Icon name={`platform-${id}`} />
              {label}
            </span>
            <span className={styles.value}>
              <Icon name={icons[kind]} />
              <span className={isPlain(value) ? styles.plain : undefined}>{getText(value)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
