import {checkWithGrammar} from './treeSitter';
import type {CodeProblem} from '../types';

/**
 * Gradle build scripts. The published Groovy grammar does not know named arguments inside a call
 * that is itself an argument without parentheses (`implementation fileTree(dir: 'libs')`);
 * such a line is rewritten with parentheses of its own first.
 */
export async function checkGroovy(code: string): Promise<CodeProblem[]> {
  const prepared = code.replace(/^(\s*)(\w+) (\w+\([^()]*:[^()]*\))\s*$/gm, '$1$2($3)');
  return checkWithGrammar(prepared, 'groovy');
}
