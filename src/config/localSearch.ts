import type {LocalSearchOptions} from 'docusaurus-local-search';
import {getOtherHeadings, getPagePlatforms, inlineErrorCodes} from '../search/records';

/** Options of docusaurus-local-search. */
export const localSearch = {
  knowledge: './src/search/knowledge.ts',
  sources: ['src/search', 'src/platforms', 'src/errorCodes.ts'],
  getPagePlatforms,
  inlineData: inlineErrorCodes,
  getOtherHeadings,
} satisfies LocalSearchOptions;
