/**
 * Stands in for react-helmet-async 1.3.0 in the browser, where a head manager has little to do: the server has written the head, and
 * only navigation changes it. The server keeps the package.
 */
import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {applyHead} from './apply';
import {mergeStates} from './elements';
import {readChildren} from './read';

interface Props {
  children?: ReactNode;
}

/** The children of each `<Head>` that is on the page, by its place. */
const heads = new Map<number, ReactNode>();
let nextPlace = 0;
let frame = 0;

function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const places = [...heads].sort(([a], [b]) => a - b);
    applyHead(mergeStates(places.map(([, children]) => readChildren(children))));
  });
}

/** `<Head>` of Docusaurus. */
export function Helmet({children}: Props): null {
  // A component renders before what is in it, so inner ones have later places, which decide.
  const [place] = useState(() => nextPlace++);
  useEffect(() => {
    heads.set(place, children);
    update();
  }, [place, children]);
  useEffect(
    () => () => {
      heads.delete(place);
      update();
    },
    [place],
  );
  return null;
}

/** Nothing to provide: there is one document. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
