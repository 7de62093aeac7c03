import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {findKeyLine, isPartial, validateFrontMatter} from '../frontMatter/schema';

export interface ReadFrontMatter {
  /** Without the keys that are wrong. */
  frontMatter: Record<string, unknown>;
  /** The text below. */
  content: string;
  /** What is wrong, each with file, line and remedy. */
  problems: string[];
}

const remedy =
  'Fix the lines between the two "---" at the top of the page; the keys are explained in contributing/writing-documentation.mdx.';

interface YamlError {
  reason: string;
  mark?: {line: number};
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

/**
 * Reads and checks the front matter of a page.
 * @param text of the page.
 * @param file its path from the site's folder, which determines the keys that it must have.
 */
export async function readFrontMatter(text: string, file: string): Promise<ReadFrontMatter> {
  const parse = (fileContent: string) => DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  try {
    const {frontMatter, content} = await parse(text);
    const found = validateFrontMatter(frontMatter, file);
    const problems = found.map(
      ({key, message}) => `${file}:${findKeyLine(text, key)}: front matter: ${message}. ${remedy}`,
    );
    const wrong = new Set(found.map(({key}) => key.split('.')[0]));
    const right = Object.entries(frontMatter).filter(([key]) => !wrong.has(key));
    return {frontMatter: Object.fromEntries(right), content, problems};
  } catch (error) {
    if (!isYamlError(error)) throw error;
    const {reason, mark} = error;
    const {content} = await parse(text.replace(/^---\r?\n[\s\S]*?\n---/, '---\n---'));
    const problem = `${file}:${(mark?.line ?? 0) + 1}: front matter: this is no YAML (${reason}). Put a text with ": ", " #" or a quotation mark in it in quotes.`;
    return {frontMatter: {}, content, problems: isPartial(file) ? [] : [problem]};
  }
}
