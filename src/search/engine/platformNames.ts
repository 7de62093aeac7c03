import {playerPlatforms} from '../../platforms/platforms';

/** Words that name a platform. */
const platformWords: readonly {words: readonly string[]; platform: string}[] = [
  ...playerPlatforms
    .filter(({isTopic}) => !isTopic)
    .map(({platform}) => ({words: platform.split('-'), platform: platform as string})),
  {words: ['rn'], platform: 'react-native'},
  {words: ['tvos'], platform: 'ios'},
  {words: ['iphone'], platform: 'ios'},
  {words: ['ipad'], platform: 'ios'},
  {words: ['swift'], platform: 'ios'},
  {words: ['kotlin'], platform: 'android'},
  {words: ['brightscript'], platform: 'roku'},
  {words: ['dart'], platform: 'flutter'},
  {words: ['javascript'], platform: 'web'},
  {words: ['html'], platform: 'web'},
  {words: ['html5'], platform: 'web'},
];

/** Platforms named by words: «conviva android», «rn drm». */
export function getNamedPlatforms(words: readonly string[]): string[] {
  const found = new Set<string>();
  words.forEach((_, at) => {
    for (const {words: name, platform} of platformWords) {
      if (name.every((word, i) => words[at + i] === word)) found.add(platform);
    }
  });
  return [...found];
}
