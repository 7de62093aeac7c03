import {describe, expect, it} from 'vitest';
import {getGroup, getKind} from './kinds';

describe('getKind', () => {
  it.each([
    ['/', 'overview'],
    ['/android/', 'overview'],
    ['/getting-started/sdks/web/getting-started/', 'getting-started'],
    ['/how-to-guides/ads/introduction/', 'how-to'],
    ['/connectors/web/cmcd/changelog/', 'changelog'],
    ['/connectors/web/cmcd/getting-started/', 'connector'],
    ['/changelog/react-native/', 'changelog'],
    ['/flutter/guides/limitations/', 'guide'],
    ['/flutter/changelog/', 'changelog'],
    ['/web/examples/ads/', 'example'],
    ['/web/getting-started/', 'getting-started'],
    ['/api-reference/roku/', 'api-reference'],
    ['/constructor/', 'overview'],
  ])('%s is %s', (path, kind) => {
    expect(getKind(path)).toBe(kind);
  });
});

it('names products other than the player in the group', () => {
  expect(getGroup({tag: 'docs-open-video-ui-current', kind: 'example'})).toBe('Open Video UI · Examples');
  expect(getGroup({tag: 'docs-contributing-current', kind: 'guide'})).toBe('Contributing');
  expect(getGroup({tag: 'docs-default-v6', kind: 'faq'})).toBe('FAQ');
});
