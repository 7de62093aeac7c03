import {getHeaderNames, getValues} from '../../config/host';
import type {HostManifest} from '../../config/host';
import {hostToken} from '../../config/policy';
import {escapeRegExp} from '../../config/escapeRegExp';
import type {PathStep, TakeOver} from '../../config/takeOver';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** The value of a header, as nginx writes variables. */
const quoteValue = (text: string) => quote(text.replaceAll(hostToken, '$http_host'));
const toVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
const charset = '; charset=utf-8';

/** A map from one variable to another. Its lines have two spaces. */
const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

/** Headers by folder. The rule of a folder is for files that are there, so its pattern begins with their status. */
function createHeaderMaps(manifest: HostManifest): string[] {
  return getHeaderNames(manifest).map((name) => {
    const [first, ...others] = getValues(manifest, name);
    const general = first?.under === '' ? first.value : '';
    const folders = first?.under === '' ? others : [first, ...others].filter((entry) => entry !== undefined);
    // The first pattern that matches counts, so inner folders, which come last in the manifest, come first here.
    const lines = folders
      .toReversed()
      .map(
        ({under, value}) =>
          `${quote(`~^(200|206|304):${escapeRegExp(manifest.baseUrl + under)}`)} ${quoteValue(value)};`,
      );
    return map('"$status:$uri"', toVariable(name), [...lines, `default ${quote(general)};`]);
  });
}

/** Types that end in a character set are given without, for nginx to add it. */
function createTypes({types, compressed}: HostManifest): string[] {
  const texts = Object.values(types).filter((type) => type.endsWith(charset));
  const packed = compressed.map((ending) => types[ending]?.replace(charset, '')).filter((type) => type !== undefined);
  // nginx knows text/html by itself in these lists, and warns where it is named again.
  const list = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== 'text/html').join(' ');
  return [
    'types {',
    ...Object.entries(types).map(([ending, type]) => `  ${type.replace(charset, '')} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${list(texts.map((type) => type.replace(charset, '')))};`,
    '',
    '# Files that "npm run compress" made; others are compressed on the way.',
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${list(packed)};`,
  ];
}

const statuses = [301, 302] as const;

const createMoves = (redirects: HostManifest['redirects'], status: number) =>
  redirects.filter((redirect) => redirect.status === status).map(({from, to}) => `${quote(from)} ${quote(to)};`);

/** Folders of a path that a step is made in; nginx makes a replacement once. */
const mostFolders = 8;

/** A step as nginx writes it: of a whole path. */
function createRewrite({pattern, replacement}: PathStep, flag = ''): string {
  const start = pattern.startsWith('^') ? '' : '^(.*)';
  const end = pattern.endsWith('$') ? '' : '(.*)$';
  const before = start ? 1 : 0;
  const groups = pattern.match(/(?<!\\)\((?!\?)/g)?.length ?? 0;
  const shifted = replacement.replace(/\$(\d)/g, (_, group: string) => `$${Number(group) + before}`);
  const whole = `${start && '$1'}${shifted}${end && `$${before + groups + 1}`}`;
  return `rewrite "${start}${pattern}${end}" "${whole}"${flag && ` ${flag}`};`;
}

/** Old addresses of another site. The query is kept. */
function createTakeOver({from, to, steps}: TakeOver): string[] {
  const rewrites = steps.flatMap((step, position) => {
    const rewrite = createRewrite(step, position === steps.length - 1 ? 'permanent' : '');
    return step.everywhere ? Array<string>(mostFolders).fill(rewrite) : [rewrite];
  });
  return [
    '',
    '# The site that was here before.',
    `location = ${from.replace(/\/$/, '')} {`,
    `  return 301 ${to}$is_args$args;`,
    '}',
    `location ^~ ${from} {`,
    ...rewrites.map((line) => `  ${line}`),
    '}',
  ];
}

/**
 * The configuration of nginx, for its `http` block: `include` it, or put it in `conf.d/`.
 * @param root folder on the host, with the site at its `baseUrl` below it.
 * @param listen address and port, as nginx writes them.
 */
export function createNginx(manifest: HostManifest, root = '/srv/site', listen = '80'): string {
  const {baseUrl, index, twin, notFound, redirects} = manifest;
  const missing = `${baseUrl}${notFound}`;
  const server = [
    `listen ${listen};`,
    'server_name _;',
    `root ${root};`,
    'server_tokens off;',
    '# Redirects stay on the host and port that the reader sees, whatever is in front of this server.',
    'absolute_redirect off;',
    '',
    ...createTypes(manifest),
    '',
    ...getHeaderNames(manifest).map((name) => `add_header ${name} ${toVariable(name)} always;`),
    'add_header Vary $site_vary always;',
    '',
    `error_page 404 403 =404 ${missing};`,
    ...statuses.flatMap((status) => [
      `if ($site_moved_${status}) {`,
      `  return ${status} $site_moved_${status}$is_args$args;`,
      '}',
    ]),
    ...(manifest.takeOver ? createTakeOver(manifest.takeOver) : []),
    '',
    '# Addresses with two slashes in a row, and hidden files, are none of the site.',
    'merge_slashes off;',
    'location ~ //|/\\. {',
    '  return 404;',
    '}',
    '# A folder has a slash at its end, and a page.',
    'location ~ /$ {',
    `  try_files "\${uri}$site_page" "\${uri}${index}" =404;`,
    '}',
    'location / {',
    `  if (-f $request_filename/${index}) {`,
    '    rewrite ^(.*)$ $1/ permanent;',
    '  }',
    '  try_files $uri =404;',
    '}',
    `location = ${missing} {`,
    '}',
  ];
  return [
    '# Written by the build, from src/config/host.ts. Include it in the "http" block.',
    `# The site lies in ${root}${baseUrl}. With ngx_brotli, add "brotli_static on;" before the include.`,
    'map_hash_bucket_size 512;',
    'map_hash_max_size 8192;',
    ...createHeaderMaps(manifest),
    map('$http_accept', '$site_page', [`"~*${escapeRegExp(twin.type)}" ${twin.file};`, `default ${index};`]),
    map('$uri', '$site_vary', [`"~/(${escapeRegExp(index)}|${escapeRegExp(twin.file)})$" Accept;`, 'default "";']),
    ...statuses.map((status) => map('$uri', `$site_moved_${status}`, createMoves(redirects, status))),
    ['server {', ...server.map((line) => (line ? `  ${line}` : line)), '}'].join('\n'),
    '',
  ].join('\n\n');
}
