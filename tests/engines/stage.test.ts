/** The server of these tests; runs also where no engine is installed. */
import fs from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {HostManifest} from '../../src/config/host';
import {startStage} from './stage';
import type {Stage} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage?.stop());

it('serves pages under the whole policy of the build, and collects what breaks it', async () => {
  const {headers} = JSON.parse(fs.readFileSync('build/headers.json', 'utf8')) as HostManifest;
  const page = await fetch(stage.url('player/web/'));
  const sent = page.headers.get('content-security-policy') ?? '';
  const [, reports = ''] = /; report-uri (\S+)$/.exec(sent) ?? [];
  expect(sent).toBe(`${headers[0]?.headers['Content-Security-Policy']}; report-uri ${reports}`);
  expect(await page.text()).toMatch(/^<!DOCTYPE html>\s*<html[^>]*>\s*<head><script src="[^"]+"><\/script>/i);
  const body = JSON.stringify({'csp-report': {'document-uri': 'a', 'violated-directive': 'b', 'blocked-uri': 'c'}});
  await fetch(new URL(reports, page.url), {method: 'POST', body});
  expect(stage.takeProblems()).toEqual(['violation of the policy on a: b c']);
});

it('holds scripts until they are released, and fails those that are drawn', async () => {
  const html = await (await fetch(stage.url('player/web/'))).text();
  const [script = ''] = /assets\/js\/[\w.-]+\.js/.exec(html) ?? [];
  stage.conditions.holdsScripts = true;
  let isHere = false;
  const answer = fetch(stage.url(script)).then((response) => {
    isHere = true;
    return response;
  });
  // A page is not held.
  await fetch(stage.url('player/web/'));
  expect(isHere).toBe(false);
  stage.reset();
  expect((await answer).status).toBe(200);
  stage.conditions.draw = () => 'error';
  expect((await fetch(stage.url(script))).status).toBe(500);
  stage.reset();
});
