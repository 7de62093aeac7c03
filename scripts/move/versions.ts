import fs from 'node:fs';
import path from 'node:path';
import {playerVersions} from '../../src/platforms/versions';
import {inVersion} from './places';
import type {Place} from './places';

/** The versions of the player docs that have a page, newest first. */
export function getVersionPages(root: string, place: Place): string[] {
  return playerVersions
    .map(({name}) => name)
    .filter((name) => fs.existsSync(path.join(root, inVersion(place, name).file)));
}
