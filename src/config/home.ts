import {translate} from '@docusaurus/Translate';

export interface Job {
  to: string;
  icon: string;
  title: string;
  text: string;
}

/** The entries of the home page, grouped by the reader's goal. */
export function getJobs(): Job[] {
  return [
    {
      to: '/player/how-to-guides/drm/introduction/',
      icon: 'lock',
      title: translate({id: 'site.jobs.drm', message: 'Play protected content'}),
      text: translate({
        id: 'site.jobs.drmText',
        message: 'Widevine, PlayReady and FairPlay, by platform and by vendor',
      }),
    },
    {
      to: '/player/how-to-guides/ads/introduction/',
      icon: 'megaphone',
      title: translate({id: 'site.jobs.ads', message: 'Show ads'}),
      text: translate({id: 'site.jobs.adsText', message: 'Google IMA, VAST and VMAP, server-side insertion'}),
    },
    {
      to: '/player/how-to-guides/cast/chromecast/introduction/',
      icon: 'cast',
      title: translate({id: 'site.jobs.cast', message: 'Cast to a TV'}),
      text: translate({id: 'site.jobs.castText', message: 'Senders, receivers and what travels between them'}),
    },
    {
      to: '/player/how-to-guides/texttrack/how-to-insert-subtitles/',
      icon: 'captions',
      title: translate({id: 'site.jobs.captions', message: 'Add subtitles'}),
      text: translate({id: 'site.jobs.captionsText', message: 'WebVTT, TTML and captions inside the stream'}),
    },
    {
      to: '/player/how-to-guides/miscellaneous/error/error-codes/',
      icon: 'alert',
      title: translate({id: 'site.jobs.errors', message: 'Understand an error'}),
      text: translate({id: 'site.jobs.errorsText', message: 'Every error code, its causes and what to do'}),
    },
    {
      to: '/player/how-to-guides/drm/how-to-do-offline-drm/introduction/',
      icon: 'download',
      title: translate({id: 'site.jobs.offline', message: 'Play offline'}),
      text: translate({id: 'site.jobs.offlineText', message: 'Downloads with persistent licenses'}),
    },
    {
      to: '/player/how-to-guides/mediatrack/introduction/',
      icon: 'gauge',
      title: translate({id: 'site.jobs.quality', message: 'Control quality'}),
      text: translate({id: 'site.jobs.qualityText', message: 'Start quality, limits and adaptive bitrate'}),
    },
    {
      to: '/player/faq/why-is-video-not-playing-automatically/',
      icon: 'help',
      title: translate({id: 'site.jobs.autoplay', message: 'Fix autoplay'}),
      text: translate({id: 'site.jobs.autoplayText', message: 'What browsers allow, and how to play all the same'}),
    },
  ];
}
