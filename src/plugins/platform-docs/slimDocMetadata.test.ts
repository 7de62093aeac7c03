import {describe, expect, it} from 'vitest';
import {slimDocMetadata} from './slimDocMetadata';

describe('slimDocMetadata', () => {
  it('keeps of the front matter what the theme reads there', () => {
    const doc = {id: 'ads', title: 'Ads', frontMatter: {title: 'Ads', keywords: ['VAST'], unlisted: true}};
    expect(slimDocMetadata(doc)).toEqual({id: 'ads', title: 'Ads', frontMatter: {unlisted: true}});
    expect(doc.frontMatter.title).toBe('Ads');
  });

  it.each([[{version: '7.8.0'}], ['text'], [null], [{frontMatter: 'text'}]])('leaves %j as it is', (data) => {
    expect(slimDocMetadata(data)).toBe(data);
  });
});
