import {strToU8, zipSync} from 'fflate';
import {getPlayerVersion, openVideoUiVersionLabel} from '../../platforms/versions';
import type {Demo} from './readDemos';

/** A build's archives are the same as the last build's where the source is: no time of day in them. */
const mtime = new Date('2024-01-01T00:00:00Z');

/** Packages that a demo's sources import, with the versions that its download asks for. */
const packages: Readonly<Record<string, string>> = {
  '@theoplayer/web-ui': `^${openVideoUiVersionLabel}`,
  '@theoplayer/react-ui': `^${openVideoUiVersionLabel}`,
  react: '^18.3.1',
  'react-dom': '^18.3.1',
};

/** Without it, Vite compiles JSX to calls of a global `React`, which no demo imports. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['DOM', 'DOM.Iterable', 'ES2022'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

const readme = (title: string) => `# ${title}

1. Put your license in place of <LICENSE_KEY>, and your stream's address in place of the demo's.
2. npm install
3. mkdir -p public/theoplayer && cp -RL node_modules/theoplayer/. public/theoplayer, and let "libraryLocation" be "/theoplayer/"
4. npx vite
`;

/** The demo's source as a project that Vite runs, in a zip archive. */
export function createArchive({name, title, files}: Demo): Uint8Array {
  const sources = files.filter(({name: file}) => file !== 'react-ui.tsx');
  const text = sources.map((file) => file.text).join('\n');
  const used = Object.entries(packages).filter(([id]) => new RegExp(`from '${id}['/]|import '${id}'`).test(text));
  const hasJsx = sources.some((file) => file.name.endsWith('.tsx'));
  const project = {
    name: name.replace('/', '-'),
    private: true,
    type: 'module',
    scripts: {dev: 'vite', build: 'vite build'},
    dependencies: Object.fromEntries([...used, ['theoplayer', `^${getPlayerVersion('current').label}`]]),
    devDependencies: {
      ...(hasJsx && {'@types/react': '^18.3.0', '@types/react-dom': '^18.3.0'}),
      vite: '^5.4.0',
    },
  };
  const entries = [
    ...sources.map((file) => [file.name, file.text] as const),
    ['package.json', JSON.stringify(project, null, 2)] as const,
    ...(hasJsx ? [['tsconfig.json', JSON.stringify(tsconfig, null, 2)] as const] : []),
    ['README.md', readme(title)] as const,
  ];
  return zipSync(
    Object.fromEntries(
      entries.map(([file, content]) => [file, [strToU8(`${content.trimEnd()}\n`), {mtime}] as const]),
    ) as never,
  );
}
