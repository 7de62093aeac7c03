/** How many of the names that the compiler takes for the SDK's are found by the links in samples. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SampleLinker} from '../../src/reference/links/page';
import {getVersionKey} from '../../src/reference/read';
import type {ReferenceFile} from '../../src/reference/types';
import {readPageSamples} from '../samples/check';
import type {Fence} from '../samples/types';
import {listSdkNames, type SdkName} from '../samples/typescript/sdkNames';
import type {SampleCount} from './coverage';

/** A name of the SDK that has no link. */
export interface MissedName extends SdkName {
  page: string;
}

/**
 * Counts the names in JavaScript and TypeScript samples.
 * @param pages paths from the root.
 * @param root of the repository, with the typings that samples compile against.
 */
export function countScripts(
  pages: readonly string[],
  files: readonly ReferenceFile[],
  root: string,
): {counts: SampleCount[]; missed: MissedName[]} {
  const linker = new SampleLinker(files);
  const read = pages.map((page) => readPageSamples({page, text: readFileSync(path.join(root, page), 'utf8')}, root));
  const names = new Map<Fence, SdkName[]>();
  for (const name of listSdkNames(
    read.flatMap(({script}) => script ?? []),
    root,
  )) {
    const known = names.get(name.unit.fence);
    if (known) known.push(name);
    else names.set(name.unit.fence, [name]);
  }
  const counts: SampleCount[] = [];
  const missed: MissedName[] = [];
  for (const {fences, script} of read) {
    if (!script) continue;
    const hits = linker.find({
      file: script.page,
      docsVersion: script.version,
      samples: fences.map(({code, language, tabs}) => ({
        code,
        language,
        platform: tabs.findLast(({group}) => group === 'platform')?.value,
      })),
    });
    fences.forEach((fence, index) => {
      const linked = new Set(hits[index]!.map(({start}) => start));
      for (const name of names.get(fence) ?? []) {
        const file = files.find(({platform}) => platform === name.platform);
        const key = file && (getVersionKey(file, script.version) ?? file.versions.at(-1)?.key);
        if (key === undefined) continue;
        const isLinked = linked.has(name.start);
        counts.push({platform: name.platform, key, resolved: isLinked ? 1 : 0, unknown: isLinked ? 0 : 1});
        if (!isLinked) missed.push({...name, page: script.page});
      }
    });
  }
  return {counts, missed};
}

/** A line for the terminal: place, name, and the line of the sample. */
export function formatMissed({page, unit: {fence, code}, start, name, platform}: MissedName): string {
  const before = code.slice(0, start).split('\n');
  const line = code.split('\n')[before.length - 1] ?? '';
  return `${page}:${fence.line + before.length - 1}: ${name} (${platform}): ${line.trim()}`;
}
