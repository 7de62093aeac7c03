/** The command of `packages/docs-mcp` with this site's search engine. `npm run mcp` bundles it. */
import {run} from 'docs-mcp';
import {SearchEngine} from '../../src/search/engine/engine';

void run(process.argv.slice(2), () => new SearchEngine());
