import Translate from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {getPackName} from '../../packName';
import {getPlatformsOfVersion} from '../../platforms/availability';

/** The packs for coding assistants of the page's version (`src/plugins/agent-packs`). */
export default function PackTable() {
  const {version} = useDocsVersion();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <table>
      <thead>
        <tr>
          <th>
            <Translate id="site.packs.platform">Platform</Translate>
          </th>
          <th>
            <Translate id="site.packs.index">Rules</Translate>
          </th>
          <th>
            <Translate id="site.packs.archive">Pack</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {getPlatformsOfVersion(version).map(({platform, label}) => {
          const folder = `/packs/${getPackName(version, platform)}`;
          return (
            <tr key={platform}>
              <td>{label}</td>
              <td>
                <a href={withBaseUrl(`${folder}/AGENTS.md`)}>AGENTS.md</a>
              </td>
              <td>
                <a href={withBaseUrl(`${folder}.zip`)} download>
                  {`${getPackName(version, platform)}.zip`}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
