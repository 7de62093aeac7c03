import {expect, it} from 'vitest';
import {createArticleData} from './structuredData';

const page = {
  title: 'Play ads',
  description: 'How to play ads.',
  url: 'https://docs.example.com/docs/player/ads/',
  version: '7.8.0',
  author: 'Contributors',
};

it('describes a page with its version and the day of its last change', () => {
  expect(createArticleData({...page, lastUpdatedAt: Date.UTC(2024, 6, 15)})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Play ads',
    description: 'How to play ads.',
    url: 'https://docs.example.com/docs/player/ads/',
    inLanguage: 'en',
    version: '7.8.0',
    dateModified: '2024-07-15T00:00:00.000Z',
    author: {'@type': 'Organization', name: 'Contributors'},
  });
});

it('says nothing of dates that are not known', () => {
  expect(createArticleData(page)).not.toHaveProperty('dateModified');
});
