import fs from 'node:fs';
import {expect, it} from 'vitest';
import inTransition from './inTransition.cjs';
import {findPackageFile} from './packageFiles';

it.each([
  ['@docusaurus/core/lib/client/browserContext.js', 'setIsBrowser(true);'],
  ['@docusaurus/theme-common/lib/hooks/useWindowSize.js', 'updateWindowSize();'],
  ['@docusaurus/theme-common/lib/contexts/colorMode.js', 'setColorModeState(ColorModeAttribute.get());'],
  ['@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js', 'setState(readStorageState('],
])('makes one update of %s a transition', (file, statement) => {
  const source = fs.readFileSync(findPackageFile(file), 'utf8');
  const result = inTransition(source);
  expect(source).not.toContain('startTransition');
  expect(result.match(/startTransition\(/g)).toHaveLength(1);
  expect(result).toContain(`startTransition(() => { ${statement}`);
  expect(result).toMatch(/^import \{startTransition\} from 'react';\n/);
});
