/** Installs what a command needs and is not there yet. Plain JavaScript: it runs before anything is installed. */
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const stamp = 'node_modules/.setup-stamp';

/** Installs the packages of the lockfile where they are missing or the lockfile has changed. */
export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (npm ci) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {stdio: 'inherit', shell: process.platform === 'win32'});
  writeFileSync(stamp, lock);
}

/** Chromium without a window: the tests take half the time in it. Debian has it as a package of its own. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findBrowser() {
  return candidates.find((path) => path && existsSync(path));
}

/** Path of Playwright's own Chromium, or undefined where it is not installed. */
async function findPlaywrightBrowser() {
  const {chromium} = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Path of a Chromium that is installed, or undefined where there is none. */
export const findChromium = async () => findBrowser() ?? (await findPlaywrightBrowser());

const isDebian = () => existsSync('/etc/debian_version');
const isRoot = () => process.getuid?.() === 0;

/** Installs Debian packages, as root or by sudo, and starts no service of theirs. */
function installWithApt(...packages) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const [command, ...before] = isRoot() ? ['apt-get'] : ['sudo', '-n', 'env', 'RUNLEVEL=1', 'apt-get'];
  spawnSync(command, [...before, 'update'], {stdio: 'inherit', env});
  spawnSync(command, [...before, 'install', '-y', '--no-install-recommends', ...packages], {stdio: 'inherit', env});
}

/**
 * A Chromium for the tests and the benchmark: from apt (root on Debian), else the one of the machine, else Playwright's
 * own.
 * @returns path of its executable.
 * @throws where there is none after all.
 */
export async function ensureBrowser() {
  const isRootOnDebian = isRoot() && isDebian();
  if (isRootOnDebian && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
    console.log('Installing Chromium (apt-get) …');
    installWithApt('chromium-headless-shell', 'fonts-liberation');
  }
  const found = await findChromium();
  if (found) return found;
  if (isRootOnDebian) {
    installWithApt('chromium', 'fonts-liberation');
  } else {
    console.log('Installing Chromium (Playwright) …');
    execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  }
  const installed = await findChromium();
  if (!installed)
    throw new Error('No Chromium found after installing one. Set CHROMIUM_PATH to the browser to test with.');
  return installed;
}

/**
 * Installs from apt what is missing: on Debian and Ubuntu, as root or, in CI, by sudo. Elsewhere it does nothing, and the tests say what
 * they leave out.
 * @param what is installed, for the reader of the log.
 * @param files that are there once it is.
 * @param packages of apt.
 */
function ensureByApt(what, files, packages) {
  const isMissing = files.some((file) => !existsSync(file));
  if (!isMissing || !isDebian() || !(isRoot() || process.env.CI)) return;
  console.log(`Installing ${what} (apt-get) …`);
  installWithApt(...packages);
}

/** The web servers that the generated configurations are tested with. Installing them starts none. */
export const ensureServers = () =>
  ensureByApt(
    'nginx and Caddy',
    ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/caddy'],
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'],
  );

/** The browsers of other engines: Firefox, and WebKit with a display to show its window on and decoders for the demos. */
export function ensureEngines() {
  ensureByApt('Firefox', ['/usr/bin/firefox-esr'], ['firefox-esr']);
  ensureByApt(
    'WebKit',
    ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    [
      ...['webkit2gtk-driver', 'xvfb'],
      ...['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-gl'],
    ],
  );
}

/** The JDK that the samples in Kotlin and Java are compiled with. */
export const ensureJdk = () => ensureByApt('a JDK', ['/usr/bin/javac'], ['default-jdk-headless']);
