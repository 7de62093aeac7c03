/** Something to watch: a film, or one episode. */
export interface Video {
  id: string;
  title: string;
  /** An HLS playlist. */
  src: string;
  poster: string;
  /** Length, for what is shown before the stream is loaded. */
  seconds: number;
}

/** What a poster leads to. A film has one video, a series has several, in their order. */
export interface Title {
  id: string;
  name: string;
  text: string;
  poster: string;
  videos: [Video, ...Video[]];
}

const media = '../../../demo-media';
const poster = (name: string) => `${media}/posters/${name}.webp`;

const episode = (number: number, title: string, picture: string): Video => ({
  id: `one-day-${number}`,
  title: `${number}. ${title}`,
  src: `${media}/day/episode-${number}/master.m3u8`,
  poster: poster(picture),
  seconds: 16,
});

// In this example every film is the same test stream. Yours come from your own back end.
const film = (id: string, name: string, picture: string, text: string): Title => ({
  id,
  name,
  text,
  poster: poster(picture),
  videos: [{id, title: name, src: `${media}/day/master.m3u8`, poster: poster(picture), seconds: 64}],
});

const oneDay: Title = {
  id: 'one-day',
  name: 'One Day',
  text: 'A lake, a mountain and the light that goes over them, from the first gray to the last star. In four short episodes.',
  poster: poster('one-day'),
  videos: [
    episode(1, 'Dawn', 'dawn'),
    episode(2, 'Noon', 'noon'),
    episode(3, 'Dusk', 'dusk'),
    episode(4, 'Night', 'night'),
  ],
};

const tide = film('tide', 'Tide', 'tide', 'The sea goes out. The sea comes back. Somebody is waiting on the pier.');
const orbit = film(
  'slow-orbit',
  'Slow Orbit',
  'orbits',
  'Five planets, one lamp, and a clock that runs a year behind.',
);
const contours = film('contour-lines', 'Contour Lines', 'contours', 'Two surveyors draw a hill that is not there yet.');
const chorus = film('chorus', 'Chorus', 'chorus', 'Thirty-one voices look for the same note.');
const rain = film('window-rain', 'Window Rain', 'rain', 'A night bus, the last row, and a city out of focus.');
const lanterns = film(
  'lantern-hour',
  'Lantern Hour',
  'lanterns',
  'Once a year the village writes down what it wants to forget.',
);

export const featured = oneDay;

export const rows: {name: string; titles: Title[]}[] = [
  {name: 'New this week', titles: [oneDay, tide, chorus, contours, lanterns]},
  {name: 'After dark', titles: [orbit, lanterns, rain, chorus]},
  {name: 'Near the water', titles: [tide, rain, oneDay]},
];

const titles = [...new Set(rows.flatMap((row) => row.titles))];

export const findTitle = (id: string): Title | undefined => titles.find((title) => title.id === id);

/** A video and the title that it belongs to. */
export function findVideo(id: string): {title: Title; video: Video} | undefined {
  for (const title of titles) {
    const video = title.videos.find((candidate) => candidate.id === id);
    if (video) return {title, video};
  }
  return undefined;
}

/** The episode after this one. */
export function findNext(id: string): Video | undefined {
  const {title, video} = findVideo(id) ?? {};
  return title && video && title.videos[title.videos.indexOf(video) + 1];
}
