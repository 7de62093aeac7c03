import {describe, expect, it} from 'vitest';
import {isDemoMessage, isEditMessage} from './protocol';

describe('messages', () => {
  it.each([
    {demo: 'ready', engine: 'preview', kit: '1.0.0'},
    {demo: 'error', message: 'No network'},
    {demo: 'recovered'},
  ])('accepts $demo from a demo', (message) => {
    expect(isDemoMessage(message)).toBe(true);
  });

  it.each([
    null,
    'ready',
    {demo: 'error', message: {}},
    {demo: 'error', message: 'x'.repeat(1_000_001)},
    {demo: 'ready', engine: 'other', kit: '1'},
    {demo: 'ready', engine: 'sdk'},
    {demo: ['error'], message: 'x'},
  ])('rejects anything else', (message) => {
    expect(isDemoMessage(message)).toBe(false);
  });

  it('accepts only edits with text', () => {
    expect(isEditMessage({demo: 'edit', file: 'style.css', text: ''})).toBe(true);
    expect(isEditMessage({demo: 'edit', file: 'style.css', text: {}})).toBe(false);
  });
});
