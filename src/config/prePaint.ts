import {getPlatforms} from '../platforms/platforms';
import type {Announcement} from './announcement';
import {toInlineJson} from './inlineJson';
import {getLastPlatformKey, getNamespacedKey} from './storage';

/**
 * `/player/web/index.html` and `/player/web.html` are `/player/web/`. The folder's file is the page itself, so its address is
 * only put right; another name has no file, so the page is asked for. React would read the page at the wrong address as not its
 * own. `404.html` is a page of that name.
 */
const dropEndings =
  `var l=location,m=/^(.*?)(\\/index)?\\.html$/.exec(l.pathname);` +
  `if(m&&!/\\/404$/.test(m[1])&&/^http/.test(l.protocol)){var a=m[1]+'/'+l.search+l.hash;` +
  `if(m[2])history.replaceState(history.state,'',a);else l.replace(a)}`;

/**
 * A message that the reader has not closed shows from the first paint on: what was closed was an earlier one, or this one when
 * it could be closed. Docusaurus finds that out when React runs, and then the page moves down.
 */
function createAnnouncementReset({id, isCloseable}: Announcement): string {
  const idKey = JSON.stringify(getNamespacedKey('docusaurus.announcement.id'));
  const dismissKey = JSON.stringify(getNamespacedKey('docusaurus.announcement.dismiss'));
  const isOther = isCloseable ? `s.getItem(${idKey})!==${toInlineJson(id)}` : 'true';
  return `try{var s=localStorage;if(s.getItem(${dismissKey})==='true'&&${isOther})s.setItem(${dismissKey},'false')}catch(e){}`;
}

/**
 * The inline script that runs before the first paint: it marks that scripts run and which platform's tabs to show, so that
 * nothing moves when React takes over. The URL's `?platform=` wins over what is stored (specification, section 4).
 */
export function createPrePaintScript(announcement?: Announcement): string {
  const known = JSON.stringify([
    ...new Set(['default', 'open-video-ui'].flatMap((id) => getPlatforms(id).map(({platform}) => platform))),
  ]);
  const key = JSON.stringify(getNamespacedKey(getLastPlatformKey('default')));
  return (
    `(function(){${dropEndings};var d=document.documentElement,p;d.setAttribute('data-js','');` +
    `try{p=new URLSearchParams(location.search).get('platform')||localStorage.getItem(${key})}catch(e){}` +
    `d.setAttribute('data-platform',${known}.indexOf(p)<0?'web':p);` +
    `${announcement ? createAnnouncementReset(announcement) : ''}})()`
  );
}
