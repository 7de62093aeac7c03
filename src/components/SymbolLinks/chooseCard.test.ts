import {describe, expect, it} from 'vitest';
import type {SymbolCards} from '../../reference/pages/shapes';
import {chooseCard} from './chooseCard';

const cards: SymbolCards = {
  label: 'Web',
  versions: [
    {key: '4', number: '4.12.7', docs: 'v4'},
    {key: '6', number: '6.13.0', docs: 'v6'},
    {key: '7', number: '7.8.0', docs: 'current'},
  ],
  name: 'Ads',
  type: {kind: 'interface', signatures: [{code: 'interface Ads'}], text: 'Where ads are.'},
  members: {
    skip: {
      kind: 'method',
      in: '12',
      signatures: [
        {code: 'skip(): void', in: '2'},
        {code: 'skip(now: boolean): void', in: '1', deprecated: true},
      ],
    },
    on: {kind: 'method', signatures: ['a', 'b', 'c', 'd', 'e'].map((code) => ({code}))},
    gone: {kind: 'property', in: '0', signatures: [{code: 'gone: string'}]},
    bare: {kind: 'property', signatures: []},
  },
};

describe('chooseCard', () => {
  it('has the signature of the page’s version', () => {
    expect(chooseCard(cards, 'skip', 'current')).toMatchObject({
      owner: 'Ads',
      kind: 'method',
      signatures: ['skip(): void'],
      mark: {kind: 'since', versions: '6'},
      isDeprecated: false,
      source: 'Web 7.8.0',
    });
    expect(chooseCard(cards, 'skip', 'v6')).toMatchObject({
      signatures: ['skip(now: boolean): void'],
      isDeprecated: true,
      source: 'Web 6.13.0',
    });
  });

  it('has the newest signature on a page of no version, or of one that lacks the name', () => {
    expect(chooseCard(cards, 'skip', undefined)).toMatchObject({source: 'Web 7.8.0'});
    expect(chooseCard(cards, 'gone', 'current')).toMatchObject({
      signatures: ['gone: string'],
      mark: {kind: 'until', versions: '4'},
      source: 'Web 4.12.7',
    });
  });

  it('counts the signatures that it has no room for', () => {
    expect(chooseCard(cards, 'on', 'current')).toMatchObject({signatures: ['a', 'b', 'c'], more: 2});
  });

  it('says what a type is for', () => {
    expect(chooseCard(cards, '', 'v4')).toMatchObject({
      owner: undefined,
      signatures: ['interface Ads'],
      mark: undefined,
      text: 'Where ads are.',
    });
  });

  it('is none where there is nothing to show', () => {
    expect(chooseCard(cards, 'unknown', 'current')).toBeUndefined();
    expect(chooseCard(cards, 'bare', 'current')).toBeUndefined();
    expect(chooseCard(cards, 'toString', 'current')).toBeUndefined();
  });
});
