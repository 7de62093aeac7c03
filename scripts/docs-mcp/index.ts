/** `npm run mcp`: writes the command of packages/docs-mcp, `dist/docs-mcp.mjs`. */
import path from 'node:path';
import {bundleServer, commandFile} from './bundle';

bundleServer().then(
  () => console.log(`Start it with: node ${path.relative(process.cwd(), commandFile)} build`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
