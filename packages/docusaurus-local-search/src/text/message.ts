/**
 * Reduces what a reader pasted from a console or a build log to its telling words: where a file lies, on which line and
 * in which object says nothing about the cause, and is different for every reader.
 */

/** A file name at the end of an address or a path says more than the folders that lead there. */
const fileName = /([\w-]+(?:\.[\w-]+)*\.[a-z]\w{0,11})(?::\d+)*$/i;

function keepFileName(path: string): string {
  const name = fileName.exec(path.replace(/[?#].*$/, ''))?.[1];
  return name === undefined ? ' ' : ` ${name} `;
}

const noise: readonly [pattern: RegExp, replacement: string | ((found: string, ...groups: string[]) => string)][] = [
  // Addresses. Schemes of their own (`skd:`, `blob:`) are telling, those of every page are not.
  [
    /\b([a-z][a-z\d+.-]*):\/\/([^\s'"`<>()[\]{}]*)/gi,
    (_, scheme, rest) =>
      `${/^(https?|file)$/i.test(scheme as string) ? '' : `${scheme} `}${keepFileName(rest as string)}`,
  ],
  // Paths of at least two folders: `/app/node_modules/player/`, `C:\app\src\`.
  [/(?:[a-z]:)?(?:[\\/][\w.@~+-]+){2,}[\\/]?(?::\d+)*/gi, keepFileName],
  [/\b[\w.@~+-]+(?:\/[\w.@~+-]+){3,}(?::\d+)*/g, keepFileName],
  // Line and column, object hashes, ids, long numbers.
  [/(?<=\.\w{1,8}):\d+(?::\d+)?\b/g, ' '],
  [/@[\da-f]{5,}\b/gi, ' '],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){1,3}[\da-f]{4,12}\b/gi, ' '],
  [/\b(?=[a-f]*\d)[\da-f]{7,}\b/gi, ' '],
  // Versions, unless the query is little more than that.
  [/\b\d+\.\d+\.\d+(?:[.-]\w+)*\b/g, ' '],
];

/** What consoles and logs put before a message: it is the same for all of them. */
const wrapper =
  /\b(?:uncaught|unhandled)\b(?:\s+exception:?)?(?:\s*\(in promise\))?(?:\s*domexception:)?|\bcaused by:/gi;

/** A query of more words is pasted rather than typed. */
const typedWords = 8;

/** Whether a text is more likely pasted than typed. */
export function isPasted(text: string): boolean {
  return text.trim().split(/\s+/).length > typedWords;
}

/**
 * Removes addresses, paths, line numbers, hashes and versions from a pasted message. Short texts are typed, and are
 * returned unchanged; so is a text that consists of nothing else. What consoles put before a message goes in any case.
 */
export function reduceMessage(whole: string): string {
  const unwrapped = whole.replace(wrapper, ' ').trimStart();
  const text = /\p{L}{2}.*\s\p{L}{2}/u.test(unwrapped) ? unwrapped : whole;
  if (!isPasted(text) && !/:\/\/|[\\/]\w+[\\/]|@[\da-f]{5,}/i.test(text)) return text;
  const reduced = noise.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement as string), text);
  return /[\p{L}\p{N}]{2}/u.test(reduced) ? reduced.replace(/\s+/g, ' ').trimStart() : text;
}
