import {SearchError} from '../types';

/**
 * Fetches a file of the index.
 * @throws SearchError that tells a missing file from a missing network and from a file that is no JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {credentials: 'same-origin'});
  } catch (error) {
    throw new SearchError('network', `${url}: ${String(error)}`);
  }
  if (!response.ok) {
    throw new SearchError(response.status === 404 ? 'not-found' : 'server', `${url}: status ${response.status}`);
  }
  try {
    return await response.json();
  } catch (error) {
    // Hosts answer a missing file with a page, and connections break in the middle.
    throw new SearchError('malformed', `${url}: ${String(error)}`);
  }
}
