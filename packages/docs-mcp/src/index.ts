export {run} from './cli';
export {openAddress, openFiles, openFolder} from './files';
export type {SiteFiles} from './files';
export {createServer} from './server';
export type {Engine} from './searching';
export {Site} from './site';
export {UserError} from './userError';
