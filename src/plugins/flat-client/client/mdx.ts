/**
 * Replaces @mdx-js/react 3.1.1: of all that it can do, pages need this. The provider that is nearest counts;
 * the theme has one around each page, with all components.
 */
import {createContext, createElement, useContext} from 'react';
import type {ComponentType, ReactNode} from 'react';

type Components = Readonly<Record<string, ComponentType<never> | undefined>>;

const Context = createContext<Components>({});

/** What a page shows in the place of elements, and what it may name. */
export const useMDXComponents = (): Components => useContext(Context);

export const MDXProvider = ({components, children}: {components: Components; children?: ReactNode}) =>
  createElement(Context, {value: components}, children);
