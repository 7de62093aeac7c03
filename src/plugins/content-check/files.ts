import fs from 'node:fs';
import path from 'node:path';

const MiB = 1024 * 1024;

/** Maximum size of a file in bytes, by kind. The largest page has less than 200 KB. */
const limits = [
  {files: /\.mdx?$/, bytes: MiB / 2, kind: 'page', remedy: 'Split it into pages that a reader can find their way in'},
  {
    files: /\.(png|jpe?g|gif|webp|avif|svg)$/i,
    bytes: 2 * MiB,
    kind: 'picture',
    remedy: 'Scale it to the width it is shown at and save it as WebP',
  },
];

/**
 * Finds files in page folders that nobody meant to publish.
 * @param siteDir that the paths in the answer are relative to.
 * @param folders below it; those that do not exist are passed over.
 * @returns what is wrong, with file, line and remedy, in the order of the paths.
 */
export function findFileProblems(siteDir: string, folders: readonly string[]): string[] {
  const problems: string[] = [];
  const walk = (folder: string) => {
    const entries = fs.readdirSync(path.join(siteDir, folder), {withFileTypes: true});
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        problems.push(
          `${file}:1: a symbolic link, which would publish the same pages again under other addresses. ` +
            'Put the file itself here, or import it as a partial.',
        );
      } else if (entry.isDirectory()) {
        walk(file);
      } else {
        const limit = limits.find(({files}) => files.test(entry.name));
        if (!limit) continue;
        const {size} = fs.statSync(path.join(siteDir, file));
        if (size <= limit.bytes) continue;
        problems.push(
          `${file}:1: the ${limit.kind} has ${(size / MiB).toFixed(1)} MB; at most ${limit.bytes / MiB} MB are allowed. ${limit.remedy}.`,
        );
      }
    }
  };
  for (const folder of folders) if (fs.existsSync(path.join(siteDir, folder))) walk(folder);
  return problems;
}
