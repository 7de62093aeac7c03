/** Build times and memory: cold, unchanged, and after a one-line edit. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';

export interface BuildFigures {
  kind: 'cold' | 'unchanged' | 'one-line edit';
  seconds: number;
  /** Largest resident set of the build's processes together, MiB; NaN where /proc is missing. */
  peakMemory: number;
}

/** Resident memory of a process and its children, in KiB. */
function getTreeMemory(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return (
      own +
      children
        .split(' ')
        .filter(Boolean)
        .reduce((sum, child) => sum + getTreeMemory(Number(child)), 0)
    );
  } catch {
    return 0;
  }
}

function build(kind: BuildFigures['kind']): Promise<BuildFigures> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('npx', ['--no-install', 'docusaurus', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, getTreeMemory(child.pid ?? 0))), 200);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) reject(new Error(`The ${kind} build failed with ${code}.`));
      else resolve({kind, seconds: (performance.now() - started) / 1000, peakMemory: peak ? peak / 1024 : NaN});
    });
  });
}

/** Builds three times. The edited page is put back, whatever happens. */
export async function measureBuilds(): Promise<BuildFigures[]> {
  for (const dir of ['build', '.docusaurus', 'node_modules/.cache']) fs.rmSync(dir, {recursive: true, force: true});
  const cold = await build('cold');
  const unchanged = await build('unchanged');
  const page = 'docs/faq/index.mdx';
  const text = fs.readFileSync(page, 'utf8');
  try {
    fs.writeFileSync(page, `${text}\nOne more line.\n`);
    const edited = await build('one-line edit');
    return [cold, unchanged, edited];
  } finally {
    fs.writeFileSync(page, text);
    // The figures that follow are of the site as it is.
    await build('unchanged');
  }
}
