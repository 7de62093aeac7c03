import {defineConfig} from '@playwright/test';
import {browserArguments} from './scripts/setup/browserArguments';
import {brand} from './src/brand';

const port = Number(process.env.TEST_PORT ?? 4173);

/** The stock build (`FLAT=0`) has all that readers see, but not what the flat client adds. */
const folders = [
  'behavior',
  'browser',
  'search',
  'demos',
  'samples',
  'injection',
  ...(process.env.FLAT === '0' ? [] : ['flat']),
];

/** Browser tests run against the production build, at desktop and phone width. */
export default defineConfig({
  testDir: 'tests',
  testMatch: folders.map((folder) => `${folder}/**/*.spec.ts`),
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  // How long a slow machine may take; nothing is slower for it elsewhere, as each wait ends with what it waits for.
  expect: {timeout: 60_000},
  reporter: [['list'], ['json', {outputFile: '.cache/test-results/browser.json'}]],
  use: {
    baseURL: `http://localhost:${port}${brand.baseUrl}`,
    // Recording a trace takes nearly as long as the test itself.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: browserArguments,
    },
  },
  projects: [
    {name: 'desktop', use: {viewport: {width: 1280, height: 900}}, grepInvert: /@phone/},
    {
      name: 'phone',
      use: {viewport: {width: 390, height: 844}, hasTouch: true},
      grepInvert: /@desktop/,
      // What these look at is the same on every screen.
      testIgnore: ['site', 'hosted', 'announcement', 'failures', 'odd-input', 'notFound', 'devServer'].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --plain --port ${port}`,
    url: `http://localhost:${port}${brand.baseUrl}`,
    reuseExistingServer: !process.env.CI,
  },
});
