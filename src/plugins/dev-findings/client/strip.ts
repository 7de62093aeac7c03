/** The strip at the bottom of a page in the dev server. Plain DOM, so that it works while the page's own components do not. */
import {createStorageSlot} from '@docusaurus/theme-common';
import type {LiveFinding, LiveReport} from '../types';

type Content = string | Node | undefined;

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...content: Content[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content.filter((part): part is string | Node => part !== undefined));
  return element;
}

/** «2 findings in this page» */
export function describeCount(count: number): string {
  return `${count} finding${count === 1 ? '' : 's'} in this page`;
}

function createCommand(command: string): HTMLElement {
  const copy = create('button', {type: 'button', class: 'dev-findings__copy', 'aria-label': `Copy ${command}`}, 'Copy');
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(command).then(() => {
      copy.textContent = 'Copied';
      setTimeout(() => (copy.textContent = 'Copy'), 2000);
    });
  });
  return create('p', {class: 'dev-findings__command'}, create('code', {}, command), copy);
}

function createItem({file, line, column, rule, problem, remedy, source}: LiveFinding): HTMLElement {
  return create(
    'li',
    {},
    create(
      'p',
      {class: 'dev-findings__place'},
      create('code', {}, `${file}:${line}:${column}`),
      create('span', {}, rule),
    ),
    create('p', {}, problem),
    source ? create('pre', {}, source) : undefined,
    remedy ? create('p', {class: 'dev-findings__remedy'}, remedy) : undefined,
  );
}

export interface Strip {
  show: (report: LiveReport) => void;
  hide: () => void;
}

/** Whether the strip is open in this tab, so that a reload leaves it as it was. */
const openSlot = createStorageSlot('dev-findings-open', {persistence: 'sessionStorage'});

/** Adds the strip to the document. It stays open or folded from page to page, and when the dev server reloads the page. */
export function createStrip(): Strip {
  // The text of a status must change in an element that is there before.
  const status = create('p', {role: 'status', class: 'dev-findings__status'});
  const toggle = create('button', {type: 'button', 'aria-expanded': 'false', 'aria-controls': 'dev-findings-list'});
  const list = create('div', {id: 'dev-findings-list', class: 'dev-findings__list', hidden: ''});
  const strip = create(
    'aside',
    {'aria-label': 'Findings', class: 'dev-findings'},
    create('div', {class: 'dev-findings__bar'}, status, toggle),
    list,
  );
  let shown = '';

  function setOpen(isOpen: boolean): void {
    toggle.setAttribute('aria-expanded', String(isOpen));
    toggle.textContent = isOpen ? 'Hide' : 'Show';
    list.hidden = !isOpen;
    openSlot.set(String(isOpen));
  }
  setOpen(openSlot.get() === 'true');
  toggle.addEventListener('click', () => setOpen(list.hidden));
  strip.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape' || list.hidden) return;
    setOpen(false);
    toggle.focus();
  });

  function setCount(count: number, note = ''): void {
    status.textContent = count ? describeCount(count) + note : '';
    // Not a class: the head of each page sets the root's classes anew, at times after the findings have come.
    document.documentElement.toggleAttribute('data-dev-findings', count > 0);
  }

  return {
    show({file, findings, isWhole}) {
      if (!strip.isConnected) document.body.append(strip);
      setCount(findings.length, isWhole ? '' : ' so far: checking samples …');
      const next = JSON.stringify(findings);
      // A copied command or a selection in the list stays where nothing is new.
      if (next === shown) return;
      shown = next;
      const commands = [file, ...(findings.some(({canFix}) => canFix) ? [`--fix ${file}`] : [])];
      list.replaceChildren(
        create('ol', {}, ...findings.map(createItem)),
        ...commands.map((argument) => createCommand(`npm run check -- ${argument}`)),
      );
    },
    hide() {
      setCount(0);
      shown = '';
    },
  };
}
