// Wrapped (Docusaurus 3.10): images open at full size.
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';
import Zoom from '@site/src/components/Zoom';

export default function ImgWrapper(props: Props) {
  return (
    <Zoom>
      <Img {...props} />
    </Zoom>
  );
}
