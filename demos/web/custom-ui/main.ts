import '@theoplayer/web-ui';
import type {ChromelessPlayer, TextTrack} from 'theoplayer/chromeless';

/** A button for each chapter of the track; the current one is marked. */
function showChapters(nav: Element, player: ChromelessPlayer, track: TextTrack) {
  const chapters = [...(track.cues ?? [])].map((cue) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = cue.content;
    button.addEventListener('click', () => {
      player.currentTime = cue.startTime;
      player.play();
    });
    return {cue, button};
  });
  const mark = () => {
    for (const {cue, button} of chapters) {
      const {currentTime} = player;
      const isCurrent = cue.startTime <= currentTime && currentTime < cue.endTime;
      button.setAttribute('aria-current', String(isCurrent));
    }
  };
  nav.replaceChildren(...chapters.map(({button}) => button));
  player.addEventListener(['timeupdate', 'seeking'], mark);
  mark();
}

function watchChapters(player: ChromelessPlayer) {
  const nav = document.querySelector('.chapters');
  if (!nav) return;
  const watch = (track: TextTrack) => {
    if (track.kind !== 'chapters') return;
    track.mode = 'hidden'; // A disabled track has no cues.
    if (track.cues?.length) showChapters(nav, player, track);
    else {
      track.addEventListener('readystatechange', () => {
        if (track.readyState === 2) showChapters(nav, player, track);
      });
    }
  };
  // Tracks that are there already, and those that come with the source.
  player.textTracks.forEach(watch);
  player.textTracks.addEventListener('addtrack', ({track}) => watch(track as TextTrack));
}

const ui = document.querySelector('theoplayer-ui');
if (ui?.player) watchChapters(ui.player);
