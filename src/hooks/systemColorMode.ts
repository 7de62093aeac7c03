import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/**
 * A change of the system's color preference resets the reader's stored choice, which Docusaurus would keep. Printing is
 * excluded: browsers print in light mode and report it as a change of preference, before and after.
 */
export function useSystemColorModeReset(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    // Registered second, so that it runs second: when `system` reports the end of printing, `wasPrinting` is still
    // true.
    const print = window.matchMedia('print');
    let wasPrinting = print.matches;
    const onPrint = () => (wasPrinting = print.matches);
    const onSystem = () => {
      if (!print.matches && !wasPrinting) setColorMode(null);
    };
    system.addEventListener('change', onSystem);
    print.addEventListener('change', onPrint);
    return () => {
      system.removeEventListener('change', onSystem);
      print.removeEventListener('change', onPrint);
    };
  }, [setColorMode]);
}
