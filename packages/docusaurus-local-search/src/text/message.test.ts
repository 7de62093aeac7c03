import {describe, expect, it} from 'vitest';
import {reduceMessage} from './message';

describe('reduceMessage', () => {
  it.each([
    [
      'paths, lines and columns',
      'e: file:///Users/dev/app/node_modules/player/src/main/AdAdapter.kt:41:5 Object does not implement abstract member',
      'e: AdAdapter.kt Object does not implement abstract member',
    ],
    [
      'addresses',
      "Access to XMLHttpRequest at 'https://cdn.example.com/live/master.m3u8?t=1' from origin 'http://localhost:3000' has been blocked",
      "Access to XMLHttpRequest at ' master.m3u8 ' from origin ' ' has been blocked",
    ],
    ['schemes of their own', 'GET skd://token net::ERR_UNKNOWN_URL_SCHEME', 'GET skd net::ERR_UNKNOWN_URL_SCHEME'],
    [
      'hashes of objects',
      "LateInitializationError: Field '_controller@654089593' has not been initialized.",
      "LateInitializationError: Field '_controller ' has not been initialized.",
    ],
    [
      'paths of a device',
      "java.lang.SecurityException: Writable dex file '/data/user/0/com.example.app/cache/1689087654321.jar' is not allowed.",
      "java.lang.SecurityException: Writable dex file ' .jar ' is not allowed.",
    ],
    [
      'what consoles put before',
      'Uncaught (in promise) DOMException: The element has no supported sources.',
      'The element has no supported sources.',
    ],
  ])('removes %s', (_, message, telling) => {
    expect(reduceMessage(message)).toBe(telling);
  });

  it.each([
    'error 7007',
    'uncaught DOMException',
    'network.addRequestInterceptor',
    'application/wasm',
    '7.8.0',
    'https://example.com/',
    'deadbeef',
  ])('keeps what was typed: %s', (query) => {
    expect(reduceMessage(query)).toBe(query);
  });
});
