/**
 * `npm run addresses`: adds the addresses of the last build to `addresses/published.json`, the list of all that the site ever had. From
 * then on a build stops when one of them has neither a page nor a redirect.
 */
import fs from 'node:fs';
import path from 'node:path';
import {addPublished, getBuiltPath} from '../src/plugins/addresses/files';

const root = path.resolve(__dirname, '..');
const built = getBuiltPath(path.join(root, '.docusaurus'));
if (!fs.existsSync(built)) {
  console.error('There is no build whose addresses could be listed. Run "npm run build" first.');
  process.exit(1);
}
const added = addPublished(root, JSON.parse(fs.readFileSync(built, 'utf8')) as string[]);
console.log(`${added} new addresses in addresses/published.json.`);
