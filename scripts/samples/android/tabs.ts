import {getClashes} from '../tabs';
import type {Fence} from '../types';

/** Whether two samples stand in tabs of which a reader sees one at a time. */
export function clashes(a: Fence, b: Fence): boolean {
  const isTogether = isNativeFolder(a, b) || isNativeFolder(b, a);
  return getClashes(a, b).some((group) => !(group === 'platform' && isTogether));
}

/** The `android/` folder of a React Native or Flutter app has what the page shows in the tab for Android. */
const isNativeFolder = (a: Fence, b: Fence): boolean =>
  Boolean(a.meta.title?.startsWith('android/')) &&
  b.tabs.some(({group, value}) => group === 'platform' && value === 'android');
