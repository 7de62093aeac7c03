/** Written by plugins/reference-pages: the names in the API reference. */
declare module '@generated/reference-pages/default/symbols.json' {
  import type {PlatformSymbols} from 'docusaurus-local-search/symbols';

  const platforms: readonly PlatformSymbols[];
  export default platforms;
}
