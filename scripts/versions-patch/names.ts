import {symbols} from '../lint-docs/rules/symbols';
import {parsePage} from '../lint-docs/parsePage';
import {extractFences} from '../samples/fences';
import {checkPageSymbols} from '../samples/symbols';
import {memoize} from '../../src/memoize';

/**
 * Names that the data of a page's version lacks, in its prose and its samples.
 * @param file decides the version and the platform.
 */
export const findLostNames = memoize(
  (file: string, text: string) => `${file}\n${text}`,
  (file: string, text: string): string[] => {
    const page = parsePage(file, text);
    const prose = symbols.check(page, {root: '', pages: new Map(), files: new Set(), routes: new Set()});
    const samples = checkPageSymbols(extractFences(file, text));
    return [
      ...(Array.isArray(prose) ? prose : []).map(({problem}) => problem),
      ...[...samples].flatMap(({problems}) => problems.map(({message}) => message)),
    ];
  },
);
