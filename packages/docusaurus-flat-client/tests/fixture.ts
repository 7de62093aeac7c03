/** Builds copies of the fixture site. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const packageDir = path.resolve(__dirname, '..');

/**
 * Copies the fixture site to a folder of its own, inside the package, where Node finds the installed packages.
 * @param files pages to add, by path.
 * @returns path of the copy.
 */
export function copySite(name: string, files: Readonly<Record<string, string>> = {}): string {
  const dir = path.join(packageDir, '.cache', name);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(path.join(__dirname, 'site'), dir, {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

/**
 * Builds a site.
 * @param flat whether with the flat client.
 * @returns contents of the built files, by path.
 * @throws Error with the output of a build that fails.
 */
export async function build(dir: string, flat: boolean): Promise<Map<string, Buffer>> {
  const cli = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs');
  const env = {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', FLAT: flat ? '1' : '0'};
  const child = spawn(process.execPath, [cli, 'build'], {cwd: dir, env});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(output);
  const folder = path.join(dir, 'build');
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = names.filter((file) => fs.statSync(path.join(folder, file)).isFile());
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), fs.readFileSync(path.join(folder, file))]));
}
