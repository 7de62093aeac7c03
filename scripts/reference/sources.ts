/** Where the symbols of each platform come from. */
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
  /** What the symbols are from; `%` stands for the version. */
  source: string;
  /** What to give as the folder. */
  folder: string;
}

const published = 'published reference, THEOplayer/documentation at 45e1ca20';

export const sources: Record<ReferencePlatform, PlatformSource> = {
  web: {
    read: readTypeDoc,
    source: `${published} (TypeDoc)`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/web',
  },
  android: {
    read: readDokka,
    source: `${published} (Dokka)`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/android',
  },
  ios: {
    read: (folder, interfaces) => interfaces.map(readSwiftInterface).reduce(addMissing, readJazzy(folder)),
    source: `${published} (jazzy); Swift interfaces of THEOplayer/theoplayer-sdk-ios %`,
    folder: 'theoplayer/static/theoplayer/v7/api-reference/ios and the .swiftinterface files of the release',
  },
  'react-native': {
    read: readTypeScript,
    source: 'npm react-native-theoplayer@%',
    folder: 'node_modules/react-native-theoplayer',
  },
  flutter: {
    read: readDart,
    source: 'THEOplayer/flutter-theoplayer-sdk, tag %',
    folder: 'flutter_theoplayer_sdk/lib/theoplayer.dart of a checkout',
  },
  roku: {
    read: readRokuTables,
    source: 'api-reference/roku of this site',
    folder: 'docs/api-reference/roku.mdx',
  },
  'open-video-ui-web': {
    read: readTypeScript,
    source: 'npm @theoplayer/web-ui@%',
    folder: 'node_modules/@theoplayer/web-ui',
  },
  'open-video-ui-react': {
    read: readTypeScript,
    source: 'THEOplayer/web-ui, tag v%, react/src',
    folder: 'react/src/index.ts of a checkout',
  },
  'open-video-ui-react-native': {
    read: readTypeScript,
    source: 'npm @theoplayer/react-native-ui@%',
    folder: 'node_modules/@theoplayer/react-native-ui',
  },
  'open-video-ui-android': {
    read: readKotlin,
    source: 'THEOplayer/android-ui, tag v%',
    folder: 'ui/src/main/java of a checkout',
  },
};
