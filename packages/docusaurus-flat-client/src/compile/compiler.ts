/** The Markdown compiler of docs pages, created from data that can be sent to a thread. */
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {loadFreshModule, resolveMarkdownLinkPathname} from '@docusaurus/utils';

export type Page = Parameters<SimpleProcessor['process']>[0];
export type CompiledPage = Awaited<ReturnType<SimpleProcessor['process']>>;

/** Everything that the result depends on, besides the page and the files that it includes. */
export interface CompilerSetup {
  /** Module that exports the plugins of remark, rehype and recma under the names of the docs plugin's options. */
  markdownSteps: string;
  siteDir: string;
  staticDirs: string[];
  admonitions: Options['admonitions'];
  /** Markdown settings of the site without its functions, which the compiler has no use for. */
  markdownConfig: Options['markdownConfig'];
  /** Folders of each version, and the address of each page by its source. */
  versions: {contentPath: string; contentPathLocalized?: string}[];
  permalinks: Map<string, string>;
}

/** Resolves links as the docs plugin does, which a thread cannot call. */
function createLinkResolver({
  versions,
  permalinks,
  siteDir,
}: CompilerSetup): NonNullable<Options['resolveMarkdownLink']> {
  const isWithin = (folder: string | undefined, file: string) => !!folder && file.startsWith(folder + path.sep);
  return ({linkPathname, sourceFilePath}) => {
    const contentPaths = versions.find(
      ({contentPath, contentPathLocalized}) =>
        isWithin(contentPathLocalized, sourceFilePath) || isWithin(contentPath, sourceFilePath),
    );
    if (!contentPaths) throw new Error(`${sourceFilePath} is in no folder of a docs version.`);
    return resolveMarkdownLinkPathname(linkPathname, {
      sourceFilePath,
      sourceToPermalink: permalinks,
      siteDir,
      contentPaths: contentPaths as {contentPath: string; contentPathLocalized: string},
    });
  };
}

/** What the module of the Markdown steps exports. */
type MarkdownSteps = Pick<
  Options,
  'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins' | 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'
>;

/** A function that compiles pages as the docs plugin's own loader does. */
export async function createCompiler(setup: CompilerSetup): Promise<SimpleProcessor['process']> {
  const {markdownSteps, siteDir, staticDirs, admonitions, markdownConfig} = setup;
  const {mdxProcessor} = await createProcessors({
    options: {
      siteDir,
      staticDirs,
      admonitions,
      markdownConfig,
      ...((await loadFreshModule(markdownSteps)) as MarkdownSteps),
      resolveMarkdownLink: createLinkResolver(setup),
    },
  });
  return mdxProcessor.process;
}

/** The parts of an error that can be sent, with the position in the page that the Markdown parser reports. */
export interface SentError {
  message: string;
  stack?: string;
  properties: Record<string, unknown>;
}

export function describeError(error: unknown): SentError {
  if (!(error instanceof Error)) return {message: String(error), properties: {}};
  return {
    message: error.message,
    stack: error.stack,
    properties: JSON.parse(JSON.stringify(error)) as Record<string, unknown>,
  };
}

/** Restores an error that a thread sent. */
export function toError({message, stack, properties}: SentError): Error {
  return Object.assign(new Error(message), properties, {stack});
}
