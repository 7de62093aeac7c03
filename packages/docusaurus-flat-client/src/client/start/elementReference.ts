/** Finds an element again after React may have replaced it. */
export interface ElementReference {
  /** Index of each ancestor among its siblings, from the root down to the element. */
  path: number[];
  tag: string;
  /** What comes closest to an accessible name. */
  label: string | null;
}

const getLabel = (element: Element) => element.getAttribute('aria-label') || element.id || element.textContent;

/** @param element in the document. */
export function referTo(element: Element): ElementReference {
  const path: number[] = [];
  for (let current = element; current.parentElement; current = current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
  }
  return {path, tag: element.tagName, label: getLabel(element)};
}

/**
 * @returns the element at the same position with the same label, else one with the same label elsewhere. If there is
 * none, the element at the position with the same tag: labels change, for example that of the color mode switch.
 */
export function findElement({path, tag, label}: ElementReference): Element | undefined {
  const start: Element | undefined = document.documentElement;
  const atPath = path.reduce((element: Element | undefined, index) => element?.children[index], start);
  const isSame = (element: Element | undefined) => element?.tagName === tag && getLabel(element) === label;
  if (isSame(atPath)) return atPath;
  return [...document.getElementsByTagName(tag)].find(isSame) ?? (atPath?.tagName === tag ? atPath : undefined);
}
