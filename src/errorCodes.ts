/** Error codes as the data of a page has them (`_error-codes.json`): shown by `<ErrorCodes>`, read by the search index. */
export interface ErrorCodeEntry {
  code: number;
  name: string;
  category: string;
  meaning: string;
  causes: string[];
  fix: string;
}

/** The anchor of a code, which other pages and search results lead to. */
export const getErrorAnchor = (code: number) => `error-${code}`;
