/**
 * Measures coding assistants on `evals/tasks.yml` (evals/README.md).
 *
 *   npm run evals -- --assistant "<command>"   the command gets each task on standard input and answers on standard output
 *   npm run evals -- --retrieval               without an assistant: are pages found, and do they answer at their start?
 *   … --only=web-widevine,rn-player            some tasks
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getPlayerVersion} from '../../src/platforms/versions';
import {runCommand} from '../runCommand';
import {repositoryRoot} from '../samples/pages';
import {ask} from './assistant';
import {judge} from './judge';
import {count, measureRetrieval, startLength} from './retrieval';
import {readTasks} from './tasks';
import type {Task} from './tasks';

const toPrompt = ({prompt, version, platform, language}: Task): string =>
  `${prompt}\n\nPlatform: ${platform}. SDK version: ${getPlayerVersion(version).label}. Answer with one block of ${language} code that is a whole file.\n`;

async function runAssistant(tasks: readonly Task[], command: string): Promise<number> {
  let passed = 0;
  for (const task of tasks) {
    const problems = await ask(command, toPrompt(task)).then(
      async (answer) => (await judge(task, answer)).problems,
      (error: Error) => [error.message],
    );
    if (!problems.length) passed++;
    console.log(`${problems.length ? '✗' : '✓'} ${task.id}${problems.map((problem) => `\n    ${problem}`).join('')}`);
  }
  console.log(`${passed} of ${tasks.length} tasks passed`);
  return passed === tasks.length ? 0 : 1;
}

function runRetrieval(tasks: readonly Task[]): number {
  const results = measureRetrieval(tasks, path.join(repositoryRoot, 'build'));
  for (const {id, rank, missing} of results)
    console.log(
      `${id}: page ${rank ? `at ${rank}` : 'not found'}${missing.length ? `, not at its start: ${missing.join(', ')}` : ''}`,
    );
  const {first, firstThree, complete, served} = count(results);
  console.log(
    `Of ${tasks.length} tasks: page first ${first}, among the first three ${firstThree}; answer within ${startLength} characters ${complete}; both ${served}`,
  );
  return 0;
}

async function main(args: string[]): Promise<number> {
  const {values} = parseArgs({
    args,
    options: {assistant: {type: 'string'}, retrieval: {type: 'boolean', default: false}, only: {type: 'string'}},
  });
  const wanted = values.only?.split(',');
  const all = readTasks();
  const unknown = wanted?.find((id) => !all.some((task) => task.id === id));
  if (unknown !== undefined)
    throw new Error(`There is no task "${unknown}". Tasks: ${all.map(({id}) => id).join(', ')}.`);
  const tasks = wanted ? all.filter(({id}) => wanted.includes(id)) : all;
  if (values.retrieval) return runRetrieval(tasks);
  if (values.assistant) return runAssistant(tasks, values.assistant);
  throw new Error('Give --assistant "<command>", or --retrieval.');
}

runCommand(main);
