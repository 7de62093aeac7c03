/** The worker's entry point: receives and sends messages. */
// The plugin's option `knowledge` puts the site's module in the place of the empty one.
import {knowledge} from 'docusaurus-local-search/knowledge';
import {SearchError} from '../types';
import {fetchJson} from './fetchJson';
import type {FromWorker, ToWorker} from './protocol';
import {SearchService} from './service';

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const post = (message: FromWorker) => scope.postMessage(message);
let service: SearchService | undefined;

function getService(): SearchService {
  if (!service) throw new SearchError('worker', 'The search worker received a search before its manifest.');
  return service;
}

async function reply(id: number, answer: () => Promise<FromWorker>): Promise<void> {
  try {
    post(await answer());
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'worker';
    post({type: 'failure', id, failure, message: String(error)});
  }
}

scope.onmessage = ({data}) => {
  switch (data.type) {
    case 'start':
      service = new SearchService({
        manifest: data.manifest,
        knowledge,
        fetchJson,
        pause: () => new Promise((resolve) => setTimeout(resolve)),
        onMore: () => post({type: 'more'}),
      });
      break;
    case 'warm':
      // The same failure occurs in the search, which reports it.
      getService()
        .warm(data.tags)
        .catch(() => undefined);
      break;
    case 'search': {
      const {id, request} = data;
      void reply(id, async () => ({type: 'answer', id, response: await getService().search(request)}));
      break;
    }
    case 'top': {
      const {id, tag, platform} = data;
      void reply(id, async () => ({type: 'top', id, hits: await getService().getTopPages(tag, platform)}));
      break;
    }
  }
};
