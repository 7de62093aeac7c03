// Ejected from Docusaurus 3.10.2: on a phone the sidebar next to the article is hidden, so React neither hydrates the
// server's markup nor renders its own.
import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar';

/** The breakpoint of Docusaurus's useWindowSize and of the media queries, in CSS pixels. */
const widestPhone = 996;

/** A stable object: React clears the element for each new one. */
const asSent = {__html: ''};

/** The state on the first render; the server always assumes a wide window. */
function readStart(isHydrating: boolean, path: string) {
  const isNarrow = ExecutionEnvironment.canUseDOM && window.innerWidth <= widestPhone;
  return {isNarrow, sentPath: isHydrating ? path : undefined};
}

export default function DocSidebar(props: Props) {
  const isBrowser = useIsBrowser();
  const [{isNarrow, sentPath}] = useState(() => readStart(!isBrowser, props.path));
  const windowSize = useWindowSize();
  if (windowSize === 'desktop' || (windowSize === 'ssr' && !isNarrow)) return <DocSidebarDesktop {...props} />;
  return (
    <>
      {/* React keeps the server's markup here until the page changes. */}
      {props.path === sentPath && <div suppressHydrationWarning dangerouslySetInnerHTML={asSent} />}
      {windowSize === 'mobile' && <DocSidebarMobile {...props} />}
    </>
  );
}
