/**
 * Name of the pack for coding assistants of a platform in one version of the player docs; the lists of `llms.txt` have it too.
 * @param version Docusaurus name.
 */
export const getPackName = (version: string, platform: string): string =>
  `player-${version === 'current' ? '' : `${version}-`}${platform}`;
