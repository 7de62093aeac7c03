import {memo, useContext, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {
  ControlBar,
  ErrorDisplay,
  FullscreenButton,
  LoadingIndicator,
  MuteButton,
  PlayButton,
  PlayerContext,
  SeekButton,
  TimeDisplay,
  TimeRange,
  UIContainer,
} from '@theoplayer/react-ui';
import type {PlayerConfiguration, SourceDescription} from 'theoplayer/chromeless';

const configuration: PlayerConfiguration = {
  libraryLocation: '../../../theoplayer/',
  license: '<LICENSE_KEY>',
};

const source: SourceDescription = {
  sources: [{src: '../../../demo-media/day/master.m3u8', type: 'application/x-mpegurl'}],
  poster: '../../../demo-media/poster.webp',
};

/** A control of your own: remembers moments, and goes back to them. */
function Marks() {
  const player = useContext(PlayerContext);
  const [marks, setMarks] = useState<readonly number[]>([]);
  if (!player) return null;

  const addMark = () => {
    const time = Math.floor(player.currentTime);
    setMarks([...new Set([...marks, time])].sort((a, b) => a - b));
  };
  return (
    <div className="marks">
      <button type="button" onClick={addMark}>
        Mark this moment
      </button>
      {marks.map((time) => (
        <button key={time} type="button" onClick={() => (player.currentTime = time)}>
          {time} s
        </button>
      ))}
    </div>
  );
}

const Film = memo(function Film() {
  return (
    <UIContainer
      configuration={configuration}
      source={source}
      topChrome={<Marks />}
      centeredLoading={<LoadingIndicator />}
      centeredChrome={
        <div className="center">
          <SeekButton seekOffset={-10} />
          <PlayButton />
          <SeekButton seekOffset={10} />
        </div>
      }
      bottomChrome={
        <ControlBar>
          <MuteButton />
          <TimeDisplay show-duration="" />
          <TimeRange />
          <FullscreenButton />
        </ControlBar>
      }
      error={<ErrorDisplay />}
    />
  );
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Film />);
