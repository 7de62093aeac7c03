/** Reduces words to stems, so that «casts» finds «casting». Index and query must do it in the same way. */
import {stemmer} from 'stemmer';
import {cached} from './cached';

/** Words whose British spelling is not just an ending. */
const spellings = new Map(
  Object.entries({
    licence: 'license',
    licences: 'license',
    licencing: 'license',
    colour: 'color',
    colours: 'color',
    behaviour: 'behavior',
    behaviours: 'behavior',
    grey: 'gray',
    centre: 'center',
    catalogue: 'catalog',
    dialogue: 'dialog',
  }),
);

function toAmerican(word: string): string {
  const known = spellings.get(word);
  if (known) return known;
  return word.replace(/is(e[sd]?|ing|ation|ations|er|ers)$/, (ending, rest: string, at: number) =>
    // -ise after a long enough stem: customise, authorising; not: noise, raise, precise, advise.
    at >= 4 && !/(no|ra|prec|adv|dev|rev|superv|exerc|compr|prom|surpr|telev|adverti?)$/.test(word.slice(0, at))
      ? `iz${rest}`
      : ending,
  );
}

/** Names of three letters that end like a plural: ads, hls, ios, css. */
const shortName = /^..s$/;

/**
 * Stems a lower-case word: Porter's algorithm («An algorithm for suffix stripping», 1980), after British endings are
 * converted to American. Short words, and words with digits or letters other than a–z, are returned unchanged.
 */
export function stem(word: string): string {
  return shortName.test(word) || !/^[a-z]+$/.test(word) ? word : stemmer(toAmerican(word));
}

/** Cached, because building an index needs the same stems many times. */
export const stemOnce = cached(stem, 50_000);
