import path from 'node:path';

/** The installed Docusaurus's command, to be run by Node. */
export const docusaurusCli = path.resolve(__dirname, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');
