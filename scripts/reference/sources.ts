/** Where the symbols of each platform come from, and which version of the docs describes each major version. */
import type {ReferencePlatform} from '../../src/reference/types';
import {readTypeDoc} from './formats/typedoc';
import type {SourceReader} from './sourceTypes';

export interface PlatformSource {
  read: SourceReader;
  /** The version of the docs for each major version of the SDK. */
  docs: Record<string, string>;
  /** What the folder is, for people and for the data file. */
  source: string;
}

const playerVersions = {7: 'current', 6: 'v6', 4: 'v4'};
const published = 'published reference, THEOplayer/documentation at 45e1ca20';

export const sources: Partial<Record<ReferencePlatform, PlatformSource>> = {
  web: {read: readTypeDoc, docs: playerVersions, source: `${published} (TypeDoc)`},
};
