/** A search client for DocSearch's modal. */
export {createModalClient} from '../docsearch/client';
export type {ModalClient, ModalClientOptions, ModalHit, ModalRequest, SearchState} from '../docsearch/client';
export {toFacetFilters} from '../docsearch/facets';
