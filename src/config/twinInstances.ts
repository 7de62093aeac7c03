import {brand} from '../brand';
import type {InstanceNames} from '../plugins/markdown-twins/pages';

/** What the lists of `llms.txt` call the docs plugin instances. */
export const twinInstances: InstanceNames = {
  default: {name: 'player', label: brand.playerLabel},
  'open-video-ui': {name: 'open-video-ui', label: brand.uiKitLabel},
  contributing: {name: 'contributing', label: 'Contributing'},
};
