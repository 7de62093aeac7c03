import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {getSheets} from './keptSheets';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
const file = path.join(folder, 'kept/en.json');
const makeSheets = vi.fn(() => ['a{x:y}']);

beforeEach(() => {
  fs.rmSync(path.dirname(file), {recursive: true, force: true});
  makeSheets.mockClear();
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('getSheets', () => {
  it('makes the sheets once for the same sources', () => {
    expect(getSheets(file, ['css', 'js'], makeSheets)).toEqual(['a{x:y}']);
    expect(getSheets(file, ['css', 'js'], makeSheets)).toEqual(['a{x:y}']);
    expect(makeSheets).toHaveBeenCalledOnce();
  });

  it.each([
    ['other text', ['css', 'JS']],
    ['a text more', ['css', 'js', '']],
    ['the same text divided otherwise', ['cs', 'sjs']],
  ])('makes them anew for %s', (_name, sources) => {
    getSheets(file, ['css', 'js'], makeSheets);
    getSheets(file, sources, makeSheets);
    expect(makeSheets).toHaveBeenCalledTimes(2);
  });

  it('makes them anew where what was kept is broken', () => {
    getSheets(file, ['css'], makeSheets);
    fs.writeFileSync(file, '{"key":');
    expect(getSheets(file, ['css'], makeSheets)).toEqual(['a{x:y}']);
    expect(makeSheets).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing without a file', () => {
    getSheets(undefined, ['css'], makeSheets);
    getSheets(undefined, ['css'], makeSheets);
    expect(makeSheets).toHaveBeenCalledTimes(2);
  });
});
