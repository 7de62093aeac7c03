/** The preview engine, under the names that the SDK exports. */
export {ChromelessPlayer} from './player';
export const version = 'preview';
