// Wrapped (Docusaurus 3.10): addresses end with a slash, as the pages' own do.
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import {withSlash} from '@site/src/withSlash';

export default function DocBreadcrumbsStructuredDataWrapper({breadcrumbs}: Props) {
  const items = breadcrumbs.map((item) => (item.href ? {...item, href: withSlash(item.href)} : item));
  return <StructuredData breadcrumbs={items} />;
}
