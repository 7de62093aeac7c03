/**
 * Page attributes derived from its path: kind, platforms, path below the version's root (like
 * src/search/kinds.ts and records.ts).
 */
export function describePath(pathname, {baseUrl, platforms, uiPlatforms, sections}) {
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
  const [, product, rest] = /^(player\/(?:v\d+\/)?|open-video-ui\/|contributing\/)(.*)$/.exec(below) ?? [];
  if (product === undefined) return {path: pathname, kind: 'overview', platforms: []};
  const parts = rest.split('/').filter(Boolean);
  const kinds = {
    'getting-started': 'getting-started',
    'how-to-guides': 'how-to',
    faq: 'faq',
    'knowledge-base': 'knowledge-base',
    connectors: 'connector',
    examples: 'example',
    changelog: 'changelog',
    'api-reference': 'api-reference',
    guides: 'guide',
  };
  const known = parts.filter((part) => Object.hasOwn(kinds, part)).map((part) => kinds[part]);
  let kind = known.at(-1) ?? (parts.length < 2 ? 'overview' : 'guide');
  if (Object.hasOwn(kinds, parts[0] ?? '')) kind = parts.at(-1) === 'changelog' ? 'changelog' : known[0];
  let found = [];
  if (product.startsWith('player')) {
    if (parts[0] === 'how-to-guides' || (parts[0] === 'changelog' && parts.length === 1)) found = sections[parts[0]];
    else if (parts[0] !== 'faq' && parts[0] !== 'knowledge-base')
      found = [parts.find((part) => platforms.includes(part)) ?? 'web'];
  } else if (product === 'open-video-ui/') {
    found = [uiPlatforms.find((platform) => platform === parts[0]) ?? 'web'];
  }
  return {path: `/${parts.map((part) => `${part}/`).join('')}`, kind, platforms: found};
}
