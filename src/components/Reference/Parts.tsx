import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {getOverviewPath} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import type {Code, PageVersion, Prose, TypeLink, VersionSet} from '../../reference/pages/shapes';
import {getVersionMark} from '../../reference/pages/versions';
import styles from './styles.module.css';

/** The path of a type's page. */
const toPath = (platform: ReferencePlatform, slug: string) => `${getOverviewPath(platform)}${slug}/`;

/** For `data-in`: the versions one by one, so that a rule can look for one. */
export const toAttribute = (set: VersionSet | undefined) => (set === undefined ? undefined : [...set].join(' '));

/** A type's name that leads to its page. */
export function TypeName({platform, type: [name, slug]}: {platform: ReferencePlatform; type: TypeLink}) {
  return <Link to={toPath(platform, slug)}>{name}</Link>;
}

/** Types in a row. */
export function TypeNames({platform, types}: {platform: ReferencePlatform; types: readonly TypeLink[]}) {
  return (
    <p className={styles.names}>
      {types.map((type) => (
        <code key={type[1]}>
          <TypeName platform={platform} type={type} />
        </code>
      ))}
    </p>
  );
}

/** A declaration or signature, its types linked. */
export function CodeText({platform, code}: {platform: ReferencePlatform; code: Code}) {
  return code.map((part, index) =>
    typeof part === 'string' ? part : <TypeName key={index} platform={platform} type={part} />,
  );
}

/** Sentences with inline code, its types linked. */
export function ProseText({platform, prose}: {platform: ReferencePlatform; prose: Prose}) {
  return prose.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <code key={index}>
        <CodeText platform={platform} code={part} />
      </code>
    ),
  );
}

interface BadgesProps {
  set: VersionSet | undefined;
  versions: readonly PageVersion[];
  deprecated?: boolean | undefined;
}

/** The versions of a type, member or signature, and whether it is deprecated. */
export function Badges({set, versions, deprecated}: BadgesProps) {
  const mark = getVersionMark(set, versions);
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
      {deprecated && ' '}
      {deprecated && (
        <span className={styles.badge} data-mark="deprecated">
          {translate({id: 'site.reference.deprecated', message: 'deprecated'})}
        </span>
      )}
    </>
  );
}
