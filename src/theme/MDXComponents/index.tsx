// Wrapped (Docusaurus 3.10): what pages may use without importing it.
import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Cards from '@site/src/components/Cards';
import CodeBlock from '@site/src/components/CodeBlock';
import Demo from '@site/src/components/Demo';
import Drawing from '@site/src/components/Drawing';
import ErrorCodes from '@site/src/components/ErrorCodes';
import FaqList from '@site/src/components/FaqList';
import FaqStructuredData from '@site/src/components/FaqStructuredData';
import Icon from '@site/src/components/Icon';
import PlatformTabs, {Platform} from '@site/src/components/PlatformTabs';
import TableScroller from '@site/src/components/TableScroller';

export default {
  ...MDXComponents,
  Cards,
  CodeBlock,
  Demo,
  Drawing,
  ErrorCodes,
  FaqList,
  FaqStructuredData,
  Icon,
  Platform,
  PlatformTabs,
  TabItem,
  Tabs,
  table: TableScroller,
};
