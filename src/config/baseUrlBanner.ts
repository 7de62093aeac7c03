import {toInlineJson} from './inlineJson';

/** What the banner says; the addresses follow the last two. */
export interface BannerTexts {
  title: string;
  cause: string;
  configured: string;
  suggested: string;
}

/**
 * The inline script of the home page that says why a site under the wrong path has neither styles nor scripts (specification,
 * section 8), and which `baseUrl` to try. Docusaurus has such a banner, but takes scripts that start late (plugins/flat-client)
 * for missing ones. The text is not in the HTML, so that no search engine finds it there.
 * @param baseUrl what the site was built with.
 */
export function createBaseUrlBannerScript(baseUrl: string, texts: BannerTexts): string {
  return (
    `(function(){var t=${toInlineJson(texts)},b=${toInlineJson(baseUrl)},css,js,done;` +
    `function p(s,v){var e=document.createElement('p');e.textContent=s;` +
    `if(v){e.append(' ');var c=document.createElement('code');c.textContent=v;e.append(c)}return e}` +
    `addEventListener('error',function(e){var f=e.target;` +
    `if(!((f.rel==='stylesheet'?f.href:f.tagName==='SCRIPT'?f.src:'')||'').startsWith(location.origin+b+'assets/'))return;` +
    `if(f.rel)css=1;else js=1;if(!css||!js||done)return;done=1;` +
    `var d=document.createElement('div');d.setAttribute('role','alert');` +
    `d.style.cssText='margin:20px;padding:4px 20px;border:3px solid #b42318;background:#fff4e0;color:#1a1c23';` +
    `d.append(p(t.title),p(t.cause),p(t.configured,b),p(t.suggested,location.pathname.replace(/\\/?$/,'/')));` +
    `d.firstChild.style.fontWeight='bold';document.body.prepend(d)},true)})()`
  );
}
