import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {isDemoMessage} from '../../demos/frame/protocol';
import type {EditMessage} from '../../demos/frame/protocol';

export type DemoState =
  | {phase: 'idle'}
  | {phase: 'loading'}
  | {phase: 'running'; engine: 'preview' | 'sdk'; kit: string; problem?: string}
  /** The page or its scripts did not come. */
  | {phase: 'failed'};

export interface DemoControls {
  state: DemoState;
  /** Goes up with each start; as a key it makes a new frame. */
  run: number;
  frameRef: RefObject<HTMLIFrameElement | null>;
  start: () => void;
  stop: () => void;
  onFrameLoad: () => void;
  /** Shows a file's new text in the demo, at once or when it runs. */
  edit: (file: string, text: string) => void;
  /** Forgets an edit. @param original the text that the demo's page comes with. */
  reset: (file: string, original: string) => void;
}

const editDelay = 250;

/** State of a demo: what its frame says, and the reader's edits, which live as long as this page does. */
export function useDemo(): DemoControls {
  const [state, setState] = useState<DemoState>({phase: 'idle'});
  const [run, setRun] = useState(0);
  const frameRef = useRef<HTMLIFrameElement | null>(null);
  const edits = useRef(new Map<string, string>());
  /** Edits that are not sent yet. */
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const send = useCallback((file: string, text: string) => {
    // The frame's sandbox gives it an origin that has no name.
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

  const start = useCallback(() => {
    setRun((before) => before + 1);
    setState({phase: 'loading'});
  }, []);

  return {
    state,
    run,
    frameRef,
    start,
    stop: useCallback(() => setState({phase: 'idle'}), []),
    // Module scripts run before a page's load event: a page that has not spoken by then never will.
    onFrameLoad: useCallback(() => setState((before) => (before.phase === 'loading' ? {phase: 'failed'} : before)), []),
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
