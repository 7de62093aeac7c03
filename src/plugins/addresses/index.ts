/** Addresses never die: one that was published and has no page anymore stops the build, unless it redirects; old ones get a page that does. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getTakeOver, listFirstFolders} from '../../config/takeOver';
import {findProblems} from './check';
import {formatProblem, getBuiltPath, readPublished, readRedirects} from './files';
import {createRedirectPage} from './redirectPage';

/** Problems that are listed; a folder that was renamed has as many as it has pages. */
const mostListed = 20;

export default function addresses({siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'addresses',

    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths.map((route) => route.slice(baseUrl.length)).filter((page) => page !== '404.html');
      const redirects = readRedirects(siteDir);
      const published = readPublished(siteDir);
      const problems = findProblems(published, redirects, new Set(pages));
      if (problems.length) {
        const listed = problems.slice(0, mostListed).map((problem) => formatProblem(siteDir, problem));
        const rest = problems.length - listed.length;
        throw new Error([...listed, ...(rest ? [`… and ${rest} more`] : [])].join('\n'));
      }
      const writeRedirect = (from: string, to: string) => {
        const folder = path.join(outDir, from);
        fs.mkdirSync(folder, {recursive: true});
        fs.writeFileSync(path.join(folder, 'index.html'), createRedirectPage(siteConfig.url, baseUrl + to));
      };
      for (const [from, to] of Object.entries(redirects)) writeRedirect(from, to);
      const takeOver = getTakeOver(process.env, baseUrl, listFirstFolders(baseUrl, routesPaths));
      if (takeOver) {
        const old = takeOver.from.slice(baseUrl.length);
        const target = takeOver.to.slice(baseUrl.length);
        for (const page of pages) if (page.startsWith(target)) writeRedirect(old + page.slice(target.length), page);
      }
      fs.writeFileSync(getBuiltPath(generatedFilesDir), JSON.stringify(pages.sort()));
      const known = new Set(published);
      const added = pages.filter((page) => !known.has(page));
      if (known.size && added.length) {
        console.log(`${added.length} pages are new. Before they are published: npm run addresses`);
      }
    },
  };
}
