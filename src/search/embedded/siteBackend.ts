import type {SearchBackend} from '../types';
import {createEmbeddedBackend} from './backend';
import {createWorker} from './createWorker';
import type {SearchManifest} from './manifest';

/** The embedded back end as the site uses it, so that one file brings all of it. */
export function createSiteBackend(manifest: SearchManifest): SearchBackend {
  return createEmbeddedBackend({manifest, createWorker});
}
