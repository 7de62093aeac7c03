import {readFileSync} from 'node:fs';
import path from 'node:path';
import {extractFences} from '../samples/fences';
import {findPagesWithSamples, repositoryRoot} from '../samples/pages';
import {checkPageSymbols} from '../samples/symbols';
import type {SampleCount} from './coverage';

/** Counts the members that the samples of all pages name; TypeScript is left to the compiler. */
export function countSamples(root = repositoryRoot): SampleCount[] {
  return findPagesWithSamples(root).flatMap((page) =>
    checkPageSymbols(extractFences(page, readFileSync(path.join(root, page), 'utf8'))),
  );
}
