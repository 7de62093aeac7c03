import {translate} from '@docusaurus/Translate';
import type {DemoState} from './useDemo';

/** A one-line status of the demo, announced to screen readers when it changes. */
export function getStatus(state: DemoState): string {
  switch (state.phase) {
    case 'idle':
      return translate({id: 'site.demo.status.idle', message: 'Not running. Nothing is loaded yet.'});
    case 'loading':
      return translate({id: 'site.demo.status.loading', message: 'The demo is loading.'});
    case 'failed':
      return translate({id: 'site.demo.status.failed', message: 'The demo could not be loaded.'});
    case 'running':
      return state.engine === 'sdk'
        ? translate({id: 'site.demo.status.sdk', message: 'Runs on the SDK, UI kit {kit}.'}, {kit: state.kit})
        : translate(
            {id: 'site.demo.status.preview', message: 'Runs on the preview engine (hls.js), UI kit {kit}.'},
            {kit: state.kit},
          );
  }
}
