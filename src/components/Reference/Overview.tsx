import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {getReferenceLabel} from '../../reference/labels';
import {getChangesPath, getOverviewPath} from '../../reference/paths';
import type {OverviewPage} from '../../reference/pages/shapes';
import Frame from './Frame';
import {getAreaLabel} from './labels';
import {Badges, TypeName, toAttribute} from './Parts';
import styles from './styles.module.css';

/** All types of a platform, by area. */
export default function Overview({page}: {page: OverviewPage}) {
  const {platform, versions, areas} = page;
  const label = getReferenceLabel(platform);
  const count = areas.reduce((sum, {types}) => sum + types.length, 0);
  const numbers = versions.map(({number}) => number).join(', ');
  const lead = translate(
    {
      id: 'site.reference.overviewLead',
      message: 'The {count} public types of the {platform} API, with all of their members in {versions}.',
    },
    {count, platform: label, versions: numbers},
  );
  return (
    <Frame
      platform={platform}
      path={getOverviewPath(platform)}
      versions={versions}
      title={translate({id: 'site.reference.overviewTitle', message: '{platform} API reference'}, {platform: label})}
      description={lead}
      trail={[]}
      heading={
        <h1>
          <Translate id="site.reference.overviewTitle" values={{platform: label}}>
            {'{platform} API reference'}
          </Translate>
        </h1>
      }
      lead={lead}
      toc={areas.map(({area}) => ({value: getAreaLabel(area), id: area, level: 2}))}
    >
      {versions.length > 1 && (
        <p>
          <Translate
            id="site.reference.howToRead"
            values={{
              changes: (
                <Link to={getChangesPath(platform)}>
                  <Translate id="site.reference.changesTitle">What changed</Translate>
                </Link>
              ),
            }}
          >
            {
              'A badge says in which of these releases something first or last is: “since 6” is in the release of version 6, and not in the one before. {changes} lists the differences.'
            }
          </Translate>
        </p>
      )}
      {areas.map(({area, types}) => (
        <section key={area}>
          <h2 id={area}>{getAreaLabel(area)}</h2>
          <ul className={styles.types} data-symbols>
            {types.map(({name, slug, kind, in: set}) => (
              <li key={slug} data-in={toAttribute(set)}>
                <code>
                  <TypeName platform={platform} type={[name, slug]} />
                </code>{' '}
                <span className={styles.kind}>{kind}</span>
                <Badges set={set} versions={versions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
