/** The sections of the health page and the figures of «How we know it is true», from the data of `plugins/health`. */
export {default as Ages} from './Ages';
export {default as Bytes} from './Bytes';
export {default as Evidence} from './Evidence';
export {default as Figure} from './Figure';
export {default as Samples} from './Samples';
export {default as SearchScores} from './SearchScores';
export {default as Symbols} from './Symbols';
