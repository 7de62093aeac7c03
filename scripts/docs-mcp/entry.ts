/** The command of `packages/docs-mcp` with this site's search engine. `npm run mcp` bundles it. */
import {run} from 'docs-mcp';
import {SearchEngine} from 'docusaurus-local-search/engine';
import {knowledge} from '../../src/search/knowledge';

void run(process.argv.slice(2), () => new SearchEngine(knowledge));
