import {findProblems, isFunction} from '../checks';
import type {Check} from '../checks';
import type {SearchKnowledge} from './types';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isTexts = (value: unknown) => isList(value, isText);
/** Words as they are compared: lower case, with single spaces. */
const isPhrase = (value: unknown) => isText(value) && /^[^\s\p{Lu}]+(?: [^\s\p{Lu}]+)*$/u.test(value);
const isPhrases = (value: unknown) => isList(value, isPhrase);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPlatform = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.id) &&
  (value.names === undefined || isPhrases(value.names)) &&
  (value.runsOn === undefined || isTexts(value.runsOn));

const isSynonym = (value: unknown): boolean =>
  isRecord(value) &&
  isPhrases(value.when) &&
  isPhrases(value.also) &&
  typeof value.weight === 'number' &&
  value.weight > 0 &&
  value.weight <= 1;

const words: Check = [isPhrases, 'a list of words in lower case'];

const checks: Readonly<Record<keyof SearchKnowledge, Check>> = {
  platforms: [
    (value) => isList(value, isPlatform),
    'a list of {id, names, runsOn}, names in lower case, as {id: "ios", names: ["ipad"]}',
  ],
  synonyms: [
    (value) => isList(value, isSynonym),
    'a list of {when, also, weight}, phrases in lower case and a weight up to 1, as {when: ["pip"], also: ["picture in picture"], weight: 0.8}',
  ],
  productWords: words,
  weakWords: words,
  wholeNames: words,
  prefixes: [
    (value) => isList(value, (item) => isText(item) && /^\p{Lu}+$/u.test(item)),
    'a list of capital letters, as ["NS"]',
  ],
  ownSections: [
    (value) => isList(value, (item) => isText(item) && /^\/(.+\/)?$/.test(item)),
    'a list of paths with a slash at both ends, as ["/getting-started/"]',
  ],
  getKind: isFunction,
  getGroup: isFunction,
  getTopPages: isFunction,
};

/** @returns a sentence for each fault: what was found, and what is expected. */
export function findKnowledgeProblems(knowledge: unknown): string[] {
  if (!isRecord(knowledge)) return ['It must export an object named "knowledge".'];
  return findProblems(knowledge, checks, (name, known) => `"${name}" is unknown. Known are: ${known}.`);
}
