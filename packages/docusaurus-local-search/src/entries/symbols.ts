/** Names in code, found before pages. */
export {withSymbols} from '../symbols/withSymbols';
export type {PlatformSymbols} from '../symbols/find';
