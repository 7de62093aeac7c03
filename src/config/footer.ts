import type {Footer} from '@docusaurus/theme-common';
import {brand} from '../brand';

export const footer: Footer = {
  style: 'light',
  logo: undefined,
  links: [
    {
      title: 'Player',
      items: [
        {label: 'Web', to: '/player/web/'},
        {label: 'Android', to: '/player/android/'},
        {label: 'iOS and tvOS', to: '/player/ios/'},
        {label: 'React Native', to: '/player/react-native/'},
        {label: 'Flutter', to: '/player/flutter/'},
        {label: 'Chromecast', to: '/player/chromecast/'},
        {label: 'Roku', to: '/player/roku/'},
      ],
    },
    {
      title: 'Open Video UI',
      items: [
        {label: 'Web', to: '/open-video-ui/web/'},
        {label: 'Android', to: '/open-video-ui/android/'},
        {label: 'React', to: '/open-video-ui/react/'},
        {label: 'React Native', to: '/open-video-ui/react-native/'},
      ],
    },
    {
      title: 'Learn',
      items: [
        {label: 'How-to guides', to: '/player/how-to-guides/'},
        {label: 'Knowledge base', to: '/player/knowledge-base/'},
        {label: 'FAQ', to: '/player/faq/'},
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
