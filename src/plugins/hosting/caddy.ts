import {getHeaderNames, getHeaders} from '../../config/host';
import type {HostManifest} from '../../config/host';
import type {TakeOver} from '../../config/takeOver';

/** Caddy has a variable by the name that the policy of frames uses for the host (`hostToken`). */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const indent = (lines: readonly string[], by = '\t') => lines.map((line) => (line ? by + line : line));

const block = (name: string, lines: readonly string[]) => [`${name} {`, ...indent(lines), '}'];

/** Headers of files in a folder, as the folder's rule has them. */
const createHeaders = (matcher: string, headers: Readonly<Record<string, string>>) =>
  block(
    `header ${matcher}`.trim(),
    Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  );

/** Endings by type. */
function groupTypes({types}: HostManifest): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(types)) groups.set(type, [...(groups.get(type) ?? []), ending]);
  return [...groups];
}

/** Old addresses of another site. */
const createTakeOver = ({from, steps}: TakeOver) => [
  '# The site that was here before.',
  `@before path ${from.replace(/\/$/, '')} ${from}*`,
  ...block('route @before', [
    ...steps.map(({pattern, replacement}) => `uri path_regexp \`${pattern}\` ${quote(replacement)}`),
    'redir {uri} 301',
  ]),
];

/** The not-found page has the headers of the whole site, and none of the folder where a file is missing. */
function createNotFound(manifest: HostManifest): string[] {
  const general = getHeaders(manifest, '');
  const others = getHeaderNames(manifest).filter((name) => general[name] === undefined);
  return block('handle_errors', [
    ...block('header', [
      ...Object.entries(general).map(([name, value]) => `${name} ${quote(value)}`),
      `Content-Type ${quote(manifest.types.html ?? 'text/html')}`,
      ...others.map((name) => `-${name}`),
    ]),
    `rewrite * ${manifest.baseUrl}${manifest.notFound}`,
    'file_server',
  ]);
}

/**
 * The configuration of Caddy: a Caddyfile.
 * @param root folder on the host, with the site at its `baseUrl` below it.
 * @param address of the site, as Caddy writes it: `docs.example.com`, and Caddy gets a certificate for it.
 */
export function createCaddyfile(manifest: HostManifest, root = '/srv/site', address = ':80'): string {
  const {baseUrl, index, twin, headers, redirects} = manifest;
  const [general, ...folders] = headers.map(({under, headers: own}) =>
    createHeaders(under ? `${baseUrl}${under}*` : '', own),
  );
  const route = [
    ...(general ?? []),
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'respond @method 405',
    '# Addresses with two slashes in a row are none of the site.',
    '@odd `{http.request.uri.path}.contains("//")`',
    'error @odd 404',
    '',
    '# The query of a redirect is kept.',
    ...block('map {query} {site_query}', ['~(.+) "?${1}"', 'default ""']),
    ...redirects.map(({from, to, status}) => `redir ${from} ${to}{site_query} ${status}`),
    ...(manifest.takeOver ? createTakeOver(manifest.takeOver) : []),
    '# A folder has a slash at its end, and a page.',
    ...block('@folder', ['not path */', `file {path}/${index}`]),
    'redir @folder {path}/{site_query} 301',
    '@folders path */',
    'header @folders +Vary Accept',
    ...block('@twin', ['path */', `header Accept *${twin.type}*`, `file {path}${twin.file}`]),
    `rewrite @twin {path}${twin.file}`,
    '@page path */',
    `rewrite @page {path}${index}`,
    ...block('@missing', ['not file']),
    'error @missing 404',
    '',
    ...folders.flat(),
    ...groupTypes(manifest).flatMap(([type, endings], position) => [
      `@type${position} path ${endings.map((ending) => `*.${ending}`).join(' ')}`,
      `header @type${position} Content-Type ${quote(type)}`,
    ]),
    '',
    '# Files that "npm run compress" made; others are compressed on the way.',
    'encode gzip',
    ...block('file_server', ['hide .*', 'precompressed br gzip', 'disable_canonical_uris']),
  ];
  return [
    '# Written by the build, from src/config/host.ts.',
    `# The site lies in ${root}${baseUrl}. Put its address in place of "${address}".`,
    ...block(address, [`root * ${root}`, ...block('route', route), ...createNotFound(manifest)]),
    '',
  ].join('\n');
}
