/**
 * The inline script in the head of every page, before all others. It has no data of one page, so that one hash in a content
 * security policy allows it on every page.
 */
import {showBaseUrlBanner} from './baseUrlBanner';
import {correctAddress} from './correctAddress';
import {watchFiles} from './loadFailure';
import {prepareFirstPaint} from './prePaint';

correctAddress(location, history);
prepareFirstPaint();
watchFiles(showBaseUrlBanner);
