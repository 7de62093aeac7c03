import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {recordTaken, takenFile} from '../../pictures/taken';
import {createSite} from '../testing';
import type {Finding} from '../types';
import {screenshots} from './screenshots';

const page = 'docs/page.mdx';
const picture = 'docs/img/panel.png';
let root = '';

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'screenshots-'));
  write('src/panel/index.ts', 'export const panel = 1;');
  write(takenFile, JSON.stringify({[picture]: {shows: ['src/panel'], hash: ''}}));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

function check(url: string): readonly Finding[] {
  const site = {...createSite({[page]: `![The panel with one button](${url})`}, [picture, 'docs/img/other.png']), root};
  return screenshots.check(site.pages.get(page)!, site) as Finding[];
}

test('a screenshot is as new as the interface that it shows', () => {
  recordTaken(root);
  expect(check('./img/panel.png')).toEqual([]);
});

test('a screenshot of an interface that has changed since is a finding', () => {
  recordTaken(root);
  write('src/panel/index.ts', 'export const panel = 2;');
  expect(check('./img/panel.png')).toEqual([
    expect.objectContaining({line: 1, problem: 'panel.png is older than what it shows: src/panel has changed since'}),
  ]);
});

test('a test of the interface does not make a screenshot old', () => {
  recordTaken(root);
  write('src/panel/index.test.ts', 'test');
  expect(check('./img/panel.png')).toEqual([]);
});

test('a screenshot without an entry is a finding', () => {
  expect(check('./img/other.png')).toEqual([
    expect.objectContaining({
      problem: 'other.png does not say what it shows',
      remedy: expect.stringContaining(takenFile),
    }),
  ]);
});
