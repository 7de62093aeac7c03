import {translate} from '@docusaurus/Translate';
import {brand} from '../../brand';
import {getPlatforms} from '../../platforms/platforms';
import {playerVersions} from '../../platforms/versions';
import {kindLabels} from '../../search/kinds';
import type {PageKind} from '../../search/kinds';
import type {ResultsQuery} from '../../search/resultsQuery';
import Select from './_Select';
import type {State} from './_useAnswer';
import styles from './styles.module.css';

export default function Filters({
  query,
  state,
  onChange,
}: {
  query: ResultsQuery;
  state: State;
  onChange: (change: Partial<ResultsQuery>) => void;
}) {
  const facets = 'response' in state ? state.response?.facets : undefined;
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const all = translate({id: 'site.searchPage.all', message: 'All', description: 'No filter'});
  const platformPlugin = query.product === 'open-video-ui' ? 'open-video-ui' : 'default';
  const kinds = Object.keys(kindLabels) as PageKind[];
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({id: 'site.searchPage.filters', message: 'Filters', description: 'Filters of results'})}
    >
      <Select
        label={translate({id: 'site.searchPage.product', message: 'Product', description: 'Filter'})}
        value={query.product}
        options={[
          {value: '', label: all},
          {value: 'default', label: brand.playerLabel},
          {value: 'open-video-ui', label: brand.uiKitLabel},
        ]}
        onChange={(product) => onChange({product})}
      />
      <Select
        label={translate({id: 'site.searchPage.version', message: 'Version', description: 'Filter'})}
        value={query.version}
        options={[
          {
            value: '',
            label: translate({
              id: 'site.searchPage.yourVersion',
              message: 'Yours',
              description: 'The reader’s version',
            }),
          },
          ...playerVersions.map(({name, label}) => ({value: name, label})),
        ]}
        onChange={(version) => onChange({version})}
      />
      <Select
        label={translate({id: 'site.searchPage.platform', message: 'Platform', description: 'Filter'})}
        value={query.platform}
        options={[
          {value: '', label: all},
          ...getPlatforms(platformPlugin).map(({platform, label}) => ({
            value: platform,
            label: counted(label, query.platform ? undefined : facets && (facets.platform[platform] ?? 0)),
          })),
        ]}
        onChange={(platform) => onChange({platform})}
      />
      <Select
        label={translate({id: 'site.searchPage.kind', message: 'Kind', description: 'Filter'})}
        value={query.kind}
        options={[
          {value: '', label: all},
          ...kinds.map((kind) => ({
            value: kind,
            label: counted(kindLabels[kind], query.kind ? undefined : facets && (facets.kind[kind] ?? 0)),
          })),
        ]}
        onChange={(kind) => onChange({kind})}
      />
    </div>
  );
}
