// Wrapped (Docusaurus 3.10): tracks the current heading only on wide windows, where the table of contents is visible.
import {useWindowSize} from '@docusaurus/theme-common';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

export default function TOCItemsWrapper({linkActiveClassName, ...props}: Props) {
  const isSeen = useWindowSize() === 'desktop';
  return <TOCItems {...props} linkActiveClassName={isSeen ? linkActiveClassName : undefined} />;
}
