/** Id of the JSON element with the addresses of the page's scripts. */
export const SCRIPT_LIST_ID = 'page-scripts';
