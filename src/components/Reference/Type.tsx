import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {escapeHtml} from '../../escapeHtml';
import {getReferenceLabel} from '../../reference/labels';
import {getOverviewPath} from '../../reference/paths';
import {toPlainText} from '../../reference/pages/prose';
import type {MemberEntry, SampleLine, Signature, TypePage} from '../../reference/pages/shapes';
import Frame from './Frame';
import {getAreaLabel, getGroupLabel} from './labels';
import {Badges, CodeText, ProseText, TypeName, TypeNames, toAttribute} from './Parts';
import styles from './styles.module.css';

function Signatures({page, signatures}: {page: TypePage; signatures: readonly Signature[]}) {
  return signatures.map(({code, in: set, deprecated}, index) => (
    <div key={index} className={styles.signature} data-in={toAttribute(set)}>
      <code data-symbols>
        <CodeText platform={page.platform} code={code} />
      </code>
      <Badges set={set} versions={page.versions} deprecated={deprecated} />
    </div>
  ));
}

function Member({page, member}: {page: TypePage; member: MemberEntry}) {
  return (
    <div className={styles.member} data-in={toAttribute(member.in)}>
      <h3 id={member.id}>
        <a href={`#${member.id}`}>{member.name}</a>
        <Badges set={member.in} versions={page.versions} />
      </h3>
      <Signatures page={page} signatures={member.signatures} />
      {member.samples && <Samples lines={member.samples} />}
    </div>
  );
}

/** Lines of the site's samples, folded: they are for those who look for an example of this very member. */
function Samples({lines}: {lines: readonly SampleLine[]}) {
  return (
    <details className={styles.samples}>
      <summary>
        <Translate id="site.reference.samples">In our samples</Translate>
      </summary>
      <ul>
        {lines.map(({code, url, title}) => (
          <li key={code}>
            <code>{code}</code> <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Values are short, so they stand in rows without headings. */
function Values({page, members}: {page: TypePage; members: readonly MemberEntry[]}) {
  return (
    <ul className={styles.values}>
      {members.map((member) => (
        <li key={member.id} id={member.id} data-in={toAttribute(member.in)}>
          <Signatures page={page} signatures={member.signatures} />
          <Badges set={member.in} versions={page.versions} />
        </li>
      ))}
    </ul>
  );
}

const toSectionId = (name: string) => `section-${name.replace(' ', '-')}`;

/** The page of a type, with all versions at once. */
export default function Type({page}: {page: TypePage}) {
  const {platform, name, kind, groups, guides, elsewhere, inherited, subtypes, versions} = page;
  const label = getReferenceLabel(platform);
  const toc = [
    ...groups.flatMap(({kind: group, in: set, members}) => [
      {value: getGroupLabel(group), id: toSectionId(group), level: 2, in: set},
      ...members.map((member) => ({value: escapeHtml(member.name), id: member.id, level: 3, in: member.in})),
    ]),
    ...(inherited.length
      ? [
          {
            value: translate({id: 'site.reference.inherited', message: 'Inherited'}),
            id: toSectionId('inherited'),
            level: 2,
          },
        ]
      : []),
    ...(guides.length
      ? [
          {
            value: translate({id: 'site.reference.guides', message: 'Guides that use it'}),
            id: toSectionId('guides'),
            level: 2,
          },
        ]
      : []),
  ];
  const numbers = versions.map(({number}) => number).join(', ');
  return (
    <Frame
      platform={platform}
      path={`${getOverviewPath(platform)}${page.slug}/`}
      versions={versions}
      title={`${name} – ${label} API`}
      description={
        page.description
          ? toPlainText(page.description)
          : translate(
              {
                id: 'site.reference.typeDescription',
                message: '{name}: {kind} of the {platform} API, with its members in {versions}.',
              },
              {name, kind, platform: label, versions: numbers},
            )
      }
      trail={[{label: getAreaLabel(page.area), to: `${getOverviewPath(platform)}#${page.area}`}]}
      heading={<h1 className={styles.title}>{name}</h1>}
      lead={
        <>
          <span className={styles.kind}>{kind}</span>
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
      {elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          <Translate id="site.reference.elsewhere">Also on</Translate>{' '}
          {elsewhere.map(({platform: other, path}, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link to={path}>{getReferenceLabel(other)}</Link>
            </span>
          ))}
        </p>
      )}
      {subtypes.length > 0 && (
        <details className={styles.subtypes} open={subtypes.length <= 12}>
          <summary>
            {translate({id: 'site.reference.subtypes', message: 'Extended by'})} ({subtypes.length})
          </summary>
          <TypeNames platform={platform} types={subtypes} />
        </details>
      )}
      {groups.map(({kind: group, in: set, members}) => (
        <section key={group} data-in={toAttribute(set)}>
          <h2 id={toSectionId(group)}>{getGroupLabel(group)}</h2>
          {group === 'value' ? (
            <Values page={page} members={members} />
          ) : (
            members.map((member) => <Member key={member.id} page={page} member={member} />)
          )}
        </section>
      ))}
      {inherited.length > 0 && (
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
                  <a href={`../${from[1]}/#${anchor}`}>{member}</a>
                </code>
              ))}
            </div>
          ))}
        </section>
      )}
      {guides.length > 0 && (
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
      )}
    </Frame>
  );
}
