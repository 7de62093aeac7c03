// Wrapped (Docusaurus 3.10): provides the reader's last platform, scrolls to the top on a new query, and handles
// malformed hashes.
import type {ReactNode} from 'react';
import {LastPlatformProvider, PlatformAttribute} from '../hooks/lastPlatform';
import {DecodableLocation} from '../hooks/routerLocation';
import {ScrollOnQuery} from '../hooks/scrollOnQuery';

export default function Root({children}: {children: ReactNode}) {
  return (
    <LastPlatformProvider>
      <PlatformAttribute />
      <ScrollOnQuery />
      <DecodableLocation>{children}</DecodableLocation>
    </LastPlatformProvider>
  );
}
