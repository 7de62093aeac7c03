import {translate} from '@docusaurus/Translate';
import {useHtml} from '../../useHtml';
import ScrollBox from '../ScrollBox';
import Zoom from '../Zoom';
import styles from './styles.module.css';

interface Props {
  /** The SVG text, checked and inlined at build time (plugins/drawings). */
  html: string;
  alt: string;
  caption?: string;
}

/** A drawing that follows the color mode, with its caption; it opens at full size. */
export default function Drawing({html, alt, caption}: Props) {
  const content = useHtml(html);
  return (
    <figure className={styles.drawing}>
      <Zoom>
        <ScrollBox
          className={styles.canvas}
          label={translate({id: 'site.drawing.scrolls', message: 'Drawing, scrolls sideways'})}
        >
          <div role="img" aria-label={alt} dangerouslySetInnerHTML={content} />
        </ScrollBox>
      </Zoom>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
