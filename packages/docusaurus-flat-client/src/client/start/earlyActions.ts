/** Records clicks, keys and input that only scripts can handle, and replays them when React has hydrated the page. */
import {findElement, referTo} from './elementReference';
import {replay} from './replay';
import type {Action, RecordedAction} from './replay';

const root = document.documentElement;
const eventTypes = ['click', 'keydown', 'input', 'pointerdown'];

let actions: RecordedAction[] = [];
let haveScriptsFailed = false;

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function record(element: Element, action: Action): void {
  const target = referTo(element);
  const last = actions.at(-1);
  // A second, impatient click would undo the first.
  if (
    action.type === 'click' &&
    last?.type === 'click' &&
    last.target.label === target.label &&
    `${last.target.path}` === `${target.path}`
  ) {
    return;
  }
  actions.push({...action, target, hadFocus: document.activeElement === element});
}

/** Records an action in place of an earlier one of the same kind on the same element. */
function recordLast(element: Element, action: Action): void {
  actions = actions.filter((other) => other.type !== action.type || findElement(other.target) !== element);
  record(element, action);
}

function onInput(target: Element): void {
  recordLast(target, {type: 'input', value: (target as HTMLInputElement).value});
}

/** A button that waits for scripts is disabled, so it fires no click. */
function onPointerDown(event: PointerEvent, target: Element): void {
  const button = target.closest('button:disabled');
  if (button && !event.button) record(button, {type: 'click'});
}

function onClick(event: MouseEvent, target: Element): void {
  // Links work without scripts, but some save a choice as well. Without scripts they need only work as links.
  const links = haveScriptsFailed ? '' : ', a[data-keep-click]';
  const control = target.closest(`button, [role=button], [role=tab], a[href="#"], summary${links}`);
  if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const details = control.parentElement;
  if (control.tagName === 'SUMMARY' && details) {
    // The browser toggles it now, and React must not undo that.
    recordLast(details, {type: 'details', open: !(details as HTMLDetailsElement).open});
    return;
  }
  cancel(event);
  record(control, {type: 'click'});
}

function onKeyDown(event: KeyboardEvent, target: Element): void {
  const {key, code, ctrlKey, metaKey} = event;
  const isEditable = target.closest('input, textarea, select, [contenteditable]');
  const opensSearch = (key === 'k' && (ctrlKey || metaKey)) || (key === '/' && !isEditable);
  const movesTab = /^(Arrow|Home|End)/.test(key) && target.closest('[role=tab]') !== null;
  const opensMenu = key === 'Enter' && target.closest('a[aria-haspopup], li[role=tab]');
  if (!opensSearch && !movesTab && !opensMenu) return;
  cancel(event);
  record(target, {
    type: 'keydown',
    movesTab,
    init: {key, code, ctrlKey, metaKey, bubbles: true, cancelable: true},
  });
}

function onEvent(event: Event): void {
  const {target} = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'input') onInput(target);
  else if (event.type === 'pointerdown') onPointerDown(event as PointerEvent, target);
  else if (event.type === 'click') onClick(event as MouseEvent, target);
  else onKeyDown(event as KeyboardEvent, target);
}

/** One action a frame, so that React renders each before the next. */
function replayNext(): void {
  const action = actions.shift();
  if (!action) return;
  replay(action);
  requestAnimationFrame(replayNext);
}

/** Records actions until the page is hydrated. */
export function recordEarlyActions(): void {
  for (const type of eventTypes) addEventListener(type, onEvent, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const type of eventTypes) removeEventListener(type, onEvent, true);
    replayNext();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}

/** When the scripts cannot be loaded: follows a link whose click was recorded, because a link works without scripts. */
export function followRecordedLink(): void {
  if (haveScriptsFailed) return;
  haveScriptsFailed = true;
  const link = actions.map(({target}) => findElement(target)).find((element) => element?.matches('a[data-keep-click]'));
  (link as HTMLAnchorElement | undefined)?.click();
}
