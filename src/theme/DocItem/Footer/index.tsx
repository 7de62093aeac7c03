// Wrapped (Docusaurus 3.10): asks above it whether the page was helpful.
import DocItemFooter from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';

export default function DocItemFooterWrapper() {
  return (
    <>
      <Feedback />
      <DocItemFooter />
    </>
  );
}
