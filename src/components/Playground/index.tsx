import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Poster from '../Demo/Poster';
import demoStyles from '../Demo/styles.module.css';
import Editor from './Editor';
import Output from './Output';
import {getStatus} from './texts';
import Toolbar from './Toolbar';
import {useCode} from './useCode';
import {usePlayground} from './usePlayground';
import styles from './styles.module.css';

/**
 * Code for the web that the reader edits, runs and shares. It runs in a frame of its own, when the reader says so and
 * never before: the code of a link was written by somebody else.
 */
export default function Playground() {
  const controls = usePlayground();
  const {phase, run, frameRef, start, stop, onFrameLoad, output} = controls;
  const {sample, code, setCode, notice, choose, share} = useCode(stop);
  const frameAddress = useBaseUrl('/playground/');
  const isOpen = phase === 'loading' || phase === 'running';

  return (
    <section
      className={clsx(demoStyles.demo, styles.playground)}
      aria-label={translate({id: 'site.playground.label', message: 'Playground'})}
      data-playground
    >
      <p className={styles.noScript}>
        <Translate id="site.playground.noScript">The playground needs JavaScript.</Translate>
      </p>
      <Toolbar
        sample={sample}
        onChoose={choose}
        onShare={() => void share()}
        onStop={isOpen ? stop : undefined}
        onRun={() => start(code)}
      />
      {/* There before its text is: a region that comes with its text is not announced by every screen reader. */}
      <div role="status">{notice?.isProblem === false && <p className={styles.notice}>{notice.text}</p>}</div>
      <div role="alert">{notice?.isProblem && <p className={styles.problem}>{notice.text}</p>}</div>
      <div className={styles.result}>
        <div className={clsx(demoStyles.stage, styles.stage)}>
          {isOpen ? (
            <iframe
              key={run}
              ref={frameRef}
              className={demoStyles.frame}
              src={frameAddress}
              title={translate({id: 'site.playground.frame', message: 'The running code'})}
              allow="autoplay; fullscreen; picture-in-picture"
              allowFullScreen
              // An opaque origin, as that of every demo (src/components/Demo/).
              sandbox="allow-scripts"
              onLoad={onFrameLoad}
            />
          ) : (
            <Poster />
          )}
        </div>
        <p className={clsx(demoStyles.status, styles.status)} role="status">
          <span className={clsx(demoStyles.light, demoStyles[phase])} aria-hidden />
          {getStatus(controls)}
        </p>
      </div>
      <Editor code={code} onChange={setCode} onRun={() => start(code)} />
      <Output lines={output} />
    </section>
  );
}
