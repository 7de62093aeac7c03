import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {CodeProblem} from '../types';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** MDX, for pages that show how pages are written. */
export function checkMdx(code: string): CodeProblem[] {
  try {
    processor.parse(code);
    return [];
  } catch (error) {
    const {line, column, reason, message} = error as {line?: number; column?: number; reason?: string; message: string};
    return [{line: line ?? 1, column: column ?? 1, message: `MDX syntax error: ${reason ?? message}`}];
  }
}
