/** Texts of the banner; the URLs follow the last two. */
export interface BannerTexts {
  title: string;
  cause: string;
  configured: string;
  suggested: string;
}

/** Id of the JSON script that contains the texts. Only the home page has it. */
export const bannerTextsId = 'base-url-banner';

function createParagraph(text: string, address?: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  if (address) {
    const code = document.createElement('code');
    code.textContent = address;
    paragraph.append(' ', code);
  }
  return paragraph;
}

/**
 * Explains on the home page why a site under the wrong path has neither styles nor scripts, and suggests a `baseUrl`
 * («Site failed to load» in tests/README.md). Docusaurus has such a banner, but it mistakes scripts that start late
 * (packages/docusaurus-flat-client) for missing ones. The text is not in the page's markup, so that search engines do
 * not index it.
 */
export function showBaseUrlBanner(): void {
  const data = document.getElementById(bannerTextsId)?.textContent;
  if (!data) return;
  const {title, cause, configured, suggested} = JSON.parse(data) as BannerTexts;
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:20px;padding:4px 20px;border:3px solid #b42318;background:#fff4e0;color:#1a1c23';
  const heading = createParagraph(title);
  heading.style.fontWeight = 'bold';
  banner.append(
    heading,
    createParagraph(cause),
    createParagraph(configured, BASE_URL),
    createParagraph(suggested, location.pathname.replace(/\/?$/, '/')),
  );
  document.body.prepend(banner);
}
