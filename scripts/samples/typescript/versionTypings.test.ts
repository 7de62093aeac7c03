import {describe, expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {playerVersions} from '../../../src/platforms/versions';
import {getInstalls} from '../installTypings';
import {getDependencies, getModuleFiles} from './versionTypings';

const root = process.cwd();
const table = {v7: {theoplayer: {release: '7.1.0', modules: {theoplayer: 'a.d.ts'}}}};

describe('typings of versions', () => {
  it.each(playerVersions.map(({name}) => name))('%s has its own, and they are installed', (version) => {
    expect(Object.keys(getModuleFiles(version, root))).toContain('theoplayer');
  });

  it('are those of package.json (npm run typings)', () => {
    expect(packageJson.devDependencies).toMatchObject(getDependencies());
  });

  it('are named where a row or a package is missing', () => {
    expect(() => getModuleFiles('v9', root)).toThrow(/no row "v9".*npm run typings/);
    expect(() => getModuleFiles('v7', root, table)).toThrow(/theoplayer-v7 is missing.*npm run typings/);
  });

  it('are those of the current docs for a snapshot of the same release', () => {
    const both = {current: table.v7, v7: table.v7};
    expect(getDependencies(both)).toEqual({theoplayer: '7.1.0'});
    expect(getModuleFiles('v7', root, both)).toEqual({theoplayer: 'theoplayer/a.d.ts'});
  });
});

describe('getInstalls', () => {
  it('asks for what package.json lacks', () => {
    const wanted = {...getDependencies(table), theoplayer: '8.0.0'};
    expect(getInstalls(wanted, {theoplayer: '8.0.0'}, () => '7.1.0')).toEqual(['theoplayer-v7@npm:theoplayer@7.1.0']);
  });

  it('says which release is not on npm, and which one is', () => {
    const find = (specifier: string) => (specifier === 'theoplayer' ? '7.2.0' : undefined);
    expect(() => getInstalls({theoplayer: '8.0.0'}, {}, find)).toThrow(
      /theoplayer 8\.0\.0 is not on npm; its newest release there is 7\.2\.0.*typings\.json/,
    );
  });
});
