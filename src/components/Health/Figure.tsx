import {figures} from './figures';
import {formatCount, formatShare, sum} from './format';

const {evidence, samples, search, symbols} = figures;
const terms = search?.sets.find(({name}) => name === 'terms');

const values = {
  pages: () => formatCount(sum(evidence.sections.map(({pages}) => pages))),
  pagesWithEvidence: () => formatCount(sum(evidence.sections.map(({covered}) => covered))),
  claims: () => formatCount(sum(evidence.sections.map(({rows}) => rows))),
  types: () => formatCount(sum(symbols.map(({types}) => types))),
  members: () => formatCount(sum(symbols.map(({members}) => members))),
  samples: () => formatCount(samples?.samples ?? 0),
  samplesChecked: () => formatCount(samples?.checked ?? 0),
  samplesOff: () => formatCount(samples?.off.length ?? 0),
  shareChecked: () => formatShare(samples?.checked ?? 0, samples?.samples ?? 0),
  searchFirst: () => (terms ? formatShare(terms.successAt1, 1) : '–'),
} satisfies Record<string, () => string>;

/** A figure of this build within a sentence: `<Figure of="claims" />`. */
export default function Figure({of}: {of: keyof typeof values}) {
  return values[of]();
}
