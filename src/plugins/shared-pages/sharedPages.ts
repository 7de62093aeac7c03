import fs from 'node:fs/promises';
import {mdxLoader} from '@docusaurus/mdx-loader/lib/loader';
import type {Options} from '@docusaurus/mdx-loader/lib/options';

type Entry = NonNullable<ReturnType<NonNullable<Options['crossCompilerCache']>['get']>>;

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let pending = true;
  const settle = () => {
    pending = false;
  };
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return pending;
}

/**
 * Pages that are compiled for the browser's bundle and taken over by the server's. Docusaurus has the server wait until the browser's
 * asks for the page, which it never does for one that it has in its cache: where the server's cache alone is out of date, a build
 * would stand still.
 */
export class SharedPages extends Map<string, Entry> {
  private isClientDone = false;

  /** @param compile gives the code of a page by the name that the bundler has for it. */
  constructor(private readonly compile: (resource: string) => Promise<string>) {
    super();
  }

  override set(resource: string, entry: Entry): this {
    super.set(resource, entry);
    if (this.isClientDone) void this.answer(resource, entry);
    return this;
  }

  /** The browser's bundle asks for no more pages: those that the server waits for are compiled now. */
  endClient(): void {
    this.isClientDone = true;
    for (const [resource, entry] of this) void this.answer(resource, entry);
  }

  private async answer(resource: string, {promise, resolve, reject}: Entry): Promise<void> {
    if (!(await isPending(promise))) return;
    this.delete(resource);
    this.compile(resource).then(resolve, reject);
  }
}

/**
 * Compiles a page as the Markdown loader does for the browser's bundle.
 * @param options of the loader.
 * @param resource the bundler's name of the page: its path, and a query where there is one.
 */
export async function loadPage(options: Options, resource: string): Promise<string> {
  const [resourcePath = resource] = resource.split('?');
  const fileContent = await fs.readFile(resourcePath, 'utf8');
  return new Promise((resolve, reject) => {
    const loader = {
      _compiler: {name: 'client'},
      resource,
      resourcePath,
      getOptions: () => ({...options, crossCompilerCache: undefined}),
      addDependency: () => {},
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
    };
    void mdxLoader.call(loader as never, fileContent);
  });
}
