import Translate from '@docusaurus/Translate';
import type {MemberEntry, SampleLine, Signature, TypePage} from '../../reference/pages/shapes';
import {Badges, CodeText, toAttribute} from './Parts';
import styles from './styles.module.css';

export function Signatures({page, signatures}: {page: TypePage; signatures: readonly Signature[]}) {
  return signatures.map(({code, in: set, deprecated}, index) => (
    <div key={index} className={styles.signature} data-in={toAttribute(set)}>
      <code data-symbols>
        <CodeText platform={page.platform} code={code} />
      </code>
      <Badges set={set} versions={page.versions} deprecated={deprecated} />
    </div>
  ));
}

export function Member({page, member}: {page: TypePage; member: MemberEntry}) {
  return (
    <div className={styles.member} data-in={toAttribute(member.in)} data-contained>
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
      {/* Plain links, because a page may have hundreds. */}
      <ul data-plain-links>
        {lines.map(({code, url, title}) => (
          <li key={code}>
            <code>{code}</code> <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Values are short, so they stand in rows without headings. */
export function Values({page, members}: {page: TypePage; members: readonly MemberEntry[]}) {
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
