// Wrapped (Docusaurus 3.10): provides the reader's last platform, scrolls to the top on a new query, handles
// malformed hashes, and makes the links of code part of the site.
import type {ReactNode} from 'react';
import SymbolLinks from '../components/SymbolLinks';
import {LastPlatformProvider, PlatformAttribute} from '../hooks/lastPlatform';
import {DecodableLocation} from '../hooks/routerLocation';
import {ScrollOnQuery} from '../hooks/scrollOnQuery';

export default function Root({children}: {children: ReactNode}) {
  return (
    <LastPlatformProvider>
      <PlatformAttribute />
      <ScrollOnQuery />
      <SymbolLinks />
      <DecodableLocation>{children}</DecodableLocation>
    </LastPlatformProvider>
  );
}
