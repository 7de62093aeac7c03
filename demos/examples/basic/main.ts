import {ChromelessPlayer} from 'theoplayer/chromeless';

function find<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

const toggle = find<HTMLButtonElement>('toggle');
const position = find<HTMLInputElement>('position');
const audio = find<HTMLSelectElement>('audio');
const report = find<HTMLOutputElement>('report');

const player = new ChromelessPlayer(find('picture'), {
  libraryLocation: '../../../theoplayer/',
  license: '<LICENSE_KEY>',
});

toggle.addEventListener('click', () => {
  if (player.paused) player.play();
  else player.pause();
});
find('back').addEventListener('click', () => {
  player.currentTime = Math.max(0, player.currentTime - 10);
});
position.addEventListener('input', () => {
  player.currentTime = position.valueAsNumber;
});
audio.addEventListener('change', () => {
  const track = player.audioTracks[audio.selectedIndex];
  if (track) track.enabled = true;
});

player.addEventListener(['play', 'pause', 'ended'], () => {
  toggle.textContent = player.paused ? 'Play' : 'Pause';
});
player.addEventListener('durationchange', () => {
  if (Number.isFinite(player.duration)) position.max = String(player.duration);
});
player.addEventListener(['timeupdate', 'seeking'], () => {
  position.valueAsNumber = player.currentTime;
  report.value = `${player.currentTime.toFixed(1)} s`;
});
player.audioTracks.addEventListener('addtrack', ({track}) => {
  audio.add(new Option(track.label || track.language));
});
player.addEventListener('loadedmetadata', () => {
  report.value = `${player.videoWidth} × ${player.videoHeight}, ready`;
});
player.addEventListener('error', ({errorObject}) => {
  report.value = `Error ${errorObject.code}: ${errorObject.message}`;
});

player.source = {
  sources: [{src: '../../../demo-media/day/master.m3u8', type: 'application/x-mpegurl'}],
  poster: '../../../demo-media/poster.webp',
};
