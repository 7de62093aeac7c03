/**
 * Lighthouse's mobile scores. Lighthouse runs in a separate process, because tsx, which runs the benchmark, transforms
 * the functions that Lighthouse injects into the page so that they need a helper that the page lacks.
 */
import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {launch} from 'chrome-launcher';
import {browserArguments} from '../setup/browserArguments';
import {getFigures} from './lighthouseFigures';
import {showProgress} from './progress';
import type {LighthouseFigures, LighthouseReport} from './lighthouseFigures';

const cli = require.resolve('lighthouse/cli/index.js');

async function runOnce(url: string, port: number): Promise<LighthouseReport> {
  const args = [cli, url, '--output=json', '--quiet', '--no-enable-error-reporting', `--port=${port}`];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  const [code, output, errors] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}:\n${errors.trim()}`);
  const report = JSON.parse(output) as LighthouseReport;
  if (report.runtimeError) throw new Error(`Lighthouse could not rate ${url}: ${report.runtimeError.message}`);
  return report;
}

/**
 * Rates one page after the other, as Lighthouse's defaults have it: a phone on a slow network.
 * @param origin of the served site.
 * @param runs for each page, of which the medians are taken.
 * @throws Error where Lighthouse fails.
 */
export async function measureLighthouse(
  origin: string,
  paths: readonly string[],
  chromePath: string,
  runs: number,
): Promise<LighthouseFigures[]> {
  const chrome = await launch({chromePath, chromeFlags: ['--headless=new', ...browserArguments]});
  try {
    const figures: LighthouseFigures[] = [];
    for (const path of paths) {
      const reports: LighthouseReport[] = [];
      for (let run = 1; run <= runs; run++) {
        const label = `Lighthouse, ${path}, run ${run} of ${runs}`;
        reports.push(await showProgress(label, () => runOnce(origin + path, chrome.port)));
      }
      figures.push(getFigures(path, reports));
    }
    return figures;
  } finally {
    chrome.kill();
  }
}
