import {brand} from '../brand';
import type {InstanceNames} from '../plugins/markdown-twins/listFiles';

/** Names of the docs plugin instances in `llms.txt`. */
export const twinInstances: InstanceNames = {
  default: {name: 'player', label: brand.playerLabel},
  'open-video-ui': {name: 'open-video-ui', label: brand.uiKitLabel},
  contributing: {name: 'contributing', label: 'Contributing'},
};
