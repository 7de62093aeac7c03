import {useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import demoStyles from '../Demo/styles.module.css';
import Icon from '../Icon';
import {samples} from './samples';
import type {SampleId} from './samples';
import styles from './styles.module.css';
import {getSampleTitle} from './texts';

interface Props {
  /** Empty while the code is of a link. */
  sample: SampleId | '';
  onChoose: (id: string) => void;
  onShare: () => void;
  /** Undefined while nothing runs. */
  onStop: (() => void) | undefined;
  onRun: () => void;
}

export default function Toolbar({sample, onChoose, onShare, onStop, onRun}: Props) {
  const selectId = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={selectId}>
        <Translate id="site.playground.sample">Sample</Translate>
      </label>
      <select id={selectId} value={sample} onChange={({target}) => onChoose(target.value)}>
        {sample === '' && (
          <option value="">{translate({id: 'site.playground.fromLink', message: 'From a link'})}</option>
        )}
        {samples.map(({id}) => (
          <option key={id} value={id}>
            {getSampleTitle(id)}
          </option>
        ))}
      </select>
      <span className={styles.actions}>
        <button type="button" className={demoStyles.small} onClick={onShare}>
          <Icon name="copy" />
          <Translate id="site.playground.share">Copy a link</Translate>
        </button>
        <button type="button" className={demoStyles.small} onClick={onStop} disabled={!onStop}>
          <Icon name="close" />
          <Translate id="site.demo.stop">Stop</Translate>
        </button>
        <button type="button" className={styles.runButton} onClick={onRun}>
          <Icon name="play" />
          <Translate id="site.playground.run">Run</Translate>
        </button>
      </span>
    </div>
  );
}
