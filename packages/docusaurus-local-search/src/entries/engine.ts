/** The engine without a browser, for servers and measurements. */
export {SearchEngine} from '../engine/engine';
export {createLanguage} from '../text/language';
export type {Language} from '../text/language';
export {stem} from '../text/stem';
export type {SearchKnowledge, SearchPlatform, SynonymRule} from '../knowledge/types';
export type * from '../types';
