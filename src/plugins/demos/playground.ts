import path from 'node:path';

/** Folder of the playground's frame, below the site's root: beside the demos', as its policy is another. */
export const playgroundFolder = 'playground';

/** Entries of the bundle, by the name of their script. The frame names the modules' addresses to the code that it runs. */
export const playgroundEntries = (siteDir: string): Readonly<Record<string, string>> => ({
  'playground-frame': path.join(siteDir, 'src/demos/frame/playground.ts'),
  'playground-player': path.join(siteDir, 'src/demos/frame/players.ts'),
  'playground-kit': '@theoplayer/web-ui',
});

/** What code in the playground may import, and the entry that it gets. */
const modules = {'theoplayer/chromeless': 'playground-player', '@theoplayer/web-ui': 'playground-kit'};

/**
 * The page of the playground's frame. It is empty until the docs page around it sends code.
 * @param toAddress address of an entry's script.
 */
export function createPlaygroundPage(toAddress: (entry: string) => string, {baseUrl}: {baseUrl: string}): string {
  const addresses = Object.fromEntries(Object.entries(modules).map(([name, entry]) => [name, toAddress(entry)]));
  return `<!doctype html>
<html lang="en" data-modules="${JSON.stringify(addresses).replaceAll('"', '&quot;')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="${baseUrl}img/favicon.ico" />
    <title>Playground</title>
    <script type="module" src="${toAddress('playground-frame')}"></script>
  </head>
  <body></body>
</html>
`;
}
