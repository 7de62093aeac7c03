/** The symbols of the SDKs: a fault in `reference/data` stops the build. */
import type {Plugin} from '@docusaurus/types';
import {assertReferenceFiles} from '../../reference/checkFiles';

export default function referenceData(): Plugin {
  return {
    name: 'reference-data',
    loadContent() {
      assertReferenceFiles();
      return Promise.resolve();
    },
  };
}
