import {describe, expect, it} from 'vitest';
import {slimDocMetadata} from './slimDocMetadata';

describe('slimDocMetadata', () => {
  it('keeps of the front matter what the theme reads there', () => {
    const doc = {id: 'ads', title: 'Ads', frontMatter: {title: 'Ads', keywords: ['VAST'], unlisted: true}};
    expect(slimDocMetadata(doc)).toEqual({id: 'ads', title: 'Ads', frontMatter: {unlisted: true}});
    expect(doc.frontMatter.title).toBe('Ads');
  });

  it('leaves out what only the build reads, and what the page is not', () => {
    const doc = {
      id: 'ads',
      source: '@site/docs/ads.mdx',
      sourceDirName: '.',
      slug: '/ads',
      draft: false,
      unlisted: false,
    };
    expect(slimDocMetadata({...doc, frontMatter: {}})).toEqual({id: 'ads', frontMatter: {}});
    expect(slimDocMetadata({...doc, unlisted: true, frontMatter: {}})).toMatchObject({unlisted: true});
  });

  it.each([[{version: '7.8.0'}], ['text'], [null], [{frontMatter: 'text'}]])('leaves %j as it is', (data) => {
    expect(slimDocMetadata(data)).toBe(data);
  });
});
