import type {Title} from './catalog';
import {clock, el} from './dom';
import {progressBar} from './home';
import {findBegun, getProgress} from './progress';

/** The episodes of a series; undefined for a film. */
export function episodeList({videos}: Title): HTMLElement | undefined {
  if (videos.length === 1) return undefined;
  const episodes = videos.map((video) =>
    el(
      'li',
      {},
      el(
        'a',
        {href: `#/watch/${video.id}`, className: 'episode'},
        el(
          'span',
          {className: 'picture'},
          el('img', {src: video.poster, alt: '', width: 640, height: 360}),
          progressBar(video.id),
        ),
        el('span', {className: 'name'}, video.title),
        el('span', {className: 'note'}, clock(video.seconds)),
      ),
    ),
  );
  return el('section', {}, el('h2', {}, 'Episodes'), el('ol', {className: 'episodes'}, ...episodes));
}

/** The page of a film or a series. */
export function details(title: Title): HTMLElement {
  const {videos} = title;
  const first = findBegun(videos) ?? videos[0];
  const progress = getProgress(first.id);
  const isSeries = videos.length > 1;

  return el(
    'div',
    {className: 'details'},
    el('img', {src: title.poster, alt: '', className: 'backdrop'}),
    el(
      'div',
      {className: 'sheet'},
      el('a', {href: '#/', className: 'back'}, 'All titles'),
      el('h1', {tabIndex: -1}, title.name),
      el('p', {className: 'note'}, isSeries ? `Series, ${videos.length} episodes` : `Film, ${clock(first.seconds)}`),
      el('p', {className: 'text'}, title.text),
      el(
        'p',
        {className: 'actions'},
        el(
          'a',
          {href: `#/watch/${first.id}`, className: 'button primary'},
          progress ? `Resume${isSeries ? ` ${first.title}` : ''} at ${clock(progress.time)}` : 'Play',
        ),
        progress && el('a', {href: `#/watch/${first.id}/0`, className: 'button'}, 'Start over'),
      ),
      episodeList(title),
    ),
  );
}
