/**
 * Saves the dev server most of its work after a save. The docs plugin reads every page of every version again then, which took half the
 * time until the edit was seen. All that it keeps of a page comes from the front matter, where title and description must be.
 */
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';

interface ReadFile {
  /** Undefined where it was gone. */
  changedAt?: number;
  /** Front matter of a page; of any other file, when it was changed. */
  head: string;
}

/**
 * The bundler compiles and sends the saved page meanwhile, in the same thread. It would also read what Docusaurus writes of a page while
 * it is half written.
 */
const bundlerFirstMs = 1000;

/** By path. */
export type ReadFiles = ReadonlyMap<string, ReadFile>;

/** The kinds of files that the docs plugin reads, and not what editors put beside them. */
const isRead = (name: string) => /^[^.].*\.(mdx?|ya?ml|json)$/.test(name);

const isPage = (file: string) => /\.mdx?$/.test(file);

/** The lines between the two `---` at the top; all of the text where there are none. */
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
 * Reads what the docs plugin takes from the files of its versions; not asynchronously, which takes five times as long here.
 * @param before what was read the last time: a file that has not been written since is not read again.
 */
export function readHeads({loadedVersions}: LoadedContent, before: ReadFiles = new Map()): ReadFiles {
  const folders = loadedVersions.flatMap(({contentPath, contentPathLocalized}) => [contentPath, contentPathLocalized]);
  const sidebars = loadedVersions.map(({sidebarFilePath}) => sidebarFilePath);
  const files = [...folders.flatMap((folder) => (folder ? listFiles(folder) : [])), ...sidebars];
  return new Map(
    files.filter((file) => typeof file === 'string').map((file) => [file, readFile(file, before.get(file))]),
  );
}

/** Whether the docs plugin would find the same again. */
export function haveSameHeads(before: ReadFiles, now: ReadFiles): boolean {
  return before.size === now.size && [...now].every(([file, {head}]) => before.get(file)?.head === head);
}

/** What a plugin told Docusaurus of its content; the files that it wrote for that are still there. */
interface Told {
  content: LoadedContent;
  calls: ((actions: PluginContentLoadedActions) => void)[];
}

/**
 * The docs plugin, which gives what it has when it is asked again and no file says otherwise.
 * @param waitMs how long it leaves the thread to the bundler after a save.
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
