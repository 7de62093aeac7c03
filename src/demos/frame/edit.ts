/** Applies what a reader edits to the demo's page. */
import {getPlayers, onPlayer} from './players';

let edits = 0;

/** Puts a style sheet's new text in place of its `<link>`. */
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

/** Lets the next player go on where the last one was. */
function keepPlace(): void {
  const [last] = getPlayers();
  if (!last) return;
  const {currentTime, paused} = last;
  const stop = onPlayer((player) => {
    stop();
    const goOn = () => {
      player.removeEventListener('loadedmetadata', goOn);
      if (currentTime > 0) player.currentTime = currentTime;
      if (!paused) player.play();
    };
    player.addEventListener('loadedmetadata', goOn);
  });
}

/** Puts the body of the new markup in place, and runs the demo's script again. */
async function editMarkup(text: string): Promise<void> {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  // Scripts are the demo's own, and a demo leads nowhere: a meta element could send the frame to another page.
  for (const element of parsed.querySelectorAll('script, meta, base')) element.remove();
  keepPlace();
  for (const {name} of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const {name, value} of parsed.body.attributes) document.body.setAttribute(name, value);
  document.body.replaceChildren(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)));
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // Another address makes the browser run the same module again; what it imports stays loaded.
  if (entry) await import(`${entry.src}?edit=${++edits}`);
}

/** Applies one edit. Throws what the demo's script throws. */
export async function applyEdit(file: string, text: string): Promise<void> {
  if (file.endsWith('.css')) editStyles(file, text);
  else await editMarkup(text);
}
