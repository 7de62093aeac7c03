import type {SearchBackend} from '../types';
import {createEmbeddedBackend} from './backend';
import {createWorker} from './createWorker';
import type {SearchManifest} from './manifest';

/** The site's embedded back end, in one module so that it loads as one file. */
export function createSiteBackend(manifest: SearchManifest): SearchBackend {
  return createEmbeddedBackend({manifest, createWorker});
}
