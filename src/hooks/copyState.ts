import {useEffect, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long a button shows whether copying worked, in milliseconds. */
const shownTime = 2000;

/**
 * State of a button that copies.
 * @returns the outcome of the last copy, `idle` again after a while, and a function that copies and never rejects.
 */
export function useCopyState(): [CopyState, (copy: () => Promise<void>) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), shownTime);
    return () => clearTimeout(timer);
  }, [state]);
  async function run(copy: () => Promise<void>): Promise<void> {
    try {
      await copy();
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return [state, run];
}
