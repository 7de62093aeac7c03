import {findScriptAddresses} from './embedded';
import type {Fence} from '../types';

/** A script that puts names on a page. */
interface ScriptGlobal {
  /** What a fence's `globals="…"` calls it: the name itself. */
  name: string;
  /** Script addresses that bring it. */
  address?: RegExp;
  /** TypeScript and JavaScript that declares it. */
  code?: string;
  /** Typings that declare it for a whole program; samples with it are compiled apart from the others. */
  typePack?: string;
}

const scriptGlobals: readonly ScriptGlobal[] = [
  {
    name: 'THEOplayer',
    address: /THEOplayer(\.chromeless)?\.js(\?|$)/,
    code: "import * as THEOplayer from 'theoplayer';",
  },
  {
    name: 'THEOplayerUI',
    address: /THEOplayerUI(\.es5)?\.js(\?|$)/,
    code: "import * as THEOplayerUI from '@theoplayer/web-ui';",
  },
  {name: 'cast.receiver', address: /cast_receiver_framework\.js/, typePack: 'chromecast-caf-receiver'},
  {name: 'cast.sender', address: /cast_sender\.js/, typePack: 'chromecast-caf-sender'},
];

/** What a page's script tags and metadata put in scope. */
export interface PageGlobals {
  /** Declarations by name. */
  code: Map<string, string>;
  typePacks: Set<string>;
  /** Names without typings, which count as `any`. */
  unknown: Set<string>;
}

/**
 * The globals of a page: from the script tags of its HTML samples, and from `globals="…"` on its fences.
 * A name that no table knows becomes `any`: the library is the page's own business.
 */
export function findPageGlobals(fences: readonly Fence[]): PageGlobals {
  const globals: PageGlobals = {code: new Map(), typePacks: new Set(), unknown: new Set()};
  const add = ({code, typePack, name}: ScriptGlobal): void => {
    if (code) globals.code.set(name, code);
    if (typePack) globals.typePacks.add(typePack);
  };
  for (const fence of fences) {
    if (fence.language === 'html') {
      const addresses = findScriptAddresses(fence.code);
      scriptGlobals.filter(({address}) => addresses.some((one) => address?.test(one))).forEach(add);
    }
    for (const name of fence.meta.globals) {
      const known = scriptGlobals.find((one) => one.name === name);
      if (known) add(known);
      else globals.unknown.add(name);
    }
    // A receiver's pages are about a page that Google's framework has been loaded in.
    if (
      /(^|\/)chromecast\/|[\\/]connectors\/chromecast/.test(fence.page) ||
      fence.tabs.some(({value}) => value === 'chromecast')
    ) {
      if (/\bcast\.framework\b/.test(fence.code)) globals.typePacks.add('chromecast-caf-receiver');
    }
  }
  return globals;
}
