import {findOverflow} from '../../scripts/check/width/findOverflow';
import {expect, onPhone, test} from '../test';

test('what is wider than a phone is found, and nothing that scrolls', onPhone, async ({page}) => {
  await page.setContent(`<!doctype html><html data-platform="web"><head><meta name="viewport" content="width=device-width">
    <style>
      .wide { width: 600px }
      .scrolls { overflow-x: auto }
      [data-platform="web"] .other { display: none }
    </style></head><body><main><article>
      <p>As wide as it may be.</p>
      <div class="scrolls"><table class="wide"><tr><td>In a box that scrolls</td></tr></table></div>
      <div><table class="wide"><tr><td>Key system</td></tr></table></div>
      <div role="tabpanel" hidden><img class="wide" height="9" alt="In a tab" src="data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27/>"></div>
      <div class="other"><p class="wide">Of another platform</p></div>
      <details><summary>More</summary><pre class="wide">folded()</pre></details>
    </article></main></body></html>`);
  const found = await findOverflow(page);
  expect(found.map(({element, texts}) => [element, texts[0]])).toEqual([
    ['table', 'Key system'],
    ['img', 'In a tab'],
    ['p', 'Of another platform'],
    ['pre', 'folded()'],
  ]);
  for (const {excess} of found) expect(excess).toBeGreaterThan(200);
});
