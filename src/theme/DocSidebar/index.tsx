// Ejected from Docusaurus 3.10.2: on a phone the sidebar beside the article is hidden, so React neither takes over the one that the
// server sent nor draws another.
import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar';

/** As in Docusaurus's useWindowSize and in the media queries, in CSS pixels. */
const widestPhone = 996;

/** One object, as React clears the element for each new one. */
const asSent = {__html: ''};

/** What was there when the sidebar came: on the server always a wide window. */
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
      {/* React leaves what the server sent in here as it stands, until the page changes. */}
      {props.path === sentPath && <div suppressHydrationWarning dangerouslySetInnerHTML={asSent} />}
      {windowSize === 'mobile' && <DocSidebarMobile {...props} />}
    </>
  );
}
