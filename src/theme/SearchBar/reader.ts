import {createContext} from 'react';
import type {Search} from '../../search/useSearch';

/** The reader's context, for components that DocSearch renders and that cannot get props from us. */
export const ReaderContext = createContext<Search | undefined>(undefined);
