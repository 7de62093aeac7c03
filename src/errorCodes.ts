/** Error codes as in a page's data (`_error-codes.json`). `<ErrorCodes>` shows them, and the search index reads them. */
export interface ErrorCodeEntry {
  code: number;
  name: string;
  category: string;
  meaning: string;
  causes: string[];
  fix: string;
}

/** The anchor of an error code, used by links and search results. */
export const getErrorAnchor = (code: number) => `error-${code}`;
