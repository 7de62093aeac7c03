import {expect, it} from 'vitest';
import {decodeCode, encodeCode, hasCode, maxLinkLength} from './link';
import {samples} from './samples';

const code = {html: '<p>Grüße – 你好 🎬</p>', css: '', script: 'console.log("</script>");\n'};

it.each([...samples.map(({code: sample}) => sample), code])('packs code into a link and out of it', async (one) => {
  const hash = await encodeCode(one);
  expect(hash).toMatch(/^#code=1\.[\w-]+$/);
  expect(hasCode(hash)).toBe(true);
  expect(await decodeCode(hash)).toEqual(one);
});

it('knows a link without code', () => {
  expect(hasCode('#what-you-can-import')).toBe(false);
  expect(hasCode('')).toBe(false);
});

it.each([
  ['is cut off', (hash: string) => hash.slice(0, -20), 'broken'],
  ['lost its end', () => '#code=', 'broken'],
  ['has other characters', (hash: string) => hash.replace(/.$/, '%'), 'broken'],
  ['is of another format', (hash: string) => hash.replace('=1.', '=2.'), 'unknown'],
])('says of a link that it %s', async (_what, change, reason) => {
  await expect(decodeCode(change(await encodeCode(code)))).rejects.toMatchObject({reason});
});

it('takes no other JSON', async () => {
  const packed = await encodeCode({...code, html: {} as string});
  await expect(decodeCode(packed)).rejects.toMatchObject({reason: 'broken'});
});

it('packs and unpacks no more than a link should hold', async () => {
  const random = Array.from({length: maxLinkLength}, (_, index) => ((index * 7919) ** 2 % 65_521).toString(36)).join(
    '',
  );
  await expect(encodeCode({...code, script: random})).rejects.toMatchObject({reason: 'long'});
  // A few bytes that unpack to millions.
  await expect(encodeCode({...code, script: 'a'.repeat(5_000_000)})).rejects.toMatchObject({reason: 'long'});
  const stream = new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  await expect(decodeCode(`#code=1.${bomb}`)).rejects.toMatchObject({reason: 'long'});
});
