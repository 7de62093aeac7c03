/** The built site on a port of this machine, while something measures it. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {getFreePort} from '../../tests/fixtures/freePort';
import {UsageError} from './usageError';

const script = path.resolve(__dirname, '../serve.mjs');

/**
 * Serves a built site while `use` runs.
 * @param dir the build's folder.
 * @param use gets the origin, without a slash at its end.
 * @returns what `use` returns.
 * @throws UsageError where there is no build; Error where the server does not start.
 */
export async function withServer<T>(dir: string, use: (origin: string) => Promise<T>): Promise<T> {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new UsageError(`There is no built site in ${dir}/. Run "npm run build" first, or leave out --no-builds.`);
  }
  const port = await getFreePort();
  const server = spawn(process.execPath, [script, '--port', String(port), '--dir', dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.once('data', () => resolve());
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    return await use(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}
