import type {SearchBackend} from '../types';
import {createEmbeddedBackend} from './backend';
import {createWorker} from './createWorker';
import type {SearchManifest} from './manifest';

/** The back end that searches the site's own index in a worker, in one module so that it loads as one file. */
export function createLocalBackend(manifest: SearchManifest): SearchBackend {
  return createEmbeddedBackend({manifest, createWorker});
}
