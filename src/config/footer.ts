import type {Footer} from '@docusaurus/theme-common';
import {brand} from '../brand';
import {playerPlatforms, uiPlatforms} from '../platforms/platforms';
import type {PlatformDescriptor} from '../platforms/platforms';

/** A link to a platform's landing page. */
const toLink = (product: string, {platform, label}: PlatformDescriptor) => ({label, to: `/${product}/${platform}/`});

export const footer: Footer = {
  style: 'light',
  logo: undefined,
  links: [
    {title: brand.playerLabel, items: playerPlatforms.map((platform) => toLink('player', platform))},
    {title: brand.uiKitLabel, items: uiPlatforms.map((platform) => toLink('open-video-ui', platform))},
    {
      title: 'Learn',
      items: [
        {label: 'How-to guides', to: '/player/how-to-guides/'},
        {label: 'Knowledge base', to: '/player/knowledge-base/'},
        {label: 'FAQ', to: '/player/faq/'},
        {label: 'Playground', to: '/player/examples/playground/'},
        {label: 'Changelog', to: '/player/changelog/'},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'Support', href: brand.links.support},
        {label: 'Licenses', href: brand.links.licensePortal},
        {label: 'Live streaming docs', href: brand.links.liveStreamingDocs},
        {label: 'Contribute', to: '/contributing/'},
      ],
    },
  ],
  // Written by src/plugins/licenses.
  copyright: `© ${brand.copyrightYear} ${brand.copyrightHolder}. ${brand.about} <a href="${brand.baseUrl}licenses.txt">Open-source licenses</a>`,
};
