/**
 * Arguments of Chromium for tests and measurements: no sandbox (needed as root), no GPU, and no background network
 * requests.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
