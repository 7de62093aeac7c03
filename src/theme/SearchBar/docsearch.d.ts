// DocSearch 3.9.0 has typings for its main entry only; this entry leaves its button out.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
