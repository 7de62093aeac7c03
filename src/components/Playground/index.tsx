import {useCallback, useId, useState} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Poster from '../Demo/Poster';
import demoStyles from '../Demo/styles.module.css';
import Icon from '../Icon';
import Editor from './Editor';
import {encodeCode, LinkError, maxLinkLength} from './link';
import type {Code} from './link';
import Output from './Output';
import {samples} from './samples';
import type {SampleId} from './samples';
import {useLinkedCode} from './useLinkedCode';
import type {Linked} from './useLinkedCode';
import {usePlayground} from './usePlayground';
import type {PlaygroundControls} from './usePlayground';
import styles from './styles.module.css';

interface Notice {
  isProblem: boolean;
  text: string;
}

const firstSample = samples[0]!;

function getSampleTitle(id: SampleId): string {
  switch (id) {
    case 'controls':
      return translate({id: 'site.playground.sample.controls', message: 'Your own controls'});
    case 'ui':
      return translate({id: 'site.playground.sample.ui', message: 'The default UI'});
    case 'events':
      return translate({id: 'site.playground.sample.events', message: 'Events in their order'});
  }
}

function getLinkProblem(reason: LinkError['reason']): string {
  switch (reason) {
    case 'long':
      return translate({
        id: 'site.playground.link.long',
        message: 'The code in this link is too long for the playground. A sample stands in its place.',
      });
    case 'unknown':
      return translate({
        id: 'site.playground.link.unknown',
        message:
          'This link is of another version of the playground, which cannot be read here. A sample stands in its place.',
      });
    case 'broken':
      return translate({
        id: 'site.playground.link.broken',
        message:
          'The code in this link cannot be read: a part of the address is missing or was changed. Ask for the whole link. A sample stands in its place.',
      });
  }
}

function getStatus({phase, engine}: PlaygroundControls): string {
  switch (phase) {
    case 'idle':
      return translate({id: 'site.playground.status.idle', message: 'Not running. Nothing is loaded yet.'});
    case 'loading':
      return translate({id: 'site.playground.status.loading', message: 'The player is loading.'});
    case 'failed':
      return translate({
        id: 'site.playground.status.failed',
        message: 'The player could not be loaded. Check the connection, then run the code again.',
      });
    case 'running':
      return engine === 'sdk'
        ? translate({id: 'site.playground.status.sdk', message: 'Runs on the SDK.'})
        : translate({id: 'site.playground.status.preview', message: 'Runs on the preview engine (hls.js).'});
  }
}

/** Whether the text could be copied: browsers have a clipboard only over HTTPS, and may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Code for the web that the reader edits, runs and shares. It runs in a frame of its own, when the reader says so and
 * never before: the code of a link was written by somebody else.
 */
export default function Playground() {
  const controls = usePlayground();
  const {phase, run, frameRef, start, stop, onFrameLoad, output} = controls;
  const [sample, setSample] = useState<SampleId | ''>(firstSample.id);
  const [code, setCode] = useState<Code>(firstSample.code);
  const [notice, setNotice] = useState<Notice>();
  const frameAddress = useBaseUrl('/playground/');
  const selectId = useId();
  const isOpen = phase === 'loading' || phase === 'running';

  const onLink = useCallback(
    (linked: Linked) => {
      stop();
      if ('reason' in linked) {
        setSample(firstSample.id);
        setCode(firstSample.code);
        setNotice({isProblem: true, text: getLinkProblem(linked.reason)});
        return;
      }
      setSample(linked.sample ?? '');
      setCode(linked.code);
      const text = translate({
        id: 'site.playground.link.read',
        message: 'This code came with the link. Nothing has run yet: read it, then press Run.',
      });
      setNotice(linked.sample ? undefined : {isProblem: false, text});
    },
    [stop],
  );
  useLinkedCode(onLink);

  const choose = (id: string) => {
    const chosen = samples.find((one) => one.id === id);
    if (!chosen) return;
    stop();
    setSample(chosen.id);
    setCode(chosen.code);
    setNotice(undefined);
  };

  const share = async () => {
    try {
      const hash = await encodeCode(code);
      window.history.replaceState(window.history.state, '', hash);
      const text = (await copy(window.location.href))
        ? translate({id: 'site.playground.shared', message: 'The link is copied. It holds all three files.'})
        : translate({id: 'site.playground.shareByHand', message: 'The link is in the address bar: copy it there.'});
      setNotice({isProblem: false, text});
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      const text = translate(
        {
          id: 'site.playground.tooLong',
          message: 'The code is too long for a link: {length} of {limit} characters. Shorten it.',
        },
        {length: String(error.length), limit: String(maxLinkLength)},
      );
      setNotice({isProblem: true, text});
    }
  };

  return (
    <section
      className={clsx(demoStyles.demo, styles.playground)}
      aria-label={translate({id: 'site.playground.label', message: 'Playground'})}
      data-playground
    >
      <p className={styles.noScript}>
        <Translate id="site.playground.noScript">The playground needs JavaScript.</Translate>
      </p>
      <div className={styles.bar}>
        <label htmlFor={selectId}>
          <Translate id="site.playground.sample">Sample</Translate>
        </label>
        <select id={selectId} value={sample} onChange={({target}) => choose(target.value)}>
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
          <button type="button" className={demoStyles.small} onClick={() => void share()}>
            <Icon name="copy" />
            <Translate id="site.playground.share">Copy a link</Translate>
          </button>
          <button type="button" className={demoStyles.small} onClick={stop} disabled={!isOpen}>
            <Icon name="close" />
            <Translate id="site.demo.stop">Stop</Translate>
          </button>
          <button type="button" className={styles.runButton} onClick={() => start(code)}>
            <Icon name="play" />
            <Translate id="site.playground.run">Run</Translate>
          </button>
        </span>
      </div>
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
