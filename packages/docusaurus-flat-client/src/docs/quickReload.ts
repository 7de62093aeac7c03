/**
 * Shortens the dev server's work after a save. The docs plugin reads every page of every version again, which took half the time until
 * the edit was visible. It only keeps data from the front matter, which must contain title and description.
 */
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';

interface ReadFile {
  /** `undefined` if the file did not exist. */
  changedAt?: number;
  /** Front matter of a page, or the modification time of another file. */
  head: string;
}

/**
 * Time for the bundler, which compiles and sends the saved page in the same thread. It must not read page data that Docusaurus has half
 * written.
 */
const bundlerFirstMs = 1000;

/** By path. */
export type ReadFiles = ReadonlyMap<string, ReadFile>;

/** Files that the docs plugin reads, without temporary files of editors. */
const isRead = (name: string) => /^[^.].*\.(mdx?|ya?ml|json)$/.test(name);

const isPage = (file: string) => /\.mdx?$/.test(file);

/** The lines between the two `---` at the top, or the whole text if there are none. */
export function getFrontMatterText(text: string): string {
  return /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(text)?.[0] ?? text;
}

function readFile(file: string, before: ReadFile | undefined): ReadFile {
  // Editors remove a file for a moment while they save it.
  const changedAt = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (changedAt === undefined) return {head: ''};
  if (before?.changedAt === changedAt) return before;
  return {changedAt, head: isPage(file) ? getFrontMatterText(fs.readFileSync(file, 'utf8')) : String(changedAt)};
}

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && isRead(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name));
}

/**
 * Reads what the docs plugin uses of the files of its versions. Synchronously, because asynchronous reads took five times as long.
 * @param before result of the last call. Files that were not written since are not read again.
 */
export function readHeads({loadedVersions}: LoadedContent, before: ReadFiles = new Map()): ReadFiles {
  const folders = loadedVersions.flatMap(({contentPath, contentPathLocalized}) => [contentPath, contentPathLocalized]);
  const sidebars = loadedVersions.map(({sidebarFilePath}) => sidebarFilePath);
  const files = [...folders.flatMap((folder) => (folder ? listFiles(folder) : [])), ...sidebars];
  return new Map(
    files.filter((file) => typeof file === 'string').map((file) => [file, readFile(file, before.get(file))]),
  );
}

/** Whether the docs plugin would load the same content. */
export function haveSameHeads(before: ReadFiles, now: ReadFiles): boolean {
  return before.size === now.size && [...now].every(([file, {head}]) => before.get(file)?.head === head);
}

/** The calls with which the plugin registered its content. The files that it wrote then still exist. */
interface Told {
  content: LoadedContent;
  calls: ((actions: PluginContentLoadedActions) => void)[];
}

/**
 * Wraps the docs plugin: it returns the content of the last load unless a file has changed it.
 * @param waitMs how long it waits for the bundler after a save, in milliseconds.
 */
export function withQuickReload(plugin: Plugin, waitMs = bundlerFirstMs): Plugin {
  let loaded: {content: LoadedContent; heads: ReadFiles} | undefined;
  let told: Told | undefined;
  return {
    ...plugin,
    async loadContent() {
      if (loaded) await setTimeout(waitMs);
      const heads = loaded && readHeads(loaded.content, loaded.heads);
      if (loaded && heads && haveSameHeads(loaded.heads, heads)) {
        loaded = {...loaded, heads};
      } else {
        const content = (await plugin.loadContent?.()) as LoadedContent;
        loaded = {content, heads: heads ?? readHeads(content)};
      }
      return loaded.content;
    },
    async contentLoaded(params) {
      const {actions} = params;
      const content = params.content as LoadedContent;
      if (told?.content === content) {
        for (const call of told.calls) call(actions);
        return;
      }
      const calls: Told['calls'] = [];
      const tell = (call: (actions: PluginContentLoadedActions) => void) => {
        calls.push(call);
        call(actions);
      };
      await plugin.contentLoaded?.({
        ...params,
        actions: {
          ...actions,
          addRoute: (route) => tell(({addRoute}) => addRoute(route)),
          setGlobalData: (data) => tell(({setGlobalData}) => setGlobalData(data)),
        },
      });
      told = {content, calls};
    },
  };
}
