import {getPlatforms} from '../platforms/platforms';
import {getLastPlatformKey, getNamespacedKey} from './storage';

/**
 * The inline script that runs before the first paint: it marks that scripts run and which platform's tabs to show, so that
 * nothing moves when React takes over. The URL's `?platform=` wins over what is stored (specification, section 4).
 */
export function createPrePaintScript(): string {
  const known = JSON.stringify([
    ...new Set(['default', 'open-video-ui'].flatMap((id) => getPlatforms(id).map(({platform}) => platform))),
  ]);
  const key = JSON.stringify(getNamespacedKey(getLastPlatformKey('default')));
  return (
    `(function(){var d=document.documentElement,p;d.setAttribute('data-js','');` +
    `try{p=new URLSearchParams(location.search).get('platform')||localStorage.getItem(${key})}catch(e){}` +
    `d.setAttribute('data-platform',${known}.indexOf(p)<0?'web':p)})()`
  );
}
