/** How Chromium is started for tests and measurements: without a sandbox (root), a GPU, and anything that asks the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
