// Wrapped (Docusaurus 3.10): adds components that pages may use without an import. Components that few pages use are
// imported there (Demo, ErrorCodes, FaqList).
import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Cards from '@site/src/components/Cards';
import CodeBlock from '@site/src/components/CodeBlock';
import Drawing from '@site/src/components/Drawing';
import FaqStructuredData from '@site/src/components/FaqStructuredData';
import Icon from '@site/src/components/Icon';
import PlatformTabs, {Platform} from '@site/src/components/PlatformTabs';
import TableScroller from '@site/src/components/TableScroller';

export default {
  ...MDXComponents,
  Cards,
  CodeBlock,
  Drawing,
  FaqStructuredData,
  Icon,
  Platform,
  PlatformTabs,
  TabItem,
  Tabs,
  table: TableScroller,
};
