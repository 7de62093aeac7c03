import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {playerVersions} from '../../platforms/versions';
import {readFile} from '../../reference/files';
import {listShards} from './shards';
import {listSignatures} from './symbols';

describe('listSignatures', () => {
  it('has the types of a platform with signatures, versions and pages', () => {
    const {product, platform, types} = listSignatures(readFile('web'), '/docs/');
    expect([product, platform]).toEqual(['default', 'web']);
    const type = types.find(({name}) => name === 'ABRConfiguration');
    expect(type).toMatchObject({
      signature: expect.stringMatching(/^interface ABRConfiguration/),
      versions: playerVersions.map(({name}) => name).reverse(),
      url: '/docs/player/reference/web/abrconfiguration/',
    });
    expect(type?.members.find(({name}) => name === 'clearBufferWhenSettingTargetQuality')).toMatchObject({
      versions: playerVersions
        .map(({name}) => name)
        .reverse()
        .slice(1),
      url: '/docs/player/reference/web/abrconfiguration/#clearBufferWhenSettingTargetQuality',
    });
  });
});

describe('listShards', () => {
  const write = (names: readonly string[]) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shards-'));
    fs.mkdirSync(path.join(dir, 'assets/search'), {recursive: true});
    for (const name of names) fs.writeFileSync(path.join(dir, 'assets/search', name), '{}');
    return dir;
  };

  it('finds the two files of each facet', async () => {
    const dir = write(['docs-default-v6.heads.0a1b2c3d.json', 'docs-default-v6.texts.3d2c1b0a.json']);
    expect(await listShards(dir)).toEqual({
      'docs-default-v6': {
        heads: 'assets/search/docs-default-v6.heads.0a1b2c3d.json',
        texts: 'assets/search/docs-default-v6.texts.3d2c1b0a.json',
      },
    });
  });

  it('stops where one of them is missing', async () => {
    await expect(listShards(write(['docs-default-v6.heads.0a1b2c3d.json']))).rejects.toThrow(
      'only one of the two files',
    );
  });
});
