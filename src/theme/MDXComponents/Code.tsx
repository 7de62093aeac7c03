// Ejected from Docusaurus 3.10.2: fences are highlighted at build time (plugins/highlight), so only inline code arrives here and
// no highlighter is needed.
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props) {
  return <CodeInline {...props} />;
}
