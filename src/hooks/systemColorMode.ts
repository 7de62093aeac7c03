import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/**
 * A change of the system's preference takes the place of what the reader chose before (specification, section 4). Docusaurus
 * would keep the choice. Browsers print in light mode and report that as such a change, on the way there and back: not meant.
 */
export function useSystemColorModeReset(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    let wasPrinting = false;
    const onChange = () => {
      const leftPrint = wasPrinting;
      wasPrinting = print.matches;
      if (!print.matches && !leftPrint) setColorMode(null);
    };
    system.addEventListener('change', onChange);
    return () => system.removeEventListener('change', onChange);
  }, [setColorMode]);
}
