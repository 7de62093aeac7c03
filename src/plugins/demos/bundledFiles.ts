import path from 'node:path';

/** Where the demos plugin leaves the list of files that it bundled, as JSON, for `src/plugins/licenses`. */
export function getBundledFilesPath(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'demos', 'bundled-files.json');
}
