import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findKnowledgeProblems} from '../knowledge/validate';
import {fixtureKnowledge} from '../engine/fixture';
import {loadKnowledge} from './loadKnowledge';
import {validateLocalSearchOptions} from './options';

describe('options', () => {
  it('may be missing, or all be there', () => {
    expect(() => validateLocalSearchOptions({})).not.toThrow();
    expect(() =>
      validateLocalSearchOptions({
        id: 'default',
        knowledge: './search.ts',
        sources: ['src'],
        getPagePlatforms: () => ({platforms: [], own: false}),
        inlineData: (markdown: string) => markdown,
      }),
    ).not.toThrow();
  });

  it('are named where they are wrong, with what was found and what is expected', () => {
    const validate = () => validateLocalSearchOptions({knowlege: './a.ts', sources: 'src', inlineData: 1, toString: 1});
    expect(validate).toThrow('"knowlege" is not an option. Options: id, knowledge, sources');
    expect(validate).toThrow('"sources" is "src". It must be a list of paths, as ["src/search"].');
    expect(validate).toThrow('"inlineData" is 1. It must be a function.');
    expect(validate).toThrow('"toString" is not an option.');
  });
});

describe('knowledge', () => {
  let dir: string;
  beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'knowledge-'))));
  afterEach(() => fs.rmSync(dir, {recursive: true}));
  const write = (code: string) => {
    const file = path.join(dir, 'knowledge.ts');
    fs.writeFileSync(file, code);
    return file;
  };

  it('of the fixture has no faults', () => {
    expect(findKnowledgeProblems(fixtureKnowledge)).toEqual([]);
    expect(findKnowledgeProblems({})).toEqual([]);
  });

  it('is read from the module', async () => {
    const file = write("export const knowledge: {productWords: string[]} = {productWords: ['acorn']};\n");
    expect(await loadKnowledge(file)).toEqual({productWords: ['acorn']});
  });

  it('is named with its file and the item that is wrong', async () => {
    const file = write(
      "export const knowledge = {productWords: ['acorn', 'Oak'], synonyms: [{when: ['a'], also: ['b'], weight: 2}], getKind: 'x', kinds: 1};\n",
    );
    const loading = loadKnowledge(file);
    await expect(loading).rejects.toThrow(file);
    await expect(loading).rejects.toThrow(
      '"productWords" is a list with "Oak". It must be a list of words in lower case.',
    );
    await expect(loading).rejects.toThrow('"synonyms" is a list with {"when":["a"],"also":["b"],"weight":2}.');
    await expect(loading).rejects.toThrow('"getKind" is "x". It must be a function.');
    await expect(loading).rejects.toThrow('"kinds" is unknown. Known are: platforms, synonyms');
  });

  it('must exist', async () => {
    await expect(loadKnowledge(path.join(dir, 'no.ts'))).rejects.toThrow(/names .*no\.ts, which does not exist/);
    await expect(loadKnowledge(write('export default {};\n'))).rejects.toThrow(
      'must export an object named "knowledge"',
    );
  });
});
