import {translate} from '@docusaurus/Translate';
import {figures} from './figures';
import type {EvidenceSection} from '../../health/figures';
import FigureList, {PageFile} from './FigureList';
import FigureTable from './FigureTable';
import {formatCount, sum} from './format';

function add(section: string, parts: readonly EvidenceSection[]): EvidenceSection {
  return {
    section,
    pages: sum(parts.map(({pages}) => pages)),
    covered: sum(parts.map(({covered}) => covered)),
    rows: sum(parts.map(({rows}) => rows)),
  };
}

/** The folder of a version or product: `versioned_docs/version-v6` of `versioned_docs/version-v6/faq`. */
const getRoot = (section: string) => /^(?:versioned_docs\/)?[^/]+/.exec(section)![0];

/** How many pages have evidence, by version and section, and which don't. */
export default function Evidence() {
  const {sections, missing} = figures.evidence;
  const roots = [...new Set(sections.map(({section}) => getRoot(section)))];
  const rows = [
    ...roots.map((root) =>
      add(
        root,
        sections.filter(({section}) => getRoot(section) === root),
      ),
    ),
    add(translate({id: 'site.health.all', message: 'All'}), sections),
  ];
  return (
    <>
      <FigureTable
        head={[
          translate({id: 'site.health.folder', message: 'Folder'}),
          translate({id: 'site.health.pages', message: 'Pages'}),
          translate({id: 'site.health.withEvidence', message: 'With evidence'}),
          translate({id: 'site.health.claims', message: 'Claims'}),
        ]}
        rows={rows.map(({section, pages, covered, rows: claims}) => ({
          key: section,
          cells: [section, formatCount(pages), formatCount(covered), formatCount(claims)],
        }))}
      />
      <FigureList
        summary={translate({id: 'site.health.sections', message: 'By section'})}
        items={sections.map(({section, pages, covered, rows: claims}) => ({
          key: section,
          text: translate(
            {id: 'site.health.sectionFigures', message: '{section}: {covered} of {pages} pages, {claims} claims'},
            {section, pages: String(pages), covered: String(covered), claims: formatCount(claims)},
          ),
        }))}
      />
      <FigureList
        summary={translate(
          {id: 'site.health.noEvidence', message: 'Pages without evidence: {count}'},
          {count: String(missing.length)},
        )}
        items={missing.map((page) => ({key: page.page, text: <PageFile {...page} />}))}
      />
    </>
  );
}
