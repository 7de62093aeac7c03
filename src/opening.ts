import type {Root, RootContent} from 'mdast';

/** `{/* … *\/}` on lines of its own. */
const isComment = (node: RootContent) =>
  (node.type as string) === 'mdxFlowExpression' &&
  /^\s*\/\*[\s\S]*\*\/\s*$/.test((node as {value?: string}).value ?? '');

/** The first block of a page that readers see, below front matter, imports and comments. */
export const getOpening = ({children}: Root): RootContent | undefined =>
  children.find((node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm' && !isComment(node));
