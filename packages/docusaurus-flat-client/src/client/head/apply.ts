import type {Attributes, HeadState, HeadTag} from './elements';

/** Marks what stands in the head by a `<Head>`; on `html` and `body` it lists the attributes that do. The server writes it too. */
const mark = 'data-rh';

function createTag({type, attributes, content}: HeadTag): Element {
  const element = document.createElement(type);
  element.setAttribute(mark, 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // An empty text would make it another element than the server's.
  if (content) element.append(content);
  return element;
}

function applyAttributes(element: Element, attributes: Attributes): void {
  const before = element.getAttribute(mark)?.split(',') ?? [];
  for (const name of before) if (name && !(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names) element.setAttribute(mark, names);
  else element.removeAttribute(mark);
}

/** Makes the document's head what it should be; what is so already stays untouched. */
export function applyHead({title, html, body, tags}: HeadState): void {
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);
  if (title !== undefined && document.title !== title) document.title = title;
  const old = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const tag of tags) {
    const element = createTag(tag);
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) old.splice(same, 1);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}
