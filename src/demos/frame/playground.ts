/** Runs in the playground's frame: takes code from the page around it, runs it once, and reports what it prints. */
import {formatValues} from './formatValues';
import {onPlayer} from './players';
import {isRunMessage, maxOutputLength} from './playgroundProtocol';
import type {OutputLevel, PlaygroundMessage, RunMessage} from './playgroundProtocol';
import {prepareScript} from './prepareScript';

function post(message: PlaygroundMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

const report = (level: OutputLevel, text: string) =>
  post({playground: 'output', level, text: text.slice(0, maxOutputLength)});

function createPrinter(level: OutputLevel, method: 'log' | 'info' | 'debug' | 'warn' | 'error') {
  return (...values: unknown[]) => {
    console[method](...values);
    report(level, formatValues(values));
  };
}

/** The console of the reader's code, which imports it in place of the browser's. */
const printed = {
  log: createPrinter('log', 'log'),
  info: createPrinter('log', 'info'),
  debug: createPrinter('log', 'debug'),
  warn: createPrinter('warn', 'warn'),
  error: createPrinter('error', 'error'),
};
export {printed as console};

/** Addresses of the modules that the code may import (`src/plugins/demos/playground.ts`). */
function getModules(): Record<string, string> {
  const modules = JSON.parse(document.documentElement.dataset.modules ?? '{}') as Record<string, string>;
  return Object.fromEntries(
    Object.entries(modules).map(([name, address]) => [name, new URL(address, window.location.href).href]),
  );
}

function showMarkup(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // A script runs only from its own field, and a meta or base element could lead the frame elsewhere.
  for (const element of parsed.querySelectorAll('script, meta, base')) element.remove();
  document.body.replaceChildren(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)));
}

function run({html, css, script}: RunMessage): void {
  const withLicense = (text: string) => (DEMO_LICENSE ? text.replaceAll('<LICENSE_KEY>', DEMO_LICENSE) : text);
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  showMarkup(withLicense(html));
  const {text, unknown} = prepareScript(withLicense(script), getModules(), import.meta.url);
  for (const name of unknown) {
    report('error', `There is no "${name}" here. Import from ${Object.keys(getModules()).join(' or ')}.`);
  }
  if (unknown.length) return;
  const element = document.createElement('script');
  element.type = 'module';
  // A file of its own, so that errors have the lines that the reader sees.
  element.src = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  document.head.append(element);
}

window.addEventListener('error', ({message, filename, lineno}) =>
  report('error', filename.startsWith('blob:') ? `${message} (line ${lineno})` : message),
);
window.addEventListener('unhandledrejection', ({reason}) => report('error', formatValues([reason])));
document.addEventListener('securitypolicyviolation', ({blockedURI}) =>
  report('error', `Blocked: ${blockedURI}. Code runs here without access to other hosts.`),
);
onPlayer((player) =>
  player.addEventListener('error', ({errorObject: {code, message}}) =>
    report('error', `The player: ${message} (error ${code})`),
  ),
);

let hasRun = false;
window.addEventListener('message', ({data, source, origin}: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== window.location.origin || hasRun || !isRunMessage(data)) return;
  hasRun = true;
  run(data);
});
post({playground: 'ready', engine: DEMO_ENGINE});
