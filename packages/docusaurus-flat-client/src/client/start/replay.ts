import {findElement} from './elementReference';
import type {ElementReference} from './elementReference';

/** What the reader did before React was ready. */
export type Action =
  | {type: 'click'}
  | {type: 'details'; open: boolean}
  | {type: 'input'; value: string}
  | {type: 'keydown'; init: KeyboardEventInit; movesTab: boolean};

export type RecordedAction = Action & {target: ElementReference; hadFocus: boolean};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React reports a change only if the value differs from the last one it saw, so its setter is bypassed. */
function setValue(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

function findTarget(action: RecordedAction): HTMLElement | undefined {
  if (action.type !== 'keydown') return findElement(action.target) as HTMLElement | undefined;
  const active = document.activeElement as HTMLElement | null;
  // A second arrow key continues from the tab that the first one selected.
  if (action.movesTab && active?.getAttribute('role') === 'tab') return active;
  return (findElement(action.target) as HTMLElement | undefined) ?? document.body;
}

/** Does what the reader did, if its element is still there. */
export function replay(action: RecordedAction): void {
  const element = findTarget(action);
  if (!element) return;
  if (action.hadFocus) element.focus({preventScroll: true});
  if (action.type === 'click') element.click();
  else if (action.type === 'details') (element as HTMLDetailsElement).open = action.open;
  else if (action.type === 'input') setValue(element as Field, action.value);
  else element.dispatchEvent(new KeyboardEvent('keydown', action.init));
}
