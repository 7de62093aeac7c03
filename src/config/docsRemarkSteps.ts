import remarkCrossLinks from '../plugins/cross-links';
import remarkDemos from '../plugins/demos/remark';
import remarkDrawings from '../plugins/drawings';
import remarkFaqData from '../plugins/faq-data';
import remarkHighlight from '../plugins/highlight';
import remarkIncludeFile from '../plugins/include-file';
import remarkPageComponents from '../plugins/page-components';
import remarkPlatformCheck from '../plugins/platform-check';

/** Markdown steps of docs pages. A module of its own, which the threads that compile pages load (plugins/platform-docs/mdx). */
export default [
  remarkFaqData,
  remarkCrossLinks,
  remarkDrawings,
  remarkPlatformCheck,
  remarkIncludeFile,
  remarkDemos,
  remarkHighlight,
  remarkPageComponents,
];
