/** How many of the SDK's names in samples lead to the reference. New samples whose names are not found lower a share. */
import {expect, it} from 'vitest';
import {readFiles} from '../../src/reference/files';
import type {ReferencePlatform} from '../../src/reference/types';
import {findPagesWithSamples, repositoryRoot} from '../samples/pages';
import {sumCounts} from './coverage';
import {countSamples} from './sampleCounts';
import {countScripts} from './scriptCounts';

/** The least share of each platform, in all versions. The UI kits that are left out have fewer than 40 names in samples. */
const least: Partial<Record<ReferencePlatform, number>> = {
  web: 0.95,
  android: 0.9,
  ios: 0.85,
  'react-native': 0.95,
  flutter: 0.8,
  roku: 0.7,
  'open-video-ui-react-native': 0.9,
};

it('names of the SDK in samples lead to the reference', () => {
  const files = readFiles();
  const counts = [
    ...countSamples(),
    ...countScripts(findPagesWithSamples(repositoryRoot), files, repositoryRoot).counts,
  ];
  const low = files.flatMap(({platform, versions}) =>
    versions.flatMap(({key, number}) => {
      const {resolved, all} = sumCounts(counts, platform, key);
      const share = resolved / all;
      return platform in least && !(share >= least[platform]!) ? [`${platform} ${number}: ${share.toFixed(3)}`] : [];
    }),
  );
  expect(low, 'npm run reference -- --coverage --missed lists the names').toEqual([]);
});
