/** `npm run registry [-- --missing] [-- --dir build]`: which of the routes in registry.json the built site has. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareRoutes} from './compare';
import type {Registry} from './compare';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, missing: {type: 'boolean', default: false}},
});

/** Site paths of the pages in a build folder. */
function readRoutes(dir: string): Set<string> {
  const files = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return new Set(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => `/${file.slice(0, -'index.html'.length)}`),
  );
}

if (!fs.existsSync(path.join(values.dir, 'index.html'))) {
  console.error(`No built site in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}
const registry = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname ?? __dirname, 'registry.json'), 'utf8'),
) as Registry;
const reports = compareRoutes(registry, readRoutes(values.dir));

let wanted = 0;
let missing = 0;
for (const report of reports) {
  wanted += report.wanted;
  missing += report.missing.length;
  const there = report.wanted - report.missing.length;
  const label = `${report.plugin} ${report.version}`.padEnd(24);
  console.log(`${label} ${report.section.padEnd(18)} ${String(there).padStart(4)} of ${report.wanted}`);
  if (values.missing) report.missing.forEach((route) => console.log(`    missing ${route}`));
}
console.log(
  `\n${wanted - missing} of ${wanted} routes are there${values.missing || !missing ? '' : '; name the missing ones with -- --missing'}`,
);
