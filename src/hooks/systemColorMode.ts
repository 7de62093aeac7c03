import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/**
 * A change of the system's preference takes the place of what the reader chose before. Docusaurus
 * would keep the choice. Browsers print in light mode and report that as such a change, on the way there and back: not meant.
 */
export function useSystemColorModeReset(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    // Made second, so that it is told second: while `system` is told that printing is over, `wasPrinting` still holds.
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
