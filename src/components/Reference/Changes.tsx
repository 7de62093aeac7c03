import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {getReferenceLabel} from '../../reference/labels';
import {getChangesPath, getMemberAnchor, getOverviewPath} from '../../reference/paths';
import type {ChangedType, ChangesPage, Step, TypeLink} from '../../reference/pages/shapes';
import type {ReferencePlatform} from '../../reference/types';
import Frame from './Frame';
import {TypeName, TypeNames, toPath} from './Parts';
import styles from './styles.module.css';

/** Members of one kind of change. The mark stands for the words, which readers of the screen get. */
function Names({
  type: [, slug],
  platform,
  kind,
  names,
}: {
  type: TypeLink;
  platform: ReferencePlatform;
  kind: 'added' | 'removed' | 'changed';
  names: readonly string[];
}) {
  const typeUrl = useBaseUrl(toPath(platform, slug));
  const words = {
    added: translate({id: 'site.reference.added', message: 'added'}),
    removed: translate({id: 'site.reference.removed', message: 'removed'}),
    changed: translate({id: 'site.reference.changed', message: 'changed'}),
  };
  if (names.length === 0) return null;
  return (
    <li>
      <span className={styles.badge} data-mark={kind}>
        {words[kind]}
      </span>{' '}
      {names.map((name) => (
        <code key={name}>
          <a href={`${typeUrl}#${getMemberAnchor(name)}`}>{name}</a>
        </code>
      ))}
    </li>
  );
}

function Changed({
  platform,
  change: {type, isDeclaredAnew, added, removed, changed},
}: {
  platform: ReferencePlatform;
  change: ChangedType;
}) {
  return (
    <li data-contained>
      <code className={styles.changedName}>
        <TypeName platform={platform} type={type} />
      </code>
      {isDeclaredAnew && (
        <span className={styles.badge} data-mark="changed">
          <Translate id="site.reference.declaration">declaration</Translate>
        </span>
      )}
      <ul className={styles.changes}>
        <Names type={type} platform={platform} kind="added" names={added} />
        <Names type={type} platform={platform} kind="removed" names={removed} />
        <Names type={type} platform={platform} kind="changed" names={changed} />
      </ul>
    </li>
  );
}

const toId = ({to}: Step, part?: string) => `v${to.replaceAll('.', '-')}${part ? `-${part}` : ''}`;

/** The parts of a step that are not empty, with their headings. */
function getParts(step: Step) {
  return [
    {
      id: toId(step, 'added'),
      count: step.added.length,
      label: translate({id: 'site.reference.typesAdded', message: 'New types'}),
    },
    {
      id: toId(step, 'removed'),
      count: step.removed.length,
      label: translate({id: 'site.reference.typesRemoved', message: 'Removed types'}),
    },
    {
      id: toId(step, 'changed'),
      count: step.changed.length,
      label: translate({id: 'site.reference.typesChanged', message: 'Changed types'}),
    },
  ];
}

function StepSection({platform, step}: {platform: ReferencePlatform; step: Step}) {
  const [added, removed, changed] = getParts(step) as [
    ReturnType<typeof getParts>[0],
    ReturnType<typeof getParts>[0],
    ReturnType<typeof getParts>[0],
  ];
  const heading = ({id, label, count}: typeof added) => (
    <h3 id={id}>
      {label} ({count})
    </h3>
  );
  return (
    <section>
      <h2 id={toId(step)}>
        {step.from} → {step.to}
      </h2>
      {added.count + removed.count + changed.count === 0 && (
        <p>
          <Translate id="site.reference.noChanges">No public type and no member is different.</Translate>
        </p>
      )}
      {added.count > 0 && heading(added)}
      {added.count > 0 && <TypeNames platform={platform} types={step.added} />}
      {removed.count > 0 && heading(removed)}
      {removed.count > 0 && <TypeNames platform={platform} types={step.removed} />}
      {changed.count > 0 && heading(changed)}
      {changed.count > 0 && (
        <ul className={styles.changedTypes} data-symbols>
          {step.changed.map((change) => (
            <Changed key={change.type[1]} platform={platform} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What each version added, removed and changed. */
export default function Changes({page}: {page: ChangesPage}) {
  const {platform, versions, steps} = page;
  const label = getReferenceLabel(platform);
  const title = translate(
    {id: 'site.reference.changesOf', message: 'What changed in the {platform} API'},
    {platform: label},
  );
  const lead = translate(
    {
      id: 'site.reference.changesLead',
      message:
        'Types and members that were added, removed or changed between {versions}. Inherited members count once, with the type that has them.',
    },
    {versions: versions.map(({number}) => number).join(', ')},
  );
  return (
    <Frame
      platform={platform}
      path={getChangesPath(platform)}
      versions={[]}
      title={title}
      description={lead}
      trail={[
        {label: translate({id: 'site.reference.changesTitle', message: 'What changed'}), to: getChangesPath(platform)},
      ]}
      heading={<h1>{title}</h1>}
      lead={lead}
      toc={steps.flatMap((step) => [
        {value: `${step.from} → ${step.to}`, id: toId(step), level: 2},
        ...getParts(step)
          .filter(({count}) => count > 0)
          .map(({id, label: value}) => ({value, id, level: 3})),
      ])}
    >
      <p>
        <Link to={getOverviewPath(platform)}>
          <Translate id="site.reference.allTypes">All types</Translate>
        </Link>
      </p>
      {steps.map((step) => (
        <StepSection key={step.to} platform={platform} step={step} />
      ))}
    </Frame>
  );
}
