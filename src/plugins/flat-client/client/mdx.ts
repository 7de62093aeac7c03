/**
 * Replaces @mdx-js/react 3.1.1: of all that it can do, pages need this. The provider that is nearest counts;
 * the theme has one around each page, with all components.
 */
import {createContext, createElement, useContext} from 'react';
import type {ComponentType, ReactNode} from 'react';
import headingId from '../headingId.cjs';

type Components = Readonly<Record<string, ComponentType<never> | undefined>>;

const Context = createContext<Components>({});

/** What a page shows in the place of elements, and what it may name. */
export const useMDXComponents = (): Components => useContext(Context);

export const MDXProvider = ({components, children}: {components: Components; children?: ReactNode}) =>
  createElement(Context, {value: components}, children);

/** A heading whose id follows from its text; `slimPage.cjs` leaves such ids out of the pages. */
export const toHeading = (children: string) => ({id: headingId(children), children});

interface TocItem {
  value: string;
  id?: string;
  level: number;
}

/** A table of contents, with the ids that were left out; a text alone is an item of the second level. */
export const toToc = (items: readonly (string | TocItem)[]) =>
  items
    .map((item) => (typeof item === 'string' ? {value: item, level: 2} : item))
    .map((item) => ({id: headingId(item.value), ...item}));
