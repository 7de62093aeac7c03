/** Where the symbols of each platform come from, and which version of the docs describes each major version. */
import type {ReferencePlatform} from '../../src/reference/types';
import {readDart} from './formats/dart';
import {readDokka} from './formats/dokka';
import {readJazzy} from './formats/jazzy';
import {readKotlin} from './formats/kotlin';
import {readRokuTables} from './formats/rokuTables';
import {readTypeDoc} from './formats/typedoc';
import {readTypeScript} from './formats/typescript';
import {addMissing} from './addMissing';
import {readSwiftInterface} from './formats/swiftInterface';
import type {SourceType} from './sourceTypes';

export interface PlatformSource {
  /**
   * Reads the symbols of one version.
   * @param others further paths, for a platform that has a second source.
   * @throws an error that names the file and what was not understood.
   */
  read: (folder: string, others: readonly string[]) => SourceType[] | Promise<SourceType[]>;
  /** The version of the docs for each major version of the SDK. */
  docs: Record<string, string>;
  /** What the symbols are from; `%` stands for the version. */
  source: string;
  /** What to give as the folder. */
  folder: string;
}

const playerVersions = {7: 'current', 6: 'v6', 4: 'v4'};
const published = 'published reference, THEOplayer/documentation at 45e1ca20';

export const sources: Record<ReferencePlatform, PlatformSource> = {
  web: {
    read: readTypeDoc,
    docs: playerVersions,
    source: `${published} (TypeDoc)`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/web',
  },
  android: {
    read: readDokka,
    docs: playerVersions,
    source: `${published} (Dokka)`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/android',
  },
  ios: {
    read: (folder, interfaces) => interfaces.map(readSwiftInterface).reduce(addMissing, readJazzy(folder)),
    docs: playerVersions,
    source: `${published} (jazzy); Swift interfaces of THEOplayer/theoplayer-sdk-ios %`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/ios and the .swiftinterface files of the release',
  },
  'react-native': {
    read: readTypeScript,
    docs: {7: 'current', 3: 'v6', 1: 'v4'},
    source: 'npm react-native-theoplayer@%',
    folder: 'node_modules/react-native-theoplayer',
  },
  flutter: {
    read: readDart,
    docs: {7: 'current'},
    source: 'THEOplayer/flutter-theoplayer-sdk, tag %',
    folder: 'flutter_theoplayer_sdk/lib/theoplayer.dart of a checkout',
  },
  roku: {
    read: readRokuTables,
    docs: playerVersions,
    source: 'api-reference/roku of this site',
    folder: 'docs/api-reference/roku.mdx',
  },
  'open-video-ui-web': {
    read: readTypeScript,
    docs: {1: 'current'},
    source: 'npm @theoplayer/web-ui@%',
    folder: 'node_modules/@theoplayer/web-ui',
  },
  'open-video-ui-react': {
    read: readTypeScript,
    docs: {1: 'current'},
    source: 'THEOplayer/web-ui, tag v%, react/src',
    folder: 'react/src/index.ts of a checkout',
  },
  'open-video-ui-react-native': {
    read: readTypeScript,
    docs: {0: 'current'},
    source: 'npm @theoplayer/react-native-ui@%',
    folder: 'node_modules/@theoplayer/react-native-ui',
  },
  'open-video-ui-android': {
    read: readKotlin,
    docs: {1: 'current'},
    source: 'THEOplayer/android-ui, tag v%',
    folder: 'ui/src/main/java of a checkout',
  },
};
