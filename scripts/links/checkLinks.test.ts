import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collectLinks, findDeadLinks} from './checkLinks';

const requests: string[] = [];
const server = http.createServer(({method, url = ''}, response) => {
  requests.push(`${method} ${url}`);
  const status =
    {'/there': 200, '/moved': 301, '/gone': 404, '/wary': 403, '/broken': 500, '/get-only': 200}[url] ?? 404;
  if (url === '/moved') response.setHeader('location', '/there');
  response.writeHead(url === '/get-only' && method === 'HEAD' ? 501 : status).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const check = async (...paths: string[]) => {
  const links = paths.map((path) => ({url: path.startsWith('/') ? origin + path : path, places: ['a.mdx:1:1']}));
  const dead = await findDeadLinks(links, {fetch, pause: 1, timeout: 2000});
  return dead.map(({url, reason}) => `${url.replace(origin, '')}: ${reason}`);
};

describe('findDeadLinks', () => {
  it('accepts links that work, also by a redirect or by GET only', async () => {
    expect(await check('/there', '/moved', '/get-only')).toEqual([]);
  });

  it('accepts pages whose server rejects automated requests', async () => {
    expect(await check('/wary')).toEqual([]);
  });

  it('finds pages that are gone, servers that fail twice and hosts that do not answer', async () => {
    const unused = 'http://127.0.0.1:1/';
    const [gone, broken, host, ...rest] = await check('/gone', '/broken', unused);
    expect(gone).toBe('/gone: status 404');
    expect(broken).toBe('/broken: status 500');
    expect(host).toContain('127.0.0.1:1');
    expect(rest).toEqual([]);
    expect(requests.filter((one) => one === 'HEAD /broken')).toHaveLength(2);
  });
});

it('collects each page once, without anchors, reserved names and links within the site', () => {
  const link = (url: string, line: number) => ({url, line, column: 1});
  expect(
    collectLinks([
      {file: 'a.mdx', links: [link('https://w3.org/a#b', 3), link('./b.mdx', 4), link('https://cdn.example.com/x', 5)]},
      {file: 'b.mdx', links: [link('https://w3.org/a', 7), link('mailto:a@example.com', 8)]},
    ]),
  ).toEqual([{url: 'https://w3.org/a', places: ['a.mdx:3:1', 'b.mdx:7:1']}]);
});
