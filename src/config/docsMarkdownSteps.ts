import remarkContentCheck from '../plugins/content-check/remark';
import remarkCrossLinks from '../plugins/cross-links';
import remarkDemos from '../plugins/demos/remark';
import remarkDrawings from '../plugins/drawings';
import remarkFaqData from '../plugins/faq-data';
import remarkHighlight from '../plugins/highlight';
import remarkIncludeFile from '../plugins/include-file';
import recmaLocalRuntime from '../plugins/local-runtime';
import remarkPlatformCheck from '../plugins/platform-check';
import remarkReferenceLinks from '../plugins/reference-links';
import remarkTableCells from '../plugins/table-cells';

/** Remark plugins for docs pages. A separate module, because the compile threads load it. */
export const beforeDefaultRemarkPlugins = [
  remarkContentCheck,
  remarkFaqData,
  remarkCrossLinks,
  remarkDrawings,
  remarkPlatformCheck,
  remarkIncludeFile,
  remarkDemos,
  remarkReferenceLinks,
  remarkHighlight,
  remarkTableCells,
];

/** Plugins for the compiled code of a page. */
export const recmaPlugins = [recmaLocalRuntime];
