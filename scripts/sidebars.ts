/** `npm run sidebars`: writes the sidebars of the old versions from the builders; a test holds the files to them. */
import fs from 'node:fs';
import {buildPlayerSidebars} from '../sidebars/player';
import {playerVersions} from '../src/platforms/versions';

for (const {name, isLast} of playerVersions) {
  if (isLast) continue;
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  fs.mkdirSync('versioned_sidebars', {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(buildPlayerSidebars(process.cwd(), name), null, 2)}\n`);
  console.log(file);
}
