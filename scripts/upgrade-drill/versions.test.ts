import {expect, it} from 'vitest';
import {readVersion, setDocusaurusVersion} from './versions';

it('takes one exact version', () => {
  expect(readVersion(['4.0.0-canary-6808'])).toBe('4.0.0-canary-6808');
  for (const args of [[], ['next'], ['^3.10.0'], ['3.10.1', '3.9.2']]) {
    expect(() => readVersion(args)).toThrow(/one exact version of Docusaurus.*npm run upgrade:drill/);
  }
});

it('sets the packages of Docusaurus, and no others', () => {
  const manifest = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.1.10'},
    peerDependencies: {'@docusaurus/core': '^3.9.2'},
  };
  expect(setDocusaurusVersion(manifest, '3.10.1')).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.1', react: '19.1.10'},
    peerDependencies: {'@docusaurus/core': '3.10.1'},
  });
});
