/** `npm run sidebars`: writes the sidebars of the old versions from the builders; a test holds the files to them. */
import fs from 'node:fs';
import {buildPlayerSidebars} from '../sidebars/player';
import {getSidebarsFile, snapshots} from '../src/platforms/versions';

for (const {name} of snapshots) {
  const file = getSidebarsFile(name);
  fs.mkdirSync('versioned_sidebars', {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(buildPlayerSidebars(process.cwd(), name), null, 2)}\n`);
  console.log(file);
}
