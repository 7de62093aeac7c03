import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {figures} from './figures';
import {getOverviewPath} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import FigureTable from './FigureTable';
import {formatCount, formatShare} from './format';

/** The types and members that the API reference has, and how many members of samples are found in it. */
export default function Symbols() {
  const {symbols, samples} = figures;
  return (
    <>
      <FigureTable
        head={[
          translate({id: 'site.health.platform', message: 'API reference'}),
          translate({id: 'site.health.release', message: 'Release'}),
          translate({id: 'site.health.types', message: 'Types'}),
          translate({id: 'site.health.members', message: 'Members'}),
        ]}
        rows={symbols.map(({platform, version, types, members}) => ({
          key: platform,
          cells: [
            <Link key="link" to={getOverviewPath(platform as ReferencePlatform)}>
              {platform}
            </Link>,
            version,
            formatCount(types),
            formatCount(members),
          ],
        }))}
      />
      {samples && (
        <FigureTable
          head={[
            translate({id: 'site.health.language', message: 'Samples in'}),
            translate({id: 'site.health.found', message: 'Members found'}),
            translate({id: 'site.health.unknown', message: 'Type not known'}),
            translate({id: 'site.health.share', message: 'Share found'}),
          ]}
          rows={samples.members.map(({language, found, unknown}) => ({
            key: language,
            cells: [language, formatCount(found), formatCount(unknown), formatShare(found, found + unknown)],
          }))}
        />
      )}
    </>
  );
}
