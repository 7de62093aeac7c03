import {Children, Fragment, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';
import type {Attributes, HeadState, HeadTag} from './elements';

/** Names that React spells in its own way; all others are the same in HTML, but for case. */
const attributeNames: Readonly<Record<string, string | undefined>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

const toText = (children: ReactNode): string => (Array.isArray(children) ? children.join('') : String(children ?? ''));

function readAttributes(props: Readonly<Record<string, unknown>>): Attributes {
  const entries = Object.entries(props).filter(([name]) => name !== 'children');
  return Object.fromEntries(
    entries.map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value ?? '')]),
  );
}

/** All elements, those within fragments too. */
function listElements(children: ReactNode): ReactElement<Record<string, unknown>>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    return child.type === Fragment ? listElements(child.props.children as ReactNode) : [child];
  });
}

/** What the children of a `<Head>` ask for. */
export function readChildren(children: ReactNode): HeadState {
  let title: string | undefined;
  let html: Attributes = {};
  let body: Attributes = {};
  const tags: HeadTag[] = [];
  for (const {type, props} of listElements(children)) {
    const attributes = readAttributes(props);
    const content = toText(props.children as ReactNode);
    if (type === 'title') title = content;
    else if (type === 'html') html = {...html, ...attributes};
    else if (type === 'body') body = {...body, ...attributes};
    else if (typeof type === 'string') tags.push({type, attributes, content});
  }
  return {title, html, body, tags};
}
