import fs from 'node:fs';
import {expect, it} from 'vitest';
import {
  createDemoPolicy,
  createPlaygroundPolicy,
  createPolicy,
  getPolicyHosts,
  searchLogoStyle,
  toHashSource,
} from './policy';

/** Sources by directive. */
const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

it('allows this site and the hashes, and nothing unsafe', () => {
  const policy = createPolicy([toHashSource('a()')], [toHashSource('a{}')], getPolicyHosts({}));
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(parse(policy)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
});

it('adds the hosts of settings, each where it is needed', () => {
  const hosts = getPolicyHosts({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_API_KEY: 'b',
    FONT_STYLESHEET_URL: 'https://fonts.example.com/a.css',
    ANALYTICS_SCRIPT_URL: 'https://stats.example.com/a.js',
    ANALYTICS_HOSTS: 'https://in.example.com/ https://stats.example.com',
    SEARCH_INSIGHTS_URL: 'https://gaps.example.com/log',
    FEEDBACK_URL: 'https://feedback.example.com/docs',
  });
  expect(parse(createPolicy([], [], hosts))).toMatchObject({
    'script-src': ["'self'", 'https://stats.example.com', 'https://in.example.com'],
    'style-src': ["'self'", toHashSource(searchLogoStyle), 'https://fonts.example.com'],
    'font-src': ["'self'", 'data:', 'https:'],
    'connect-src': [
      "'self'",
      'https://app-dsn.algolia.net',
      'https://stats.example.com',
      'https://in.example.com',
      'https://gaps.example.com',
      'https://feedback.example.com',
    ],
    'frame-src': ["'self'"],
  });
});

it('names the analytics setting that is malformed or alone', () => {
  expect(() => getPolicyHosts({ANALYTICS_HOSTS: 'https://a.example'})).toThrow(/ANALYTICS_SCRIPT_URL is not/);
  expect(() =>
    getPolicyHosts({
      ANALYTICS_SCRIPT_URL: 'https://a.example/x.js',
      ANALYTICS_HOSTS: "https://a.example 'unsafe-eval'",
    }),
  ).toThrow(/ANALYTICS_HOSTS is "'unsafe-eval'"/);
});

it('lets a demo reach other hosts only where it runs on the SDK', () => {
  expect(createDemoPolicy(false)).not.toMatch(/https:|unsafe-eval/);
  expect(parse(createDemoPolicy(false))['script-src']).toEqual(["'self'", 'http://{hostport}']);
  expect(parse(createDemoPolicy(true))['connect-src']).toContain('https:');
  expect(createPlaygroundPolicy(false)).not.toMatch(/https:|unsafe-eval/);
  expect(parse(createPlaygroundPolicy(false))['script-src']).toEqual(["'self'", 'http://{hostport}', 'blob:']);
});

it('knows the style element that DocSearch creates', () => {
  const source = fs.readFileSync(require.resolve('@docsearch/react'), 'utf8');
  expect([...source.matchAll(/createElement\("style",null,("[^"]*")/g)].map(([, text]) => text)).toEqual([
    JSON.stringify(searchLogoStyle),
  ]);
});
