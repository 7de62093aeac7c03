import type {Run} from './projects';

/** A reason why some runs cannot be had in a browser of our own, and which they are. */
interface LeftOut {
  reason: string;
  page?: RegExp;
  file?: RegExp;
  code?: RegExp;
}

const table: readonly LeftOut[] = [
  {
    reason: 'runs in Node, not in a browser',
    code: /from ['"](node:|express['"])|^module\.exports\b/m,
  },
  {reason: 'runs in Node, not in a browser', file: /\.config\.[jt]s$|^server\/|^scripts\/|\.mjs$/},
  {reason: 'React Native', code: /from ['"](react-native|@react-native|@theoplayer\/react-native)/},
  {reason: 'React Native', page: /\/react-native\//},
  {
    reason: 'needs a script of a partner',
    page: /\/(nielsen\/|freewheel|agama|mediamelon|prebidjs|how-to-use-vr-using-webxr)/,
  },
  {reason: 'needs a server of the reader', page: /\/(what-are-the-edgio-challenges|spotx)/},
  {reason: 'needs a server of the reader', file: /^src\/late-license\.ts$/},
  {reason: 'needs a server of the reader', file: /^outer-page\.ts$/},
  {reason: 'needs the compiler of Angular', page: /\/angular\//},
  {reason: 'uses parts of the UI that the typings do not describe', page: /\/how-to-customize-quality-selection/},
  {reason: 'uses a part that the stand-in for the React kit lacks', file: /^src\/CinemaWithMenu\.tsx$/},
];

/** Packages that are not installed here. */
const absentPackages =
  /from ['"](@theoplayer\/(comscore|nielsen)-connector-web|@mux\/[^'"]+|youbora[^'"]*|next\/[^'"]+|@alexzunik[^'"]*)['"]/;

/**
 * Why a run is left out.
 * @returns undefined for a run that must work.
 */
export function getReason({project, entry}: Run): string | undefined {
  if (entry.offReason) return `not compiled: ${entry.offReason}`;
  const absent = project.files.map(({code}) => absentPackages.exec(code)?.[1]).find((one) => one !== undefined);
  if (absent) return `needs ${absent}, which is not installed here`;
  return table.find(
    ({page, file, code}) =>
      (page?.test(project.page) ?? true) && (file?.test(entry.name) ?? true) && (code?.test(entry.code) ?? true),
  )?.reason;
}
