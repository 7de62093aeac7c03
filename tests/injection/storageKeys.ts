/** Every key that the site reads from storage, whatever a visit left there. */
import {shardFormat} from 'docusaurus-local-search/client';
import {feedbackKey, getLastPlatformKey} from '../../src/config/storage';
import {storageKey} from '../site';

const docs = ['default', 'open-video-ui', 'contributing'];
const search = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__player-embedded-${shardFormat}`);

export const storageKeys: readonly string[] = [
  ...[
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.language',
    ...docs.map(getLastPlatformKey),
    ...docs.map((id) => `docs-preferred-version-${id}`),
  ].map(storageKey),
  feedbackKey,
  ...search,
];

/** The searches that the modal reads: recent ones and favorites. */
export const [recentKey = '', favoriteKey = ''] = search;
