/**
 * Compiles pages before the bundler asks for them. While the rest of the site loads, most cores have nothing to do, and a build without
 * a cache needs every page.
 */
import {isDeepStrictEqual} from 'node:util';
import type {CompiledPage, Page} from './compile';

type Compile = (page: Page) => Promise<CompiledPage>;

export interface Ahead {
  /** Begins a page; an error waits for the one who asks for the page. */
  start: Compile;
  /** The page that was begun, once, or one that is compiled now. */
  compile: Compile;
}

/** @param compile what compiles a page. */
export function createAhead(compile: Compile): Ahead {
  const begun = new Map<string, {page: Page; result: Promise<CompiledPage>}>();
  return {
    start(page) {
      const result = compile(page);
      begun.set(page.filePath, {page, result});
      return result;
    },
    compile(page) {
      const entry = begun.get(page.filePath);
      begun.delete(page.filePath);
      return entry && isDeepStrictEqual(entry.page, page) ? entry.result : compile(page);
    },
  };
}
