/** The files of hosts that can't be started here, read as those hosts read them, and held to the manifest. */
import {describe, expect, it} from 'vitest';
import {createManifest, getHeaders, toHostRedirects} from '../../config/host';
import {hostToken} from '../../config/policy';
import {getTakeOver} from '../../config/takeOver';
import {createDockerfile} from './dockerfile';
import {createNginx} from './nginx';
import {createHeadersFile, createRedirectsFile} from './staticHosts';

const manifest = createManifest(
  '/docs/',
  {
    pages: "default-src 'none'; script-src 'self' 'sha256-a+/='",
    demos: "default-src 'self' http://{hostport} blob:",
    playground: "default-src 'self'",
  },
  toHostRedirects('/docs/', {'old/': 'player/web/', 'player/renamed/': 'player/'}),
  getTakeOver({TAKE_OVER: 'theoplayer'}, '/docs/', []),
);

/** Folders as the build lists them: none within another, so `assets/` by its own folders. */
const folders = ['', 'assets/css/', 'assets/demos/', 'assets/js/', 'demo-media/', 'demos/', 'player/', 'playground/'];

const withoutComments = (text: string) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));

interface Rule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * `_headers`: a pattern at the start of a line, its headers in the indented lines after it.
 * @throws Error at a line that is neither, or longer than Cloudflare reads.
 */
function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of withoutComments(text)) {
    if (line.length > 2000) throw new Error(`Longer than 2,000 characters: ${line.slice(0, 80)}`);
    const [, name, value] = /^ {2}([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\/[^\s*:]*(\*|:[a-z]+)?$/.test(line)) rules.push({pattern: line, headers: {}});
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`Neither a pattern nor a header: ${line}`);
  }
  return rules;
}

/** `*` at the end stands for anything, `:name` for one part of a path, which may not be empty. */
function matches(pattern: string, path: string): boolean {
  const [start = '', name] = pattern.split(':');
  if (name !== undefined) return path.startsWith(start) && /^[^/]+$/.test(path.slice(start.length));
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** `_redirects`: from, to and status, separated by spaces. Only the end of `from` may be `*`, which `:splat` stands for. */
function parseRedirects(text: string) {
  return withoutComments(text).map((line) => {
    const [, from = '', to = '', status = ''] = /^(\/[^\s*]*\*?) (\/[^\s*]*) (30[12])$/.exec(line) ?? [];
    if (!from) throw new Error(`No redirect: ${line}`);
    if (to.includes(':splat') && !from.endsWith('*')) throw new Error(`":splat" stands for nothing: ${line}`);
    return {from, to, status: Number(status)};
  });
}

/** The first line that matches leads on. */
function follow(redirects: ReturnType<typeof parseRedirects>, path: string): [string, number] | undefined {
  const found = redirects.find(({from}) => matches(from, path));
  return found && [found.to.replace(':splat', path.slice(found.from.length - 1)), found.status];
}

describe('_headers', () => {
  const rules = parseHeaders(createHeadersFile(manifest, 'docs.example.com', folders));

  it.each([
    ['/docs/', ''],
    ['/docs/index.html', ''],
    ['/docs/404.html', ''],
    ['/docs/robots.txt', ''],
    ['/docs/player.md', ''],
    ['/404.html', ''],
    ['/robots.txt', ''],
    ['/docs/player/', 'player/'],
    ['/docs/player/web/index.html', 'player/'],
    ['/docs/assets/js/main.12345678.js', 'assets/js/'],
    ['/docs/assets/css/styles.12345678.css', 'assets/css/'],
    ['/docs/assets/demos/shared-12345678.js', 'assets/demos/'],
    ['/docs/demo-media/day/master.m3u8', 'demo-media/'],
    ['/docs/demos/web/a/', 'demos/'],
  ])('sends with %s what the manifest says, by one pattern', (path, folder) => {
    const found = rules.filter(({pattern}) => matches(pattern, path));
    const expected = Object.entries(getHeaders(manifest, folder)).map(([name, value]) => [
      name,
      value.replace(hostToken, 'docs.example.com'),
    ]);
    expect(found.map(({headers}) => headers)).toEqual([Object.fromEntries(expected)]);
  });

  it('is within what hosts read: 100 patterns, each once', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(new Set(rules.map(({pattern}) => pattern)).size).toBe(rules.length);
  });
});

describe('_redirects', () => {
  const redirects = parseRedirects(createRedirectsFile(manifest));

  it('leads on from each address of the manifest', () => {
    expect(manifest.redirects.length).toBeGreaterThan(3);
    for (const {from, to, status} of manifest.redirects) expect(follow(redirects, from)).toEqual([to, status]);
  });

  it('leads on from the site before, and leaves the pages of this one alone', () => {
    expect(follow(redirects, '/docs/theoplayer/web/')).toEqual(['/docs/player/web/', 301]);
    for (const path of ['/docs/', '/docs/player/', '/docs/theoplayers/', '/docs/404.html'])
      expect(follow(redirects, path)).toBeUndefined();
  });

  it('has no chain', () => {
    for (const {to} of redirects) expect(follow(redirects, to.replace(':splat', 'web/'))).toBeUndefined();
  });
});

describe('Dockerfile', () => {
  const lines = withoutComments(createDockerfile(manifest).replaceAll(/\\\n\s*/g, ''));
  const instructions = lines.map((line): [string, string] => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return [name, rest];
  });
  const get = (name: string) => instructions.filter(([instruction]) => instruction === name).map(([, rest]) => rest);

  it('has known instructions, from one image of a named release', () => {
    expect(instructions[0]?.[0]).toBe('FROM');
    expect(get('FROM')).toEqual([expect.stringMatching(/^[a-z]+:(?!latest$)[\w.-]+$/)]);
    expect(instructions.filter(([name]) => !['FROM', 'RUN', 'COPY', 'EXPOSE', 'CMD'].includes(name))).toEqual([]);
  });

  it('leaves no lists of packages behind, and asks nothing while it builds', () => {
    for (const command of get('RUN').filter((run) => run.includes('apt-get install'))) {
      expect(command).toMatch(/^apt-get update +&& apt-get install -y --no-install-recommends /);
      expect(command).toContain('rm -rf /var/lib/apt/lists/*');
    }
  });

  it('puts files where the configuration of nginx looks for them, and opens its port', () => {
    const nginx = createNginx(manifest);
    const [, root] = /root ([^;]+);/.exec(nginx) ?? [];
    const [, port] = /listen (\d+);/.exec(nginx) ?? [];
    expect(get('COPY')).toEqual([`hosting/nginx.conf /etc/nginx/conf.d/site.conf`, `build ${root}${manifest.baseUrl}`]);
    expect(get('EXPOSE')).toEqual([port]);
    expect(get('CMD').map((command) => JSON.parse(command) as unknown)).toEqual([['nginx', '-g', 'daemon off;']]);
  });
});
