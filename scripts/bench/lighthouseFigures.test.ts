import {describe, expect, it} from 'vitest';
import {getFigures} from './lighthouseFigures';
import type {LighthouseReport} from './lighthouseFigures';

describe('getFigures', () => {
  const createReport = (performance: number, lcp: number): LighthouseReport => ({
    categories: {
      performance: {score: performance},
      accessibility: {score: 1},
      'best-practices': {score: 0.96},
      seo: {score: null},
    },
    audits: {
      'largest-contentful-paint': {numericValue: lcp},
      'total-blocking-time': {numericValue: 12.4},
      'cumulative-layout-shift': {numericValue: 0.00049},
    },
  });

  it('takes the median of each figure by itself', () => {
    const reports = [createReport(0.97, 1900.6), createReport(0.99, 1800), createReport(0.9, 2500)];
    expect(getFigures('/docs/', reports)).toEqual({
      path: '/docs/',
      performance: 97,
      accessibility: 100,
      bestPractices: 96,
      seo: NaN,
      lcp: 1901,
      tbt: 12,
      cls: 0,
    });
  });
});
