/**
 * The inline script in the head of every page, before all other scripts. It contains no page-specific data, so that a
 * single hash in a content security policy allows it on every page.
 */
import {showBaseUrlBanner} from './baseUrlBanner';
import {correctAddress} from './correctAddress';
import {watchFiles} from './loadFailure';
import {prepareFirstPaint} from './prePaint';

correctAddress(location, history);
prepareFirstPaint();
watchFiles(showBaseUrlBanner);
