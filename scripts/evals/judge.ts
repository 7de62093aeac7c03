/** Judges an answer: the checks of the samples on the pages, and what the task asks for. */
import {checkSamples} from '../samples/check';
import {repositoryRoot} from '../samples/pages';
import {getContentFolder} from '../../src/platforms/versions';
import type {Task} from './tasks';

export interface Judgement {
  passed: boolean;
  /** What is wrong, a line each. */
  problems: string[];
}

/** XML of the component that BrightScript runs in: it says which node is the player. */
const rokuComponent =
  '```xml\n<component name="Eval" extends="Group"><children><THEOsdk:THEOplayer id="video" /></children></component>\n```\n';

/**
 * Code of an answer: its longest block in the language, or all of it where it has no block.
 * @param languages names that a fence of the language may have.
 */
export function extractCode(answer: string, languages: readonly string[]): string {
  const blocks = [...answer.matchAll(/^(`{3,})([\w-]*)[^\n]*\n([\s\S]*?)\n\1\s*$/gm)];
  const own = blocks.filter(([, , language = '']) => languages.includes(language.toLowerCase()));
  const chosen = (own.length ? own : blocks).map(([, , , code = '']) => code);
  return chosen.sort((a, b) => b.length - a.length)[0] ?? answer.trim();
}

const fenceNames: Readonly<Record<string, readonly string[]>> = {
  ts: ['ts', 'typescript'],
  tsx: ['tsx', 'jsx', 'typescript'],
  kotlin: ['kotlin', 'kt'],
  java: ['java'],
  swift: ['swift'],
  dart: ['dart'],
  brightscript: ['brightscript', 'brs', 'vb'],
};

/**
 * TypeScript compiles against the typings of the version; other languages parse, and members of the SDK are in `reference/data`.
 * @param answer of the assistant, with or without fences.
 */
export async function judge(task: Task, answer: string): Promise<Judgement> {
  const code = extractCode(answer, fenceNames[task.language] ?? [task.language]);
  const page = `${getContentFolder(task.version)}/evals/${task.id}.mdx`;
  const fence = `${'`'.repeat(3)}${task.language}\n${code}\n${'`'.repeat(3)}\n`;
  const text = task.language === 'brightscript' ? rokuComponent + fence : fence;
  const {problems, symbols} = await checkSamples([{page, text}], repositoryRoot);
  const found = problems.map(({message}) => message);
  // Without a known receiver nothing would be looked up, and any member would pass.
  const counts = symbols[task.language];
  if (counts && counts.resolved === 0) found.push('No member of the SDK is used in a way that can be looked up.');
  for (const wanted of task.uses) if (!code.includes(wanted)) found.push(`The code does not use ${wanted}.`);
  for (const wrong of task.avoids)
    if (code.includes(wrong)) found.push(`The code uses ${wrong}, which ${task.version} lacks.`);
  return {passed: found.length === 0, problems: found};
}
