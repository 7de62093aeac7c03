/** Word stems in reading order. */
export type Stems = readonly string[];

/** The places of each stem in some fields, which are numbered through. */
export interface Positions {
  places: ReadonlyMap<string, readonly number[]>;
  /** Where each field starts. */
  starts: readonly number[];
}

/** @param fields have texts that are kept apart: the last word of one and the first word of the next are no neighbors. */
export function getPositions(...fields: readonly (readonly Stems[])[]): Positions {
  const places = new Map<string, number[]>();
  let at = 0;
  const starts = fields.map((texts) => {
    const start = at;
    for (const text of texts) {
      for (const stem of text) {
        const known = places.get(stem);
        if (known) known.push(at);
        else places.set(stem, [at]);
        at++;
      }
      at++;
    }
    return start;
  });
  return {places, starts};
}

/** What is read of an indexed section, and kept with it. */
interface Section {
  heading: Stems;
  listedAs: readonly Stems[];
  text: Stems;
  positions?: SectionPositions;
}

/** Where words occur in what a section is called, by its heading and otherwise, and in its text. */
export interface SectionPositions {
  heading: Positions;
  listedAs: Positions;
  text: Positions;
}

/** What is read of an indexed page, and kept with it. */
interface Page {
  title: Stems;
  slug: Stems;
  keywords: readonly Stems[];
  sections: readonly Section[];
  positions?: Positions;
}

/** Where words occur in a section, computed once. */
export function getSectionPositions(section: Section): SectionPositions {
  return (section.positions ??= {
    heading: getPositions([section.heading]),
    listedAs: getPositions(section.listedAs),
    text: getPositions([section.text]),
  });
}

/**
 * Where words occur in a page's title, path, keywords, headings and texts, computed once. A word is looked up once for
 * the whole page; going through its sections for each query takes a hundred times as many steps.
 */
export function getPagePositions(page: Page): Positions {
  return (page.positions ??= getPositions(
    [page.title],
    [page.slug],
    page.keywords,
    page.sections.map(({heading}) => heading),
    page.sections.flatMap(({listedAs, text}) => [...listedAs, text]),
  ));
}
