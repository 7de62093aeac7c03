// Wrapped (Docusaurus 3.10): the reader's last platform is known everywhere below.
import type {ReactNode} from 'react';
import {LastPlatformProvider, PlatformAttribute} from '../hooks/lastPlatform';

export default function Root({children}: {children: ReactNode}) {
  return (
    <LastPlatformProvider>
      <PlatformAttribute />
      {children}
    </LastPlatformProvider>
  );
}
