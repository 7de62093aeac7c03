import {featured, findVideo, rows, type Title} from './catalog';
import {clock, el} from './dom';
import {moveFocus} from './keys';
import {findBegun, getProgress, listProgress} from './progress';

/** A bar under a picture: how much of the video is behind the viewer. */
export function progressBar(id: string): HTMLElement | undefined {
  const progress = getProgress(id);
  if (!progress) return undefined;
  const bar = el('span', {className: 'progress'}, el('span'));
  bar.style.setProperty('--share', String(progress.time / progress.duration));
  return bar;
}

const picture = (src: string) => el('img', {src, alt: '', width: 640, height: 360, loading: 'lazy', decoding: 'async'});

const card = (href: string, src: string, name: string, note: string, bar?: HTMLElement) =>
  el(
    'li',
    {},
    el(
      'a',
      {href, className: 'card'},
      el('span', {className: 'picture'}, picture(src), bar),
      el('span', {className: 'name'}, name),
      el('span', {className: 'note'}, note),
    ),
  );

function row(name: string, id: string, cards: HTMLElement[]): HTMLElement {
  const list = el('ul', {className: 'cards'}, ...cards);
  const section = el('section', {className: 'row'}, el('h2', {id}, name), list);
  section.setAttribute('aria-labelledby', id);
  return section;
}

const describe = ({videos}: Title) =>
  videos.length > 1 ? `${videos.length} episodes` : `Film, ${clock(videos[0].seconds)}`;

function continueRow(): HTMLElement | undefined {
  const cards = listProgress().flatMap((id) => {
    const {title, video} = findVideo(id) ?? {};
    const progress = getProgress(id);
    if (!title || !video || !progress) return [];
    const name = title.videos.length > 1 ? `${title.name}: ${video.title}` : title.name;
    const left = `${clock(progress.duration - progress.time)} left`;
    return [card(`#/watch/${id}`, video.poster, name, left, progressBar(id))];
  });
  return cards.length > 0 ? row('Continue watching', 'continue', cards) : undefined;
}

export function home(): HTMLElement {
  const first = findBegun(featured.videos) ?? featured.videos[0];
  const view = el(
    'div',
    {className: 'home'},
    el(
      'div',
      {className: 'hero'},
      el('img', {src: '../../../demo-media/poster.webp', alt: '', className: 'backdrop'}),
      el(
        'div',
        {className: 'hero-text'},
        el('p', {className: 'brand'}, 'Calm'),
        el('h1', {tabIndex: -1}, featured.name),
        el('p', {className: 'text'}, featured.text),
        el(
          'p',
          {className: 'actions'},
          el(
            'a',
            {href: `#/watch/${first.id}`, className: 'button primary'},
            getProgress(first.id) ? 'Resume' : 'Play',
          ),
          el('a', {href: `#/title/${featured.id}`, className: 'button'}, 'Episodes'),
        ),
      ),
    ),
    continueRow(),
    ...rows.map(({name, titles}, index) =>
      row(
        name,
        `row-${index}`,
        titles.map((title) => card(`#/title/${title.id}`, title.poster, title.name, describe(title))),
      ),
    ),
    el('p', {className: 'foot'}, 'An example app. Every film is the same test stream.'),
  );
  view.addEventListener('keydown', moveFocus);
  return view;
}
