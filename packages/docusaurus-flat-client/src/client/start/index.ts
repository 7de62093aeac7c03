/**
 * The inline script in the head of every page. It loads the page's scripts after the first paint and handles the time
 * until they run. It contains no page-specific data, so that a single hash in a content security policy allows it on
 * every page. ssrTemplate.ts bundles and minifies it.
 */
import {deferLayout} from './deferLayout';
import {followRecordedLink, recordEarlyActions} from './earlyActions';
import {loadScriptsLater} from './loadScripts';

deferLayout();
recordEarlyActions();
loadScriptsLater(followRecordedLink);
