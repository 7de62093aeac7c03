import fs from 'node:fs';
import path from 'node:path';

/** A file of a demo, as its page shows it. */
export interface DemoFile {
  /** Name in the demo's folder. */
  name: string;
  /** Path of the file on disk. */
  path: string;
  text: string;
  language: string;
  editable: boolean;
}

export interface Demo {
  /** `<group>/<name>`, as `<Demo name="…" />` has it. */
  name: string;
  title: string;
  /** Folder on disk. */
  dir: string;
  /** CSS `aspect-ratio` of the demo's frame. */
  aspect: string;
  /** Least height of the frame in pixels. */
  minHeight: number;
  /** In the order in which they are shown. */
  files: DemoFile[];
}

export const demosFolder = 'demos';
const settingsFile = 'demo.json';
const settingsKeys = ['title', 'files', 'edit', 'aspect', 'minHeight'];

const languages: Readonly<Record<string, string>> = {
  '.html': 'html',
  '.css': 'css',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.json': 'json',
};

/** 1-based line where a text is first found, else 1. */
function findLine(text: string, wanted: string): number {
  const index = text.indexOf(wanted);
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Reads one demo's folder.
 * @throws Error with file, line and remedy for a demo that is not whole.
 */
export function readDemo(siteDir: string, name: string): Demo {
  const dir = path.join(siteDir, demosFolder, name);
  const settingsPath = path.join(dir, settingsFile);
  const place = path.relative(siteDir, settingsPath);
  if (!fs.existsSync(settingsPath)) {
    throw new Error(
      `${place}:1: the demo has no ${settingsFile}. Write one: {"title": "…", "files": ["index.html", "style.css", "main.ts"], "edit": ["style.css"]}.`,
    );
  }
  const text = fs.readFileSync(settingsPath, 'utf8');
  const fail = (wanted: string, problem: string): never => {
    throw new Error(`${place}:${findLine(text, wanted)}: ${problem}`);
  };
  let settings: Record<string, unknown>;
  try {
    settings = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return fail('', `not JSON: ${(error as Error).message}. Fix the syntax.`);
  }
  const {title, files, edit = [], aspect = '16 / 9', minHeight = 0} = settings;
  for (const key of Object.keys(settings)) {
    if (!settingsKeys.includes(key)) fail(`"${key}"`, `unknown key "${key}". Known are ${settingsKeys.join(', ')}.`);
  }
  if (typeof title !== 'string' || !title) return fail('"title"', '"title" is missing. Name the demo in a few words.');
  if (!isStrings(files) || !files.includes('index.html')) {
    return fail('"files"', '"files" lists the source files that are shown, index.html among them.');
  }
  if (!isStrings(edit)) return fail('"edit"', '"edit" is a list of file names.');
  if (typeof aspect !== 'string' || !/^\d+ \/ \d+$/.test(aspect)) {
    return fail('"aspect"', '"aspect" is a ratio such as "16 / 9".');
  }
  if (typeof minHeight !== 'number') return fail('"minHeight"', '"minHeight" is a number of pixels.');
  for (const file of edit) {
    if (!files.includes(file)) fail(file, `"edit" names ${file}, which "files" does not list. Add it there.`);
    if (!/^(index\.html|.+\.css)$/.test(file)) {
      fail(file, `${file} cannot be edited live; only index.html and style sheets can. Take it out of "edit".`);
    }
  }
  const present = fs.readdirSync(dir).filter((file) => file !== settingsFile && !file.startsWith('.'));
  for (const file of present) {
    if (!files.includes(file)) {
      fail(
        '"files"',
        `"files" does not list ${file}, which lies in the folder. The source that is shown is all of it.`,
      );
    }
  }
  return {
    name,
    title,
    dir,
    aspect,
    minHeight,
    files: files.map((file) => {
      const filePath = path.join(dir, file);
      const language = languages[path.extname(file)];
      if (!fs.existsSync(filePath)) return fail(file, `${file} is not there. Write it, or take it out of "files".`);
      if (!language) return fail(file, `no language for ${file}. Use ${Object.keys(languages).join(', ')}.`);
      return {
        name: path.basename(file),
        path: filePath,
        text: fs.readFileSync(filePath, 'utf8').replaceAll('\r\n', '\n').trimEnd(),
        language,
        editable: edit.includes(file),
      };
    }),
  };
}

/** Names of all demos: the folders with an index.html, or with a `demo.json`, two levels below `demos/`. */
export function listDemos(siteDir: string): string[] {
  const root = path.join(siteDir, demosFolder);
  if (!fs.existsSync(root)) return [];
  const foldersOf = (dir: string) =>
    fs
      .readdirSync(dir, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  return foldersOf(root)
    .flatMap((group) => foldersOf(path.join(root, group)).map((name) => `${group}/${name}`))
    .filter((name) => ['index.html', settingsFile].some((file) => fs.existsSync(path.join(root, name, file))))
    .sort();
}

/** Reads all demos. */
export const readDemos = (siteDir: string): Demo[] => listDemos(siteDir).map((name) => readDemo(siteDir, name));
