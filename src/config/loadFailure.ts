/**
 * The inline script that stands before all others and looks after a page whose scripts or styles do not arrive, as when a
 * deployment removed the files that an old copy of the page names. The scripts themselves cannot: they are what is missing.
 * - What is written for readers without scripts shows at once (`data-js` goes).
 * - Where the server answers, the page is loaded anew, once: a page that is a reload already stays as it is, so there is no loop,
 *   and no storage is needed to remember. Offline it stays too: what can be read is worth more than the browser's error page.
 *   And it stays where the reader has clicked meanwhile: a reload would take back the navigation that has begun.
 * - A chunk that fails later is handled where it is asked for (full load, Retry, the search's notice), so that its promise is
 *   rejected without a handler (preload on hover) is only worth a warning.
 * Only the site's own files count; an analytics script that is blocked changes nothing.
 */
export function createLoadFailureScript(baseUrl: string): string {
  const assets = JSON.stringify(`${baseUrl}assets/`);
  return (
    `(function(){var d=document.documentElement,done,left;` +
    `function isUp(){return d.getAttribute('data-has-hydrated')==='true'}` +
    `addEventListener('error',function(e){` +
    `var t=e.target,style=t.rel==='stylesheet',n=performance.getEntriesByType('navigation')[0];` +
    `if(!(style?t.href:t.tagName==='SCRIPT'&&!isUp()&&t.src||'').startsWith(location.origin+${assets}))return;` +
    `if(!style)d.removeAttribute('data-js');` +
    `if(done||!n||n.type==='reload'||!navigator.onLine)return;done=true;` +
    `fetch(location.href,{cache:'reload'}).then(` +
    `function(r){if(!left&&r.status<500&&(style||!isUp()))location.reload()},function(){})},true);` +
    `addEventListener('click',function(){left=true},true);` +
    `addEventListener('unhandledrejection',function(e){` +
    `if(e.reason&&e.reason.name==='ChunkLoadError'){e.preventDefault();console.warn(e.reason)}})})()`
  );
}
