import type {Code} from './link';

export type SampleId = 'controls' | 'ui' | 'events';

export interface Sample {
  /** In the address: `#sample=controls`. */
  id: SampleId;
  code: Code;
}

const controls: Code = {
  html: `<div id="picture"></div>
<div class="panel">
  <button id="toggle">Play</button>
  <button id="jump">10 s on</button>
  <output id="time">0.0 s</output>
</div>`,
  css: `body {
  display: flex;
  flex-direction: column;
  height: 100vh;
  margin: 0;
  background: #0b0d14;
  color: #eef0f6;
  font: 15px system-ui, sans-serif;
}

#picture {
  position: relative;
  flex: 1;
  min-height: 0;
}

.panel {
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 10px 14px;
}

button {
  min-height: 36px;
  padding: 0 14px;
}`,
  script: `import {ChromelessPlayer} from 'theoplayer/chromeless';

const player = new ChromelessPlayer(document.getElementById('picture'), {
  libraryLocation: '../theoplayer/',
  license: '<LICENSE_KEY>',
});

const toggle = document.getElementById('toggle');
toggle.addEventListener('click', () => {
  if (player.paused) player.play();
  else player.pause();
});
document.getElementById('jump').addEventListener('click', () => {
  player.currentTime += 10;
});

player.addEventListener(['play', 'pause', 'ended'], () => {
  toggle.textContent = player.paused ? 'Play' : 'Pause';
});
player.addEventListener('timeupdate', () => {
  document.getElementById('time').value = \`\${player.currentTime.toFixed(1)} s\`;
});
player.addEventListener('error', ({errorObject}) => {
  console.error(errorObject.code, errorObject.message);
});

player.source = {
  sources: [{src: '../demo-media/day/master.m3u8', type: 'application/x-mpegurl'}],
  poster: '../demo-media/poster.webp',
};`,
};

const ui: Code = {
  html: `<theoplayer-default-ui
  configuration='{
    "libraryLocation": "../theoplayer/",
    "license": "<LICENSE_KEY>"
  }'
  source='{
    "sources": [
      {
        "src": "../demo-media/day/master.m3u8",
        "type": "application/x-mpegurl"
      }
    ],
    "poster": "../demo-media/poster.webp"
  }'
>
  <span slot="title">One Day</span>
</theoplayer-default-ui>`,
  css: `body {
  margin: 0;
  background: #000;
}

theoplayer-default-ui {
  display: block;
  width: 100%;
  max-width: calc(100vh * 16 / 9);
  margin: 0 auto;
  font-family: system-ui, sans-serif;
  --theoplayer-range-bar-color: #ffb454;
}`,
  script: `// Registers every element of the UI kit. The player itself comes with it.
import '@theoplayer/web-ui';

const {player} = document.querySelector('theoplayer-default-ui');
player.addEventListener('playing', () => console.log('It plays.'));`,
};

const events: Code = {
  html: `<div id="picture"></div>`,
  css: `body {
  margin: 0;
  background: #000;
}

#picture {
  position: relative;
  height: 100vh;
}`,
  script: `import {ChromelessPlayer} from 'theoplayer/chromeless';

const player = new ChromelessPlayer(document.getElementById('picture'), {
  libraryLocation: '../theoplayer/',
  license: '<LICENSE_KEY>',
});

// Every event that the start of a stream brings, in its order.
for (const type of ['sourcechange', 'loadedmetadata', 'play', 'playing', 'seeking', 'seeked', 'pause', 'error']) {
  player.addEventListener(type, () => console.log(type, player.currentTime));
}

player.muted = true;
player.source = {
  sources: [{src: '../demo-media/day/master.m3u8', type: 'application/x-mpegurl'}],
};
player.play();`,
};

/** The first is the one that the playground opens with. */
export const samples: readonly Sample[] = [
  {id: 'controls', code: controls},
  {id: 'ui', code: ui},
  {id: 'events', code: events},
];

/** The sample that a hash names, or `undefined`. */
export const findSample = (hash: string): Sample | undefined => samples.find(({id}) => hash === `#sample=${id}`);
