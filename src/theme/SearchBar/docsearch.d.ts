// DocSearch 3.9.0 has typings only for its main entry; this entry excludes its button.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
