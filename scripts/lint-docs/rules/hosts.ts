import {isKnownHost} from '../hosts';
import type {Finding, Rule} from '../types';

/** External links use https and reviewed hosts. */
export const hosts: Rule = {
  name: 'external-host',
  check: ({links}) =>
    links.flatMap(({url, line, column}): Finding[] => {
      if (/^http:/.test(url))
        return [{line, column, problem: `a link without encryption: ${url}`, remedy: 'Use https.'}];
      if (!/^https:/.test(url)) return [];
      const host = URL.canParse(url) ? new URL(url).hostname : '';
      if (!host) return [{line, column, problem: `${url} is no address`, remedy: 'Fix it.'}];
      if (/^(localhost|127\.|0\.0\.0\.0)/.test(host))
        return [{line, column, problem: `a link to ${host}`, remedy: 'Put it in backticks.'}];
      return isKnownHost(host)
        ? []
        : [
            {
              line,
              column,
              problem: `${host} is not a known host`,
              remedy: "Link to the organization's own site, or add the host to scripts/lint-docs/hosts.ts.",
            },
          ];
    }),
};
