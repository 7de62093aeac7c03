/** `npm run crawler`: prints the configuration for the crawler of a hosted search service. */
import {createCrawler} from './crawler';

process.stdout.write(createCrawler());
