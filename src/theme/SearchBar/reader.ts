import {createContext} from 'react';
import type {Search} from '../../search/useSearch';

/** Who searches, for components that DocSearch renders and that take no props of ours. */
export const ReaderContext = createContext<Search | undefined>(undefined);
