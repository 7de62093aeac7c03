/** Words of the playground that depend on its state. */
import {translate} from '@docusaurus/Translate';
import type {LinkError} from './link';
import type {SampleId} from './samples';
import type {PlaygroundControls} from './usePlayground';

export function getSampleTitle(id: SampleId): string {
  switch (id) {
    case 'controls':
      return translate({id: 'site.playground.sample.controls', message: 'Your own controls'});
    case 'ui':
      return translate({id: 'site.playground.sample.ui', message: 'The default UI'});
    case 'events':
      return translate({id: 'site.playground.sample.events', message: 'Events in their order'});
  }
}

export function getLinkProblem(reason: LinkError['reason']): string {
  switch (reason) {
    case 'long':
      return translate({
        id: 'site.playground.link.long',
        message: 'The code in this link is too long for the playground. A sample stands in its place.',
      });
    case 'unknown':
      return translate({
        id: 'site.playground.link.unknown',
        message:
          'This link is of another version of the playground, which cannot be read here. A sample stands in its place.',
      });
    case 'broken':
      return translate({
        id: 'site.playground.link.broken',
        message:
          'The code in this link cannot be read: a part of the address is missing or was changed. Ask for the whole link. A sample stands in its place.',
      });
  }
}

export function getStatus({phase, engine}: PlaygroundControls): string {
  switch (phase) {
    case 'idle':
      return translate({id: 'site.playground.status.idle', message: 'Not running. Nothing is loaded yet.'});
    case 'loading':
      return translate({id: 'site.playground.status.loading', message: 'The player is loading.'});
    case 'failed':
      return translate({
        id: 'site.playground.status.failed',
        message: 'The player could not be loaded. Check the connection, then run the code again.',
      });
    case 'running':
      return engine === 'sdk'
        ? translate({id: 'site.playground.status.sdk', message: 'Runs on the SDK.'})
        : translate({id: 'site.playground.status.preview', message: 'Runs on the preview engine (hls.js).'});
  }
}
