// Wrapped (Docusaurus 3.10): a change of the system's color preference resets the reader's choice.
import Provider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {useSystemColorModeReset} from '../../../hooks/systemColorMode';

function SystemColorModeReset() {
  useSystemColorModeReset();
  return null;
}

export default function LayoutProviderWrapper({children}: Props) {
  return (
    <Provider>
      <SystemColorModeReset />
      {children}
    </Provider>
  );
}
