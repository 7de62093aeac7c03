import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

/** A table that scrolls horizontally when it is wider than the text. */
export default function TableScroller(props: ComponentProps<'table'>) {
  return (
    <ScrollBox className={styles.box} label={translate({id: 'site.table.scrolls', message: 'Table, scrolls sideways'})}>
      <table {...props} />
    </ScrollBox>
  );
}
