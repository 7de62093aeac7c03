import useBaseUrl from '@docusaurus/useBaseUrl';
import {getOverviewPath} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import type {Code, PageVersion, Prose, TypeLink, VersionSet} from '../../reference/pages/shapes';
import {getVersionMark} from '../../reference/pages/versions';
import VersionBadges from './VersionBadges';
import styles from './styles.module.css';

/** The path of a type's page. */
export const toPath = (platform: ReferencePlatform, slug: string) => `${getOverviewPath(platform)}${slug}/`;

/** For `data-in`: the versions one by one, so that a rule can look for one. */
export const toAttribute = (set: VersionSet | undefined) => (set === undefined ? undefined : [...set].join(' '));

/**
 * A type's name that leads to its page. It is plain HTML, because a page has hundreds of them: an element around it has `data-symbols`,
 * for components/SymbolLinks.
 */
export function TypeName({platform, type: [name, slug]}: {platform: ReferencePlatform; type: TypeLink}) {
  return <a href={useBaseUrl(toPath(platform, slug))}>{name}</a>;
}

/** Types in a row. */
export function TypeNames({platform, types}: {platform: ReferencePlatform; types: readonly TypeLink[]}) {
  return (
    <p className={styles.names} data-symbols>
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
      <code key={index} data-symbols>
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
  return <VersionBadges mark={getVersionMark(set, versions)} isDeprecated={deprecated} />;
}
