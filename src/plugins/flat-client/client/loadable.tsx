/**
 * Replaces react-loadable (@docusaurus/react-loadable 6.0.0) in the browser, with what core's ComponentCreator asks of it. The server
 * keeps the package, which also tells which modules a page used.
 */
import {createElement, useEffect, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';

interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Loaded> {
  loading: ComponentType<LoadingProps>;
  /** Milliseconds before the loading component is told that it takes long. */
  delay?: number;
  render: (loaded: Loaded, props: object) => ReactNode;
}

interface Load<Loaded> {
  promise: Promise<Loaded>;
  isLoading: boolean;
  loaded?: Loaded;
  error?: unknown;
}

type Loadable = ComponentType<object> & {preload: () => Promise<unknown>};

function startLoad<Loaded>(loader: () => Promise<Loaded>): Load<Loaded> {
  const load: Load<Loaded> = {promise: loader(), isLoading: true};
  load.promise.then(
    (loaded) => Object.assign(load, {loaded, isLoading: false}),
    (error: unknown) => Object.assign(load, {error, isLoading: false}),
  );
  return load;
}

/**
 * @param loader called once, by the first `preload` or render, and by a retry.
 * @returns a component that shows what was loaded, at once where it has been.
 */
function createLoadable<Loaded>(loader: () => Promise<Loaded>, options: Options<Loaded>): Loadable {
  const {loading: Loading, delay = 200, render} = options;
  let shared: Load<Loaded> | undefined;
  const getLoad = () => (shared ??= startLoad(loader));

  function LoadableComponent(props: object) {
    const [load, setLoad] = useState(getLoad);
    const [isLoading, setLoading] = useState(load.isLoading);
    const [pastDelay, setPastDelay] = useState(false);

    useEffect(() => {
      if (!load.isLoading) {
        setLoading(false);
        return undefined;
      }
      let isMounted = true;
      const timer = setTimeout(() => setPastDelay(true), delay);
      const onEnd = () => {
        clearTimeout(timer);
        if (isMounted) setLoading(false);
      };
      load.promise.then(onEnd, onEnd);
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [load]);

    if (isLoading || load.isLoading || load.error !== undefined) {
      const retry = () => {
        shared = undefined;
        setPastDelay(false);
        setLoading(true);
        setLoad(getLoad());
      };
      return (
        <Loading
          isLoading={isLoading}
          pastDelay={pastDelay}
          timedOut={false}
          error={load.error ?? null}
          retry={retry}
        />
      );
    }
    return render(load.loaded as Loaded, props);
  }
  LoadableComponent.preload = () => getLoad().promise;
  return LoadableComponent;
}

type Modules = Record<string, unknown>;

async function loadMap(loaders: Readonly<Record<string, () => Promise<unknown>>>): Promise<Modules> {
  const entries = Object.entries(loaders).map(async ([key, loader]) => [key, await loader()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

type ComponentOrModule = ComponentType<object> | {default: ComponentType<object>};

const renderComponent = (loaded: ComponentOrModule, props: object) =>
  createElement('default' in loaded ? loaded.default : loaded, props);

/** One module; `loader` is its import, or gives a component. */
export default function Loadable<Loaded = ComponentOrModule>({
  loader,
  render = renderComponent as (loaded: Loaded, props: object) => ReactNode,
  ...options
}: Omit<Options<Loaded>, 'render'> & Partial<Options<Loaded>> & {loader: () => Promise<Loaded>}): Loadable {
  return createLoadable(loader, {...options, render});
}

/** Several modules by name. */
Loadable.Map = ({loader, ...options}: Options<Modules> & {loader: Record<string, () => Promise<unknown>>}) =>
  createLoadable(() => loadMap(loader), options);
