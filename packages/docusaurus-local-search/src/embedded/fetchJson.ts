import {SearchError} from '../types';

/**
 * Fetches a file of the index.
 * @throws SearchError whose code distinguishes a missing file, a network failure and invalid JSON.
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
    // Hosts may return an HTML page for a missing file, and connections may break midway.
    throw new SearchError('malformed', `${url}: ${String(error)}`);
  }
}
