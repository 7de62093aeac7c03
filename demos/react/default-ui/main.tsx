import {memo} from 'react';
import {createRoot} from 'react-dom/client';
import {DefaultUI, useCurrentTime, useDuration} from '@theoplayer/react-ui';
import type {ChromelessPlayer, PlayerConfiguration, SourceDescription} from 'theoplayer/chromeless';

const configuration: PlayerConfiguration = {
  libraryLocation: '../../../theoplayer/',
  license: '<LICENSE_KEY>',
};

const source: SourceDescription = {
  sources: [{src: '../../../demo-media/day/master.m3u8', type: 'application/x-mpegurl'}],
  poster: '../../../demo-media/poster.webp',
  textTracks: [
    {
      kind: 'metadata',
      label: 'thumbnails',
      src: '../../../demo-media/day/thumbnails.vtt',
      default: true,
    },
  ],
};

/** Renders again as the film goes on, and nothing else does. */
function TimeLeft() {
  const left = useDuration() - useCurrentTime();
  if (!Number.isFinite(left)) return null;
  return <span className="time-left">{Math.ceil(left)} s left</span>;
}

function logErrors(player: ChromelessPlayer) {
  player.addEventListener('error', ({errorObject}) => {
    console.warn(`${errorObject.code}: ${errorObject.message}`);
  });
}

// memo and constants: a new render would set the source again.
const Film = memo(function Film() {
  return (
    <DefaultUI
      configuration={configuration}
      source={source}
      title="One Day"
      bottomControlBar={<TimeLeft />}
      onReady={logErrors}
    />
  );
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Film />);
