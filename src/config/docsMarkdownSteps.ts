import remarkContentCheck from '../plugins/content-check/remark';
import remarkCrossLinks from '../plugins/cross-links';
import remarkDemos from '../plugins/demos/remark';
import remarkDrawings from '../plugins/drawings';
import remarkFaqData from '../plugins/faq-data';
import remarkHighlight from '../plugins/highlight';
import remarkIncludeFile from '../plugins/include-file';
import recmaLocalRuntime from '../plugins/local-runtime';
import remarkPlatformCheck from '../plugins/platform-check';
import remarkTableAlignment from '../plugins/table-alignment';

/** Steps in the Markdown of docs pages. A module of its own, because the threads that compile pages load it. */
export const beforeDefaultRemarkPlugins = [
  remarkContentCheck,
  remarkFaqData,
  remarkCrossLinks,
  remarkDrawings,
  remarkPlatformCheck,
  remarkIncludeFile,
  remarkDemos,
  remarkHighlight,
  remarkTableAlignment,
];

/** Steps in the code that a page is compiled to. */
export const recmaPlugins = [recmaLocalRuntime];
