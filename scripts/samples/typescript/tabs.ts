import type {Fence} from '../types';

/** `ts` or `js` when the fence stands in a tab for that script language. */
export function getLanguageTab(fence: Fence): string | undefined {
  return fence.tabs.find(({group}) => group === 'script-language')?.value;
}

/** The platform whose tab the fence stands in. */
export function getPlatformTab(fence: Fence): string | undefined {
  return fence.tabs.find(({group}) => group === 'platform')?.value;
}
