/** The preview engine, exported under the SDK's names. */
export {ChromelessPlayer} from './player';
export const version = 'preview';
