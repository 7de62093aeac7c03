import {getMajor} from '../../src/platforms/versions';
import type {PlayerVersion} from '../../src/platforms/versions';

/** The npm releases that a version's samples compile against, by package. */
export type Releases = Readonly<Record<string, {release: string}>>;

/** Owners and packages that publish an SDK, or a part of it that follows its releases. */
const ownRepository = /^(?:THEOplayer|theoplayer)\//;
const ownPackage = /^(?:@theoplayer\/|theoplayer$|react-native-theoplayer$)/;

/**
 * Whether a source that shows a claim for one version shows it for another: standards and other makers' pages do; the SDK's own code
 * does at a release of that version.
 * @param version the version that the claim shall travel to.
 * @param releases of that version, from `typings.json`.
 */
export function holdsFor(source: string, version: PlayerVersion, releases: Releases): boolean {
  const repository = /^([\w.-]+\/[\w.-]+)@([\w.+/-]+?):(\S+)/.exec(source);
  if (repository) {
    const [, name = '', tag = '', file = ''] = repository;
    if (!ownRepository.test(name)) return true;
    const folder = /versioned_docs\/version-(\w+)\//.exec(file)?.[1];
    if (folder !== undefined) return folder === version.name;
    return /^v?\d+\.\d/.test(tag) && getMajor(tag.replace(/^v/, '')) === getMajor(version.label);
  }
  const inPackage = /^(@?[\w./-]+)@(\d[\w.+-]*):/.exec(source);
  if (inPackage) {
    const [, name = '', release = ''] = inPackage;
    return !ownPackage.test(name) || releases[name]?.release === release;
  }
  return true;
}
