/** Runs a production build and measures its time and memory. */
import {spawn} from 'node:child_process';
import {docusaurusCli} from './docusaurusCli';
import {getTreeMemory} from './processMemory';

export interface BuildCost {
  seconds: number;
  /** Peak resident memory of all processes of the build, in MiB; NaN without /proc. */
  peakMemory: number;
}

const shownLines = 15;

/**
 * Builds a site without output, unless it fails.
 * @param siteDir folder of its configuration.
 * @param env settings of the build, in addition to this process's environment.
 * @throws Error with the end of the build's output if the build fails.
 */
export function watchBuild(siteDir: string, env: Readonly<Record<string, string>> = {}): Promise<BuildCost> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [docusaurusCli, 'build'], {
      cwd: siteDir,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, getTreeMemory(child.pid ?? 0))), 200);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - started) / 1000, peakMemory: peak ? peak / 1024 : NaN});
      else
        reject(new Error(`The build ended with ${code}:\n${output.trim().split('\n').slice(-shownLines).join('\n')}`));
    });
  });
}
