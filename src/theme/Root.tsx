// Wrapped (Docusaurus 3.10): the reader's last platform is known everywhere below; another query scrolls like another page; a
// malformed hash crashes nothing.
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
