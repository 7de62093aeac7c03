import {SearchError} from './types';
import type {SearchBackend} from './types';

/**
 * A back end whose code is loaded on first use. A failed load is retried at the next search.
 * @param load imports the back end; called again only after a failure.
 */
export function createLazyBackend(load: () => Promise<SearchBackend>): SearchBackend {
  let loaded: Promise<SearchBackend> | undefined;

  function get(): Promise<SearchBackend> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw new SearchError('network', `The search could not be loaded: ${String(error)}`);
    });
    return loaded;
  }

  return {
    warm(tags) {
      get().then(
        (backend) => backend.warm(tags),
        () => undefined,
      );
    },
    search: async (request) => (await get()).search(request),
    async getTopPages(tag, platform) {
      try {
        return await (await get()).getTopPages(tag, platform);
      } catch {
        return [];
      }
    },
    onMore(callback) {
      let stopped = false;
      let stop = () => {};
      get().then(
        (backend) => {
          if (!stopped) stop = backend.onMore(callback);
        },
        () => undefined,
      );
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
