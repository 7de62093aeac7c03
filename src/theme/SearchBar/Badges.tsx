import clsx from 'clsx';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getPlatforms, getShortLabel} from '../../platforms/platforms';
import styles from './badges.module.css';

interface Props {
  /** `docusaurus_tag` of the hit, such as `docs-default-v6`. */
  tag: string;
  platforms: readonly string[] | undefined;
  readerPlatform: string | undefined;
  docs: Record<string, GlobalPluginData>;
}

/** Maximum number of platforms shown; more are treated like all platforms. */
const namedPlatforms = 2;

interface Place {
  pluginId: string;
  label: string;
}

/** The docs and version of a tag; `undefined` for pages outside the docs and for tags of another build. */
export function getPlace(tag: string, docs: Record<string, GlobalPluginData>): Place | undefined {
  for (const [pluginId, {versions}] of Object.entries(docs)) {
    const version = versions.find(({name}) => tag === `docs-${pluginId}-${name}`);
    if (version) return {pluginId, label: version.label};
  }
  return undefined;
}

/** Version and platforms of a hit. Platforms other than the reader's are highlighted. */
export default function Badges({tag, platforms = [], readerPlatform, docs}: Props) {
  const place = getPlace(tag, docs);
  if (!place) return null;
  const foreign = readerPlatform !== undefined && platforms.length > 0 && !platforms.includes(readerPlatform);
  const known = getPlatforms(place.pluginId).filter(({platform}) => platforms.includes(platform));
  return (
    <span className={styles.badges}>
      {known.length <= namedPlatforms &&
        known.map((descriptor) => (
          <span key={descriptor.platform} className={clsx(styles.badge, foreign && styles.foreign)}>
            {getShortLabel(descriptor)}
          </span>
        ))}
      {/* The contributing guide has no releases. */}
      {place.pluginId !== 'contributing' && <span className={styles.badge}>{place.label}</span>}
    </span>
  );
}
