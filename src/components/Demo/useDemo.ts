import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {isDemoMessage} from '../../demos/frame/protocol';
import type {EditMessage} from '../../demos/frame/protocol';

export type DemoState =
  | {phase: 'idle'}
  | {phase: 'loading'; isFrameLoaded: boolean}
  | {phase: 'running'; engine: 'preview' | 'sdk'; kit: string; problem?: string}
  /** The page or its scripts failed to load. */
  | {phase: 'failed'};

export interface DemoControls {
  state: DemoState;
  /** Incremented by each start; used as a React key, it creates a new frame. */
  run: number;
  frameRef: RefObject<HTMLIFrameElement | null>;
  start: () => void;
  stop: () => void;
  onFrameLoad: () => void;
  /** Applies a file's new text to the demo, at once or when it starts. */
  edit: (file: string, text: string) => void;
  /**
   * Discards an edit.
   * @param original the file's text in the demo's page.
   */
  reset: (file: string, original: string) => void;
}

const editDelay = 250;

/**
 * How long a loaded frame may take to report. The frame has a process of its own, so its message can arrive after the
 * load event, although its scripts ran before.
 */
const reportDelay = 3000;

/** State of a demo: what its frame reports, and the reader's edits, which are kept until the page is left. */
export function useDemo(): DemoControls {
  const [state, setState] = useState<DemoState>({phase: 'idle'});
  const [run, setRun] = useState(0);
  const frameRef = useRef<HTMLIFrameElement | null>(null);
  const edits = useRef(new Map<string, string>());
  /** Edits that have not been sent yet. */
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const send = useCallback((file: string, text: string) => {
    // The sandboxed frame has an opaque origin, which cannot be named as a target.
    frameRef.current?.contentWindow?.postMessage({demo: 'edit', file, text} satisfies EditMessage, '*');
  }, []);

  useEffect(() => {
    const onMessage = ({data, source}: MessageEvent<unknown>) => {
      if (!frameRef.current || source !== frameRef.current.contentWindow || !isDemoMessage(data)) return;
      if (data.demo === 'ready') {
        setState({phase: 'running', engine: data.engine, kit: data.kit});
        for (const [file, text] of edits.current) send(file, text);
      } else {
        const problem = data.demo === 'error' ? data.message : undefined;
        setState((before) => (before.phase === 'running' ? {...before, problem} : before));
      }
    };
    const pending = timers.current;
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      for (const timer of pending.values()) clearTimeout(timer);
    };
  }, [send]);

  useEffect(() => {
    if (state.phase !== 'loading' || !state.isFrameLoaded) return undefined;
    const timer = setTimeout(() => setState({phase: 'failed'}), reportDelay);
    return () => clearTimeout(timer);
  }, [state]);

  const start = useCallback(() => {
    setRun((before) => before + 1);
    setState({phase: 'loading', isFrameLoaded: false});
  }, []);

  return {
    state,
    run,
    frameRef,
    start,
    stop: useCallback(() => setState({phase: 'idle'}), []),
    onFrameLoad: useCallback(
      () => setState((before) => (before.phase === 'loading' ? {...before, isFrameLoaded: true} : before)),
      [],
    ),
    edit: useCallback(
      (file, text) => {
        edits.current.set(file, text);
        clearTimeout(timers.current.get(file));
        timers.current.set(
          file,
          setTimeout(() => send(file, text), editDelay),
        );
      },
      [send],
    ),
    reset: useCallback(
      (file, original) => {
        edits.current.delete(file);
        clearTimeout(timers.current.get(file));
        send(file, original);
      },
      [send],
    ),
  };
}
