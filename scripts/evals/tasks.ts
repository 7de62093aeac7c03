/** The tasks of `evals/tasks.yml`. */
import fs from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isSeq, parseDocument} from 'yaml';

export interface Task {
  id: string;
  /** Docusaurus name of the version. */
  version: string;
  platform: string;
  language: string;
  prompt: string;
  /** Texts that the code has. */
  uses: readonly string[];
  /** Texts that the code must not have. */
  avoids: readonly string[];
  /** What one would search for. */
  query: string;
  /** The right page's path below the version's root. */
  page: string;
  /** Texts of a complete answer. */
  answer: readonly string[];
}

export const evalsFolder = path.resolve(__dirname, '../../evals');

/** Languages of tasks, with the ending of a file. */
export const endings: Readonly<Record<string, string>> = {
  ts: 'ts',
  tsx: 'tsx',
  kotlin: 'kt',
  java: 'java',
  swift: 'swift',
  dart: 'dart',
  brightscript: 'brs',
};

const texts = ['id', 'version', 'platform', 'language', 'prompt', 'query', 'page'] as const;
const lists = ['uses', 'answer'] as const;

/**
 * @param file its path, for errors.
 * @throws Error with file and line where a task is not as it must be.
 */
export function parseTasks(text: string, file: string): Task[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const {contents} = document;
  if (document.errors[0] || !isSeq(contents)) throw new Error(`${file}:1: No list of tasks. Correct the YAML.`);
  return contents.items.map((item) => {
    const line = lines.linePos((isMap(item) && item.range?.[0]) || 0).line;
    const task = (isMap(item) ? item.toJSON() : {}) as Partial<Task>;
    for (const key of texts)
      if (typeof task[key] !== 'string' || !task[key])
        throw new Error(`${file}:${line}: The task has no "${key}". Write it as text.`);
    for (const key of lists)
      if (!task[key]?.length) throw new Error(`${file}:${line}: The task has no "${key}". Write a list of texts.`);
    if (!endings[task.language!])
      throw new Error(
        `${file}:${line}: "${task.language}" is no language of tasks. Known: ${Object.keys(endings).join(', ')}.`,
      );
    return {avoids: [], ...task} as Task;
  });
}

export function readTasks(): Task[] {
  return parseTasks(fs.readFileSync(path.join(evalsFolder, 'tasks.yml'), 'utf8'), 'evals/tasks.yml');
}

export const getSolutionFile = ({id, language}: Task): string =>
  path.join(evalsFolder, 'solutions', `${id}.${endings[language]}`);
