import path from 'node:path';
import {resolveFile} from './paths';
import type {SiteRule} from '../types';

/** Every page can be reached from another page or a sidebar folder; every picture is shown. */
export const orphans: SiteRule = {
  name: 'orphans',
  check: ({pages, files}) => {
    const linked = new Set<string>();
    const shown = new Set<string>();
    for (const page of pages.values()) {
      for (const {url} of page.links) linked.add(resolveFile(page.file, url.replace(/^\/(?!img)/, '')) ?? '');
      for (const {url} of page.images) shown.add(resolveFile(page.file, url) ?? '');
      for (const file of page.imports) {
        linked.add(file);
        shown.add(file);
      }
      // Pictures in attributes: poster="…", src={require('./img/a.png')}.
      for (const [, address = ''] of page.text.matchAll(/['"(]([^'"()\s]+\.(?:svg|png|jpe?g|webp|avif))['")]/g))
        shown.add(resolveFile(page.file, address) ?? '');
    }
    const findings = [];
    for (const page of pages.values()) {
      if (page.isPartial && !linked.has(page.file)) {
        findings.push({
          file: page.file,
          line: 1,
          column: 1,
          problem: 'no page imports this partial',
          remedy: 'Import it, or delete it.',
        });
      }
    }
    for (const file of files) {
      const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/.test(file) && !file.startsWith('static/');
      if (isPicture && !shown.has(file)) {
        findings.push({
          file,
          line: 1,
          column: 1,
          problem: 'no page shows this picture',
          remedy: `Show it, or delete it: rm ${path.posix.normalize(file)}`,
        });
      }
    }
    return findings;
  },
};
