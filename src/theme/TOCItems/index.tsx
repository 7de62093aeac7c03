// Wrapped (Docusaurus 3.10): looks for the heading that is read only where the table of contents is seen, on a wide window.
import {useWindowSize} from '@docusaurus/theme-common';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

export default function TOCItemsWrapper({linkActiveClassName, ...props}: Props) {
  const isSeen = useWindowSize() === 'desktop';
  return <TOCItems {...props} linkActiveClassName={isSeen ? linkActiveClassName : undefined} />;
}
