import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {isPlaygroundMessage} from '../../demos/frame/playgroundProtocol';
import type {OutputLevel, RunMessage} from '../../demos/frame/playgroundProtocol';
import type {Code} from './link';

export type Phase = 'idle' | 'loading' | 'running' | 'failed';

export interface OutputLine {
  id: number;
  level: OutputLevel;
  text: string;
}

export interface PlaygroundControls {
  phase: Phase;
  engine: 'preview' | 'sdk';
  output: readonly OutputLine[];
  /** Incremented by each start; used as a React key, it creates a new frame. */
  run: number;
  frameRef: RefObject<HTMLIFrameElement | null>;
  start: (code: Code) => void;
  stop: () => void;
  onFrameLoad: () => void;
}

/** More lines push out the first ones. */
const maxLines = 100;

/** How long a loaded frame may take to report; its message can arrive after the load event. */
const reportDelay = 3000;

/** State of the playground's frame: each start makes a new one, which runs the code once. */
export function usePlayground(): PlaygroundControls {
  const [phase, setPhase] = useState<Phase>('idle');
  const [engine, setEngine] = useState<'preview' | 'sdk'>('preview');
  const [output, setOutput] = useState<readonly OutputLine[]>([]);
  const [run, setRun] = useState(0);
  const [isFrameLoaded, setFrameLoaded] = useState(false);
  const frameRef = useRef<HTMLIFrameElement | null>(null);
  const code = useRef<Code>(undefined);
  const lastId = useRef(0);
  const lines = useRef<readonly OutputLine[]>([]);
  const frameRequest = useRef(0);

  useEffect(() => {
    const onMessage = ({data, source}: MessageEvent<unknown>) => {
      const frame = frameRef.current?.contentWindow;
      if (!frame || source !== frame || !isPlaygroundMessage(data)) return;
      if (data.playground === 'ready') {
        setPhase('running');
        setEngine(data.engine);
        // The sandboxed frame has an opaque origin, which cannot be named as a target.
        if (code.current) frame.postMessage({playground: 'run', ...code.current} satisfies RunMessage, '*');
      } else {
        const line = {id: ++lastId.current, level: data.level, text: data.text};
        lines.current = [...lines.current, line].slice(-maxLines);
        if (frameRequest.current) return;
        // A loop that prints must not draw the page once for each line.
        frameRequest.current = requestAnimationFrame(() => {
          frameRequest.current = 0;
          setOutput(lines.current);
        });
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      cancelAnimationFrame(frameRequest.current);
    };
  }, []);

  useEffect(() => {
    if (phase !== 'loading' || !isFrameLoaded) return undefined;
    const timer = setTimeout(() => setPhase('failed'), reportDelay);
    return () => clearTimeout(timer);
  }, [phase, isFrameLoaded]);

  return {
    phase,
    engine,
    output,
    run,
    frameRef,
    start: useCallback((next: Code) => {
      code.current = next;
      lines.current = [];
      setOutput([]);
      setFrameLoaded(false);
      setRun((before) => before + 1);
      setPhase('loading');
    }, []),
    stop: useCallback(() => setPhase('idle'), []),
    onFrameLoad: useCallback(() => setFrameLoaded(true), []),
  };
}
