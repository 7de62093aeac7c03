/* global document, self, location, performance, addEventListener, removeEventListener, requestIdleCallback, setTimeout,
   requestAnimationFrame, MutationObserver, KeyboardEvent, Event, scrollY, scrollTo, scrollBy, innerHeight */
/**
 * Stands in the head of every page (ssrTemplate.ts) and starts the site's scripts when the page has loaded and the browser is
 * idle, or when the reader first does something. What they click or press before React runs is kept and done then.
 * Plain JavaScript, as it is inlined as it stands.
 */
export default function start(files) {
  const root = document.documentElement;
  const early = ['click', 'keydown', 'input', 'pointerdown'];
  const wakers = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  let kept = [];
  let started = false;
  let failed = false;

  // What is below the first screen is laid out later (belowFold.ts), unless the browser is to show a place down there.
  const [navigation] = performance.getEntriesByType('navigation');
  if (!location.hash && navigation && navigation.type === 'navigate') root.dataset.belowFold = 'later';

  /** What is on the screen stays there: not every browser sees to that, and none when it is about to leave. */
  function layOutAll() {
    if (!root.dataset.belowFold) return;
    const getTop = (element) => element.getBoundingClientRect().top;
    const parts = document.querySelectorAll('.theme-doc-markdown *, .pagination-nav, footer');
    const seen = [...parts].find((part) => part.offsetHeight && getTop(part) >= 0);
    const top = seen && getTop(seen);
    delete root.dataset.belowFold;
    if (seen) scrollBy(0, getTop(seen) - top);
  }

  /** A link or a key that leads down the page finds it laid out; one that leads on leaves a place to come back to. */
  function onLeave({target, key}) {
    if (key ? key === 'End' : target.closest && target.closest('a[href]')) layOutAll();
  }

  /** Who jumps to the end of the page stays there, however high it becomes. */
  function stayAtEnd() {
    if (!root.dataset.belowFold || scrollY + innerHeight < root.scrollHeight - 1) return;
    delete root.dataset.belowFold;
    scrollTo(0, root.scrollHeight);
  }

  function load() {
    if (started) return;
    started = true;
    wakers.forEach((type) => removeEventListener(type, load, true));
    // The page's own files before the runtime, so that it finds them and asks for none of them again.
    files.reverse().forEach((file) => {
      const script = document.createElement('script');
      script.src = file;
      script.async = false;
      script.onerror = leadOn;
      document.head.append(script);
    });
  }

  /** No script will do what was asked, but a link leads on without one. */
  function leadOn() {
    if (failed) return;
    failed = true;
    const link = kept.map(find).find((element) => element && element.matches('a[data-keep-click]'));
    if (link) link.click();
  }

  const whenIdle = () =>
    'requestIdleCallback' in self ? requestIdleCallback(load, {timeout: 1500}) : setTimeout(load, 100);

  /** On a slow device a page can have loaded before it has been painted, and scripts would come first. A hidden page is not painted. */
  const whenPainted = () => (document.hidden ? whenIdle() : requestAnimationFrame(whenIdle));

  /** An element by its place, because React may put another in its stead. */
  function getPlace(element) {
    const place = [];
    for (let e = element; e.parentElement; e = e.parentElement) place.unshift([...e.parentElement.children].indexOf(e));
    return place;
  }
  const getLabel = (e) => e.tagName + (e.getAttribute('aria-label') || e.id || e.textContent);

  function keep(element, action) {
    const last = kept.at(-1);
    const place = getPlace(element);
    const label = getLabel(element);
    // An impatient second click would undo the first.
    if (
      action.type === 'click' &&
      last &&
      last.type === 'click' &&
      last.label === label &&
      `${last.place}` === `${place}`
    )
      return;
    kept.push({...action, place, label, focus: document.activeElement === element});
  }

  function find({place, label}) {
    const there = place.reduce((e, index) => e && e.children[index], root);
    if (there && getLabel(there) === label) return there;
    const [tag] = label.match(/^[A-Z0-9]+/);
    const moved = [...document.getElementsByTagName(tag)].find((e) => getLabel(e) === label);
    // A label may have changed, as that of the color mode switch does.
    return moved || (there && there.tagName === tag && there);
  }

  /** What scripts handle. Details open without them and links lead on, but some save a choice as well. */
  const getControl = (target) =>
    target.closest &&
    target.closest(`button, [role=button], [role=tab], a[href="#"], summary${failed ? '' : ', a[data-keep-click]'}`);

  function onEarly(event) {
    const {type, target, key} = event;
    const editable = target.closest && target.closest('input, textarea, select, [contenteditable]');
    const stop = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (type === 'input') {
      kept = kept.filter((action) => action.type !== 'input' || find(action) !== target);
      keep(target, {type, value: target.value});
    } else if (type === 'pointerdown') {
      // A button that waits for scripts is disabled, so no click comes from it.
      const button = target.closest && target.closest('button:disabled');
      if (button && !event.button) keep(button, {type: 'click'});
    } else if (type === 'click') {
      const control = getControl(target);
      if (!control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (control.tagName === 'SUMMARY') {
        // The browser opens it now; the place keeps it open.
        const details = control.parentElement;
        kept = kept.filter((action) => action.type !== 'details' || find(action) !== details);
        keep(details, {type: 'details', open: !details.open});
        return;
      }
      stop();
      keep(control, {type});
    } else {
      const searches = (key === 'k' && (event.ctrlKey || event.metaKey)) || (key === '/' && !editable);
      const matches = (selector) => target.closest && target.closest(selector);
      const moves = /^(Arrow|Home|End)/.test(key) && matches('[role=tab]');
      const opens = key === 'Enter' && matches('a[aria-haspopup], li[role=tab]');
      if (!searches && !moves && !opens) return;
      stop();
      keep(target, {
        type,
        moves,
        init: {key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true, cancelable: true},
      });
    }
  }

  function replay(action) {
    const {type} = action;
    const {activeElement} = document;
    let element = find(action);
    // The second arrow goes on from the tab that the first one led to.
    if (action.moves && activeElement && activeElement.getAttribute('role') === 'tab') element = activeElement;
    element = element || (type === 'keydown' && document.body);
    if (!element) return;
    if (action.focus) element.focus({preventScroll: true});
    if (type === 'click') element.click();
    else if (type === 'keydown') element.dispatchEvent(new KeyboardEvent(type, action.init));
    else if (type === 'details') element.open = action.open;
    else {
      // React hears of a change only where the value is another than the one it last saw.
      element.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, action.value);
      element.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }

  function onHydrated() {
    early.forEach((type) => removeEventListener(type, onEarly, true));
    const next = () => {
      const action = kept.shift();
      if (!action) return;
      replay(action);
      requestAnimationFrame(next);
    };
    next();
  }

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    onHydrated();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  ['click', 'keydown'].forEach((type) => addEventListener(type, onLeave, true));
  addEventListener('pagehide', layOutAll);
  addEventListener('scroll', stayAtEnd, {passive: true});
  wakers.forEach((type) => addEventListener(type, load, {capture: true, passive: true}));
  early.forEach((type) => addEventListener(type, onEarly, true));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
