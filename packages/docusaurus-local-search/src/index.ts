/** The entry of this package in a site's configuration; see README.md. */
export {default, pluginName, validateOptions} from './plugin';
export type {LocalSearchOptions} from './plugin/options';
export type {SearchKnowledge, SearchPlatform, SynonymRule} from './knowledge/types';
export type {PagePlatforms, PageSource} from './content/pageSource';
