import {expect, it} from 'vitest';
import {followInLine} from './followRelease';

it.each([
  'implementation("com.theoplayer.theoplayer-sdk-android:core:7.8.0")',
  "  pod 'THEOplayer-Integration-GoogleIMA/Base', '7.8.0'",
  '            exact: "7.8.0"',
  'As the dependency rule, take **Exact Version** and enter `7.8.0`.',
  "libraryLocation: '/vendor/theoplayer-7.8.0/',",
  'theoplayer = "7.8.0"',
  'These pages are for release 7.8.0.',
  'The page is about SDK 7.8.0; each entry was met by someone.',
])('follows: %s', (line) => expect(followInLine(line, '7.8.0', '8.0.0')).toBe(line.replace('7.8.0', '8.0.0')));

it.each([
  'In 7.8.0, give the player the address that the redirect leads to.',
  'npm install react-native-theoplayer@7.8.0',
  "  pod 'THEOplayer-Connector-Conviva', '7.8.0'",
  'The page is about `react-native-theoplayer` 7.8.0.',
  'const folder = "theoplayer-7.8.01";',
  'Update to 7.8.0.',
])('is left to a person: %s', (line) => expect(followInLine(line, '7.8.0', '8.0.0')).toBe(line));
