/** The back end of a hosted DocSearch index. */
export {createHostedBackend} from '../hosted/backend';
export type {HostedKnowledge, HostedOptions} from '../hosted/backend';
export {getServiceOrigin} from '../hosted/paths';
