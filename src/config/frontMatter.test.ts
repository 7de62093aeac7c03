import {describe, expect, it} from 'vitest';
import {readFrontMatter} from './frontMatter';

const description = 'Play one stream after another, and know when each of them ends.';

describe('readFrontMatter', () => {
  it('returns what is right without what is wrong, and says where that is', async () => {
    const text = `---\ntitle: A\ndescription: ${description}\ntitel: B\nplatforms:\n  tizen: yes\n---\n\nText.`;
    const {frontMatter, content, problems} = await readFrontMatter(text, 'docs/a.mdx');
    expect(frontMatter).toEqual({title: 'A', description});
    expect(content).toBe('Text.');
    expect(problems).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:6: front matter: .*tizen" is not a platform.*contributing\/writing/),
      expect.stringMatching(/^docs\/a\.mdx:4: front matter: "titel" is not a front matter key/),
    ]);
  });

  it('says what a colon in a text does, and keeps the page', async () => {
    const {frontMatter, content, problems} = await readFrontMatter(
      '---\ntitle: A page: and a colon\n---\n\nText.',
      'docs/a.mdx',
    );
    expect(frontMatter).toEqual({});
    expect(content).toBe('Text.');
    expect(problems).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:2: front matter: this is no YAML.*text with ": ".* in quotes\.$/),
    ]);
  });

  it('wants none of a partial', async () => {
    expect((await readFrontMatter('Text.', 'docs/_a.mdx')).problems).toEqual([]);
  });
});
