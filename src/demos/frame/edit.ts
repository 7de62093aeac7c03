/** Applies the reader's edits to the demo's page. */
import {getPlayers, onPlayer} from './players';

let edits = 0;

/** Replaces the style sheet's `<link>` with its new text. */
function editStyles(file: string, text: string): void {
  const isFile = (href: string | null) => href?.replace(/^\.\//, '') === file;
  const link = [...document.querySelectorAll('link[rel="stylesheet"]')].find((element) =>
    isFile(element.getAttribute('href')),
  );
  let style = document.querySelector(`style[data-file="${CSS.escape(file)}"]`);
  if (!style) {
    style = document.createElement('style');
    style.setAttribute('data-file', file);
    if (link) link.replaceWith(style);
    else document.head.append(style);
  }
  style.textContent = text;
}

/** Lets the next player resume where the previous one stopped. */
function keepPlace(): void {
  const [last] = getPlayers();
  if (!last) return;
  const {currentTime, paused} = last;
  const stop = onPlayer((player) => {
    stop();
    const restorePlayback = () => {
      player.removeEventListener('loadedmetadata', restorePlayback);
      if (currentTime > 0) player.currentTime = currentTime;
      if (!paused) player.play();
    };
    player.addEventListener('loadedmetadata', restorePlayback);
  });
}

/** Replaces the body with the new markup, and runs the demo's script again. */
async function editMarkup(text: string): Promise<void> {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  // Only the demo's own scripts may run, and a demo must not navigate: a meta element could redirect the frame.
  for (const element of parsed.querySelectorAll('script, meta, base')) element.remove();
  keepPlace();
  for (const {name} of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const {name, value} of parsed.body.attributes) document.body.setAttribute(name, value);
  document.body.replaceChildren(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)));
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // A new URL makes the browser run the same module again; its imports stay loaded.
  if (entry) await import(`${entry.src}?edit=${++edits}`);
}

/** Applies one edit. Rethrows errors of the demo's script. */
export async function applyEdit(file: string, text: string): Promise<void> {
  if (file.endsWith('.css')) editStyles(file, text);
  else await editMarkup(text);
}
