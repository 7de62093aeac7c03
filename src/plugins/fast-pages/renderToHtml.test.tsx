import {Suspense, lazy} from 'react';
import {describe, expect, it} from 'vitest';
import {renderToHtml as renderAsStream} from '@docusaurus/core/lib/client/renderToHtml.js';
import {renderToHtml} from './renderToHtml';

/** A part that is not there the first time that it is asked for. */
function createLate() {
  return lazy(async () => ({default: () => <b>late</b>}));
}

const Failing = () => {
  throw new Error('No such platform');
};

const apps = {
  'text, elements and attributes': () => (
    <p id="a" data-x={'"&'}>
      {1} of {2} <br />
      &lt;ä
    </p>
  ),
  'what is there within a boundary': () => (
    <Suspense fallback="…">
      <b>there</b>
    </Suspense>
  ),
  'what has to be waited for within a boundary': () => {
    const Late = createLate();
    return (
      <Suspense fallback="…">
        <Late />
      </Suspense>
    );
  },
  'what has to be waited for without a boundary': () => {
    const Late = createLate();
    return <Late />;
  },
};

describe('renderToHtml', () => {
  for (const [name, createApp] of Object.entries(apps)) {
    it(`writes ${name} as core does`, async () => {
      const expected = await renderAsStream(createApp());
      expect(await renderToHtml(createApp())).toBe(expected);
      expect(expected).not.toContain('…');
    });
  }

  it('fails with the error of a part, within a boundary and without', async () => {
    await expect(renderToHtml(<Failing />)).rejects.toThrow('No such platform');
    await expect(
      renderToHtml(
        <Suspense fallback="…">
          <Failing />
        </Suspense>,
      ),
    ).rejects.toThrow('No such platform');
  });
});
