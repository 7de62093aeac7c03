import type {SearchKnowledge} from './types';

/** Takes the place of a site's own knowledge. The plugin's option `knowledge` names another module. */
export const knowledge: SearchKnowledge = {};
