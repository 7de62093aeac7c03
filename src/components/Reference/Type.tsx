import {useMemo} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {getReferenceLabel} from '../../reference/labels';
import {getOverviewPath} from '../../reference/paths';
import {toPlainText} from '../../reference/pages/prose';
import type {TypePage} from '../../reference/pages/shapes';
import Frame from './Frame';
import {getAreaLabel, getGroupLabel} from './labels';
import {Member, Signatures, Values} from './Members';
import {Badges, ProseText, TypeName, TypeNames, toAttribute, toPath} from './Parts';
import {getTypeToc, toSectionId} from './typeToc';
import styles from './styles.module.css';

function getDescription({description, name, kind, platform, versions}: TypePage): string {
  if (description) return toPlainText(description);
  return translate(
    {
      id: 'site.reference.typeDescription',
      message: '{name}: {kind} of the {platform} API, with its members in {versions}.',
    },
    {name, kind, platform: getReferenceLabel(platform), versions: versions.map(({number}) => number).join(', ')},
  );
}

/** The type under its name on other platforms. */
function Elsewhere({elsewhere}: Pick<TypePage, 'elsewhere'>): ReactNode {
  return (
    elsewhere.length > 0 && (
      <p className={styles.elsewhere}>
        <Translate id="site.reference.elsewhere">Also on</Translate>{' '}
        {elsewhere.map(({platform, path}, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <Link to={path}>{getReferenceLabel(platform)}</Link>
          </span>
        ))}
      </p>
    )
  );
}

function Subtypes({platform, subtypes}: Pick<TypePage, 'platform' | 'subtypes'>): ReactNode {
  return (
    subtypes.length > 0 && (
      <details className={styles.subtypes} open={subtypes.length <= 12}>
        <summary>
          {translate({id: 'site.reference.subtypes', message: 'Extended by'})} ({subtypes.length})
        </summary>
        <TypeNames platform={platform} types={subtypes} />
      </details>
    )
  );
}

function Inherited({platform, inherited}: Pick<TypePage, 'platform' | 'inherited'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    inherited.length > 0 && (
      <section>
        <h2 id={toSectionId('inherited')}>
          <Translate id="site.reference.inherited">Inherited</Translate>
        </h2>
        {inherited.map(({from, names}) => (
          <div key={from[1]} className={styles.inherited} data-symbols>
            {/* One item of the row, or its parts would stand apart. */}
            <span>
              <Translate id="site.reference.from" values={{type: <TypeName platform={platform} type={from} />}}>
                {'From {type}:'}
              </Translate>
            </span>
            {names.map(([member, anchor], index) => (
              <code key={index}>
                <a href={`${withBaseUrl(toPath(platform, from[1]))}#${anchor}`}>{member}</a>
              </code>
            ))}
          </div>
        ))}
      </section>
    )
  );
}

function Guides({guides}: Pick<TypePage, 'guides'>): ReactNode {
  return (
    guides.length > 0 && (
      <section>
        <h2 id={toSectionId('guides')}>
          <Translate id="site.reference.guides">Guides that use it</Translate>
        </h2>
        <ul>
          {guides.map(({url, title}) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** The page of a type, with all versions at once. */
export default function Type({page}: {page: TypePage}) {
  const {platform, name, groups, versions} = page;
  const toc = useMemo(() => getTypeToc(page), [page]);
  return (
    <Frame
      platform={platform}
      path={`${getOverviewPath(platform)}${page.slug}/`}
      versions={versions}
      title={`${name} – ${getReferenceLabel(platform)} API`}
      description={getDescription(page)}
      trail={[{label: getAreaLabel(page.area), to: `${getOverviewPath(platform)}#${page.area}`}]}
      heading={<h1 className={styles.title}>{name}</h1>}
      lead={
        <>
          <span className={styles.kind}>{page.kind}</span>
          {page.package && <code>{page.package}</code>}
          {page.tag && <code>{`<${page.tag}>`}</code>}
          <Badges set={page.in} versions={versions} deprecated={page.deprecated} />
        </>
      }
      toc={toc}
    >
      {page.description && (
        <p className={styles.description}>
          <ProseText platform={platform} prose={page.description} />
        </p>
      )}
      <Signatures page={page} signatures={page.declarations} />
      <Elsewhere elsewhere={page.elsewhere} />
      <Subtypes platform={platform} subtypes={page.subtypes} />
      {groups.map(({kind, in: set, members}) => (
        <section key={kind} data-in={toAttribute(set)}>
          <h2 id={toSectionId(kind)}>{getGroupLabel(kind)}</h2>
          {kind === 'value' ? (
            <Values page={page} members={members} />
          ) : (
            members.map((member) => <Member key={member.id} page={page} member={member} />)
          )}
        </section>
      ))}
      <Inherited platform={platform} inherited={page.inherited} />
      <Guides guides={page.guides} />
    </Frame>
  );
}
