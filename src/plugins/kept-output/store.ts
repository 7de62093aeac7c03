import fs from 'node:fs';
import path from 'node:path';
import {getStamp, isSameStamp} from '../fileStamp';
import type {Stamp} from '../fileStamp';
import {readJsonFile, writeJsonFile} from '../jsonFile';

export interface Store {
  /** Moves the output folder aside. @returns false where it cannot be, or is not of a whole build: it is to be deleted then. */
  putAside(outDir: string): boolean;
  /** Puts back the folders that were moved aside, and of their files those that are wanted and as the last build left them. */
  putBack(outDir: string, isWanted: (file: string) => boolean): void;
  /** When all is written: folders without a file go, and how the files were left is remembered. */
  remember(outDir: string): void;
}

/** Files of a folder and its folders, as paths relative to it. */
function listFiles(folder: string): string[] {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** @returns whether the folder itself was empty and is gone. */
function removeEmptyFolders(folder: string): boolean {
  const left = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !entry.isDirectory() || !removeEmptyFolders(path.join(folder, entry.name)));
  if (left.length === 0) fs.rmdirSync(folder);
  return left.length === 0;
}

/** @param folder holds the output of the last build while the next is under way, and `files.json`. */
export function createStore(folder: string): Store {
  const aside = path.join(folder, 'files');
  const list = path.join(folder, 'files.json');

  return {
    putAside(outDir) {
      // After a build that failed, what was put aside before is still there.
      if (fs.existsSync(aside) || !fs.existsSync(list)) return false;
      try {
        fs.renameSync(outDir, aside);
        return true;
      } catch {
        // Nothing to move, or on another disk.
        return false;
      }
    },

    putBack(outDir, isWanted) {
      const stamps = (readJsonFile(list) ?? {}) as Record<string, Stamp>;
      // Written again when this build ends.
      fs.rmSync(list, {force: true});
      if (!fs.existsSync(aside)) return;
      for (const file of listFiles(aside)) {
        const full = path.join(aside, file);
        if (!isWanted(file) || !isSameStamp(stamps[file], getStamp(full))) fs.unlinkSync(full);
      }
      fs.mkdirSync(outDir, {recursive: true});
      for (const name of fs.readdirSync(aside)) {
        const target = path.join(outDir, name);
        if (!fs.existsSync(target)) fs.renameSync(path.join(aside, name), target);
      }
      fs.rmSync(aside, {recursive: true});
    },

    remember(outDir) {
      removeEmptyFolders(outDir);
      writeJsonFile(
        list,
        Object.fromEntries(listFiles(outDir).map((file) => [file, getStamp(path.join(outDir, file))])),
      );
    },
  };
}
