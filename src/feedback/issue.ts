/** Addresses of issues that are filled in already: where readers report without a host for feedback, or without scripts. */
import {brand} from '../brand';

/** Address of a new issue. Trackers that know neither parameter show an empty one. */
export function createIssueUrl(title: string, lines: readonly string[]): string {
  const query = new URLSearchParams({title, body: lines.join('\n')});
  return `${brand.repository.issuesUrl}?${query.toString()}`;
}

export interface ReportedPage {
  title: string;
  /** Site path. */
  path: string;
  version?: string;
}

const describe = ({path, version}: Omit<ReportedPage, 'title'>) => [
  `Page: ${brand.url}${path}`,
  ...(version ? [`Version: ${version}`] : []),
];

/** An issue about a page. */
export const getPageIssueUrl = (page: ReportedPage): string =>
  createIssueUrl(`Page: ${page.title}`, [
    ...describe(page),
    '',
    'What is wrong, missing or hard to understand:',
    '',
    '',
  ]);

/** An issue about any of a page's code samples. */
export const getSamplesIssueUrl = (path: string): string =>
  `${brand.repository.issuesUrl}?${new URLSearchParams({title: `Sample on ${path}`}).toString()}`;

/**
 * An issue about a code sample.
 * @param name file name or language, as its header says.
 * @param code to quote its first line.
 */
export function getSampleIssueUrl(path: string, name: string, code: string): string {
  const first = code.split('\n').find((line) => line.trim());
  return createIssueUrl(`Sample: ${name}`, [
    ...describe({path}),
    ...(first ? [`Begins with: ${first.trim().slice(0, 80)}`] : []),
    '',
    'What happens, and on which platform:',
    '',
    '',
  ]);
}
