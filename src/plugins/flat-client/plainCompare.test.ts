import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findPackageFile} from './packageFiles';
import plainCompare from './plainCompare.cjs';

describe('plainCompare', () => {
  it.each([
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    '@docusaurus/theme-common/lib/utils/reactUtils.js',
  ])('leaves no localeCompare in %s', (file) => {
    const source = fs.readFileSync(findPackageFile(file), 'utf8');
    expect(source).toContain('.localeCompare(');
    expect(plainCompare(source)).not.toContain('.localeCompare(');
  });

  it('sorts paths as before', () => {
    const compared = plainCompare('(a, b) => b[1].path.localeCompare(a[1].path)');
    const compare = eval(compared) as (a: [string, {path: string}], b: [string, {path: string}]) => number;
    const paths = ['/docs/', '/docs/player/', '/docs/open-video-ui/', '/docs/contributing/', '/docs/player/'];
    const entries = paths.map((path): [string, {path: string}] => ['id', {path}]);
    expect(entries.sort(compare).map(([, {path}]) => path)).toEqual([...paths].sort((a, b) => b.localeCompare(a)));
  });
});
