import type {Rule} from '../types';

/** Every image has alternative text. */
export const altText: Rule = {
  name: 'alt-text',
  check: ({images}) =>
    images.flatMap(({text, url, line, column}) => {
      const name =
        url
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? '';
      if (!text.trim())
        return [
          {
            line,
            column,
            problem: `no alternative text for ${url}`,
            remedy: 'Write between the brackets what the picture says.',
          },
        ];
      if (text === name || /^(image|picture|screenshot|diagram|drawing)( of)?$/i.test(text.trim())) {
        return [
          {
            line,
            column,
            problem: `"${text}" says nothing about the picture`,
            remedy: 'Say what a reader learns from it.',
          },
        ];
      }
      if (text.length < 20)
        return [
          {
            line,
            column,
            problem: `the alternative text has ${text.length} characters`,
            remedy: 'Carry the same information as the picture.',
          },
        ];
      return [];
    }),
};
