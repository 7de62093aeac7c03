/** What guides promise of their samples for the web, as a reader would see it. */

export interface Effect {
  /** Path of the page from the root. */
  page: string;
  /** The file that runs, where the page has several. */
  file?: string;
  /** The tab of the sample, where the page has several with this file. */
  tab?: string;
  /** What the sample does: "shows the quality in the badge". */
  does: string;
  /** Done in the browser once the sample has loaded; none if it works by itself. */
  act?: () => unknown;
  /** Whether the effect is there. Asked in the browser until it is. */
  shows: () => unknown;
}

/* All functions run in the browser: they reach nothing of this file. */

const play = async () => {
  await window.samples.play();
};

const isPlaying = () => window.samples.players[0]!.currentTime > 0;

const gettingStarted: Effect[] = [
  {
    page: 'docs/getting-started/sdks/web/getting-started.mdx',
    file: 'index.html',
    tab: 'ts',
    does: 'plays the stream',
    act: play,
    shows: isPlaying,
  },
  {
    page: 'docs/getting-started/sdks/web/getting-started.mdx',
    file: 'index.html',
    tab: 'js',
    does: 'plays the stream',
    act: play,
    shows: isPlaying,
  },
  {
    page: 'docs/getting-started/sdks/web/api-examples.mdx',
    does: 'hides the banner while the video plays',
    act: play,
    shows: () =>
      [...document.querySelectorAll('div')].some(
        ({textContent, hidden}) => textContent === 'Live from the harbor' && hidden,
      ),
  },
  {
    page: 'docs/getting-started/sdks/web/how-can-we-embed-iframe.mdx',
    file: 'embed.html',
    does: 'says so when its address names no video',
    shows: () => document.querySelector('.stage')!.textContent === 'The address has no video id',
  },
  {
    page: 'docs/getting-started/sdks/web/how-to-implement-hotkeys.mdx',
    does: 'turns the sound off and down by keys',
    act: () => {
      const {element} = window.samples.players[0]!;
      for (const key of ['m', 'm', 'ArrowDown', 'ArrowDown'])
        element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      element.dispatchEvent(new KeyboardEvent('keydown', {key: 'm', bubbles: true}));
    },
    shows: () => window.samples.players[0]!.volume === 0.9 && window.samples.players[0]!.muted,
  },
  {
    page: 'docs/getting-started/sdks/web/how-to-implement-seamless-transition.mdx',
    file: 'src/story.ts',
    does: 'plays the next chapter when the one before has ended',
    act: () => {
      window.samples.players.forEach((player) => (player.muted = true));
      document.querySelector<HTMLElement>('.stage')!.click();
    },
    shows: () => {
      const [first, second] = window.samples.players;
      const isReady = second!.readyState >= 3 && second!.paused;
      if (isReady && first!.currentTime < first!.duration - 1) first!.currentTime = first!.duration - 0.3;
      return second!.currentTime > 0 && first!.paused;
    },
  },
  {
    page: 'docs/getting-started/sdks/web/how-to-use-javascript-module.mdx',
    file: 'index.html',
    does: 'plays the stream from a module',
    act: play,
    shows: isPlaying,
  },
  {
    page: 'docs/examples/basic/index.mdx',
    does: 'loads the address of the form and says how large and long the video is',
    act: () => {
      const address = document.querySelector<HTMLInputElement>('#address')!;
      address.value = 'https://media.example.com/day.m3u8';
      document.querySelector<HTMLFormElement>('#chooser')!.requestSubmit();
    },
    shows: () => /^\d+ × \d+, 6\d s$/.test(document.querySelector('#report')!.textContent!),
  },
];

const tracks: Effect[] = [
  {
    page: 'docs/how-to-guides/mediatrack/how-to-detect-audio-track-changes.mdx',
    does: 'shows the language that is heard, and remembers the choice',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.audioTracks.length > 1);
      (window.samples.exported.chooseLanguage as (language: string) => void)('fr');
    },
    shows: () =>
      document.querySelector('#language')!.textContent === 'Français (cordes)' &&
      localStorage.getItem('preferred-audio') === 'fr',
  },
  {
    page: 'docs/how-to-guides/mediatrack/how-to-detect-audio-tracks.mdx',
    does: 'lists the audio tracks in a menu that switches them',
    act: async () => {
      const select = document.createElement('select');
      select.id = 'menu';
      document.body.append(select);
      (window.samples.exported.bindAudioMenu as (menu: HTMLSelectElement) => void)(select);
      const [player] = window.samples.players;
      player!.preload = 'auto';
      player!.muted = true;
      player!.play();
      await window.samples.until(() => select.options.length > 1);
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change'));
    },
    shows: () => {
      const select = document.querySelector<HTMLSelectElement>('#menu')!;
      const names = [...select.options].map(({text}) => text);
      const [player] = window.samples.players;
      return names.join() === 'English (bells),Français (cordes)' && !select.hidden && player!.audioTracks[1]!.enabled;
    },
  },
  {
    page: 'docs/how-to-guides/mediatrack/how-to-detect-video-track-qualities.mdx',
    does: 'lists the qualities before play, best first',
    shows: () => {
      const [player] = window.samples.players;
      const list = window.samples.exported.menuEntries as (track: unknown) => {text: string}[];
      const track = player!.videoTracks[0];
      const texts = track && list(track).map(({text}) => text);
      return texts?.join() === '720p,540p,360p,240p';
    },
  },
  {
    page: 'docs/how-to-guides/mediatrack/how-to-detect-video-track-quality-changes.mdx',
    tab: 'web',
    does: 'shows the height of the quality that plays',
    act: play,
    shows: () => /^(240|360|540|720)p$/.test(document.querySelector('#quality-badge')!.textContent!),
  },
  {
    page: 'docs/how-to-guides/mediatrack/how-to-enable-disable-audio-tracks.mdx',
    does: 'plays on with the stream’s own audio when it has none in German',
    act: play,
    shows: () => window.samples.players[0]!.currentTime > 0 && window.samples.players[0]!.audioTracks[0]!.enabled,
  },
  {
    page: 'docs/how-to-guides/mediatrack/how-to-select-video-track-quality.mdx',
    does: 'keeps the quality at or below a height, and lets it go again',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.videoTracks[0]?.enabled === true);
      const {capHeight, automatic} = window.samples.exported as Record<string, (pixels?: number) => void>;
      capHeight!(400);
      const capped = [player.videoTracks[0].targetQuality]
        .flat()
        .map((quality) => (quality as unknown as {height: number}).height);
      automatic!();
      document.title = `${capped.sort().join()} ${String(player.videoTracks[0].targetQuality)}`;
    },
    shows: () => document.title === '240,360 undefined',
  },
];

const textTracks: Effect[] = [
  {
    page: 'docs/how-to-guides/texttrack/how-to-detect-active-text-track-cues.mdx',
    does: 'shows the lines of English subtitles in a box of its own',
    act: play,
    shows: () => document.querySelectorAll('#captions p').length > 0,
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-detect-text-track-changes.mdx',
    tab: 'web',
    does: 'says on the button which captions show',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.textTracks.length > 1);
      player.textTracks[1]!.mode = 'showing';
    },
    shows: () => {
      const button = document.querySelector<HTMLButtonElement>('#cc')!;
      return button.title === 'Captions: Français' && button.getAttribute('aria-pressed') === 'true';
    },
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-dynamically-change-the-visible-captions.mdx',
    does: 'shows captions in the chosen language, and stores the choice',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.textTracks.length > 1);
      (window.samples.exported.chooseCaptions as (language: string) => void)('fr');
    },
    shows: () =>
      window.samples.players[0]!.textTracks.find(({mode}) => mode === 'showing')?.language === 'fr' &&
      localStorage.getItem('caption-language') === 'fr',
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-implement-preview-thumbnails.mdx',
    file: 'src/thumbnail.ts',
    does: 'shows the thumbnail of a time',
    act: play,
    shows: () => {
      const box = document.querySelector<HTMLElement>('#preview')!;
      (window.samples.exported.showThumbnail as (box: HTMLElement, time: number) => void)(box, 20);
      return !box.hidden && box.style.backgroundImage.includes('thumbnails.jpg') && box.style.width !== '';
    },
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-insert-subtitles.mdx',
    does: 'adds two languages to the stream and shows the one that is asked for',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.textTracks.some(({label}) => label === 'English'));
      (window.samples.exported.showSubtitles as (language: string) => void)('en');
    },
    shows: () => {
      const list = window.samples.players[0]!.textTracks;
      return list.some(({mode, language}) => mode === 'showing' && language === 'en');
    },
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-programmatically-detect-text-tracks.mdx',
    tab: 'web',
    does: 'lists the subtitles before play',
    shows: () =>
      [...document.querySelectorAll('#subtitles li')].map(({textContent}) => textContent).join() ===
      'Off,English,Français',
  },
  {
    page: 'docs/how-to-guides/texttrack/how-to-programmatically-disable-text-tracks.mdx',
    tab: 'web',
    does: 'turns captions on by the button, and off again',
    act: async () => {
      const player = await window.samples.play();
      await window.samples.until(() => player.textTracks.length > 1);
      const button = document.querySelector<HTMLButtonElement>('#cc')!;
      const pressed = [1, 2, 3].map(() => (button.click(), button.getAttribute('aria-pressed')));
      document.title = pressed.join();
    },
    shows: () => document.title === 'true,false,true' || document.title === 'false,true,false',
  },
  {
    page: 'docs/knowledge-base/playback/subtitles-and-closed-captions/chapter-markers.mdx',
    does: 'lists the chapters, marks the current one and goes to the one that is chosen',
    act: async () => {
      await window.samples.play();
      const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('#chapters button')];
      await window.samples.until(() => buttons().length > 2);
      buttons()[2]!.click();
    },
    shows: () => {
      const [, , third] = document.querySelectorAll('#chapters button');
      return third?.textContent === 'Dusk' && third.getAttribute('aria-current') === 'true';
    },
  },
  {
    page: 'docs/knowledge-base/playback/subtitles-and-closed-captions/introduction.mdx',
    does: 'shows English captions by itself',
    act: play,
    shows: () => window.samples.players[0]!.textTracks.find(({mode}) => mode === 'showing')?.language === 'en',
  },
];

const ads: Effect[] = [
  {
    page: 'docs/how-to-guides/ads/how-to-set-up-vast-and-vmap.mdx',
    does: 'plays an ad before the stream',
    act: play,
    shows: () => window.samples.players[0]!.ads!.playing,
  },
  {
    page: 'docs/how-to-guides/ads/introduction.mdx',
    does: 'marks the player while an ad break plays',
    act: async () => {
      window.samples.players[0]!.source = {
        sources: [{src: '/day.m3u8', type: 'application/x-mpegurl'}],
        ads: [{sources: '/vast.xml', timeOffset: 'start'}],
      };
      await window.samples.play();
    },
    shows: () => document.querySelector('#player')!.classList.contains('in-ad-break'),
  },
  {
    page: 'docs/how-to-guides/ads/block-detection.mdx',
    file: 'src/ask.ts',
    does: 'says nothing while ads can be loaded, and plays them',
    act: play,
    shows: () => window.samples.players[0]!.ads!.playing && document.querySelector('p[role="status"]') === null,
  },
  {
    page: 'docs/how-to-guides/ads/customizing-the-ad-overlay-text.mdx',
    file: 'src/skip-overlay.ts',
    does: 'counts down to the skip button in its own words',
    act: play,
    shows: () =>
      /^(Overslaan over \d s|Reclame overslaan)$/.test(document.querySelector('.skip-overlay')!.textContent!),
  },
  {
    page: 'docs/faq/preload-vod-content-when-pre-roll-is-playing.mdx',
    does: 'plays the pre-roll with the content’s manifest loaded',
    act: play,
    shows: () => window.samples.players[0]!.ads!.playing,
  },
];

const interfaces: Effect[] = [
  {
    page: 'docs/how-to-guides/ui/how-to-build-chromeless-ui.mdx',
    does: 'plays, tells the time, and mutes by its own buttons',
    act: () => {
      document.querySelector<HTMLButtonElement>('#mute')!.click();
      document.querySelector<HTMLButtonElement>('#play')!.click();
    },
    shows: () =>
      document.querySelector('#play')!.textContent === 'Pause' &&
      document.querySelector('#mute')!.textContent === 'Unmute' &&
      /^0?0:0[1-9] \/ 0?1:0\d$/.test(document.querySelector('#time')!.textContent!),
  },
  {
    page: 'docs/how-to-guides/ui/how-to-align-timeline-in-the-middle.mdx',
    file: 'src/centerTime.ts',
    does: 'moves the times to the middle of the bar',
    act: () => {
      const container = document.createElement('div');
      container.innerHTML =
        '<div class="vjs-control-bar"><i class="vjs-current-time"></i><i class="vjs-time-divider"></i><i class="vjs-duration"></i></div>';
      document.body.append(container);
      (window.samples.exported.centerTime as (container: HTMLElement) => void)(container);
    },
    shows: () => document.querySelector('.vjs-control-bar > .middle-time')!.children.length === 3,
  },
  {
    page: 'docs/how-to-guides/ui/how-to-make-audio-only-player.mdx',
    file: 'src/radio.ts',
    does: 'plays, with a title for the lock screen',
    act: play,
    shows: () =>
      window.samples.players[0]!.currentTime > 0 && navigator.mediaSession.metadata?.title === 'Morning magazine',
  },
  {
    page: 'docs/faq/how-to-use-media-session-api.mdx',
    does: 'tells the system what plays, and whether it plays',
    act: async () => {
      const player = window.samples.createPlayer();
      const connect = window.samples.exported.connectMediaSession as (...values: unknown[]) => void;
      connect(player, {title: 'Harbor'});
      await window.samples.play();
    },
    shows: () =>
      navigator.mediaSession.playbackState === 'playing' && navigator.mediaSession.metadata?.title === 'Harbor',
  },
  {
    page: 'docs/how-to-guides/miscellaneous/context-menu/how-to-disable-right-click.mdx',
    does: 'leaves the browser’s menu alone, or takes every menu away',
    act: () => {
      const {element} = window.samples.players[0]!;
      const open = () => element.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
      const first = open();
      (window.samples.exported.setRightClick as (menu: string) => void)('none');
      document.title = `${first} ${open()}`;
    },
    shows: () => document.title === 'true false',
  },
  {
    page: 'docs/how-to-guides/miscellaneous/preloading.mdx',
    file: 'src/teaser.ts',
    does: 'shows the length before play',
    shows: () => document.querySelector('#length')!.textContent === '1:04',
  },
  {
    page: 'docs/how-to-guides/miscellaneous/preloading.mdx',
    file: 'src/intent.ts',
    does: 'loads when the reader points at the card',
    act: () => {
      const player = window.samples.createPlayer();
      const card = document.body.appendChild(document.createElement('div'));
      const {source} = player;
      player.source = undefined;
      (window.samples.exported.loadOnIntent as (...values: unknown[]) => void)(card, player, source);
      card.dispatchEvent(new PointerEvent('pointerenter'));
    },
    shows: () => window.samples.players.at(-1)!.readyState > 0,
  },
  {
    page: 'docs/faq/what-are-the-benefits-of-preloading.mdx',
    does: 'knows the duration before play',
    shows: () => window.samples.players[0]!.duration > 60 && window.samples.players[0]!.paused,
  },
  {
    page: 'docs/faq/is-it-a-problem-if-viewer-pauses-live-stream-longer-than-dvr-window.mdx',
    does: 'plays on where it was while that can still be played',
    act: () => {
      const [player] = window.samples.players;
      player!.source = {sources: [{src: '/day.m3u8', type: 'application/x-mpegurl'}]};
      player!.muted = true;
      (window.samples.exported.resume as () => void)();
    },
    shows: isPlaying,
  },
];

const openVideoUi: Effect[] = [
  {
    page: 'open-video-ui/web/getting-started.mdx',
    file: 'public/index.html',
    does: 'plays in the default UI',
    act: play,
    shows: isPlaying,
  },
  {
    page: 'open-video-ui/web/getting-started.mdx',
    file: 'src/player.ts',
    does: 'plays in a UI that a script creates',
    act: play,
    shows: isPlaying,
  },
];

export const effects: readonly Effect[] = [
  ...gettingStarted,
  ...tracks,
  ...textTracks,
  ...ads,
  ...interfaces,
  ...openVideoUi,
];
