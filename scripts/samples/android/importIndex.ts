/** Which import a name needs, for fragments that have none. */
import type {SourceFile} from './sourceFile';

export interface ImportIndex {
  /** The qualified name; undefined for an unknown name, and for one that several packages have. */
  find(name: string): string | undefined;
  /** The same for a function or property that extends a type (`view.isVisible`). */
  findExtension(name: string): string | undefined;
}

/** The declarations of a Kotlin file: the receiver of an extension with its dot, and the name. */
const declaration =
  /^(?:@\S+ )*(?:\w+ )*(?:class|interface|object|fun|va[lr])\s+(?:<[^>]+>\s*)?([\w.]+(?:<[^>]*>)?\.)?(\w+)/gm;

/** What fragments use of the libraries of Java and Kotlin themselves. */
const ofLanguages = [
  'java.io.File',
  'java.io.IOException',
  'java.net.URI',
  'java.net.URL',
  'java.util.Date',
  'java.util.Locale',
  'java.util.UUID',
  'java.util.concurrent.Executors',
  'java.util.concurrent.TimeUnit',
  'kotlinx.coroutines.Dispatchers',
  'kotlinx.coroutines.launch',
  'kotlinx.coroutines.withContext',
];

/** Names of the SDK win over those of Android, and Android's over those of other libraries. */
const ranks = ['com.theoplayer.android.api.', 'android.', ''];

/** Collects what stubs declare at their top level. */
export function createImportIndex(files: readonly SourceFile[]): ImportIndex {
  const known = new Map<string, Set<string>>();
  const extensions = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, ofPackage: string): void => {
    to.set(name, (to.get(name) ?? new Set()).add(`${ofPackage}.${name}`));
  };
  for (const {name, text} of files) {
    const ofPackage = /^package ([\w.]+)/m.exec(text)?.[1];
    if (!ofPackage) continue;
    if (name.endsWith('.java')) add(known, name.split('/').pop()!.slice(0, -'.java'.length), ofPackage);
    else
      for (const [, receiver, own = ''] of text.matchAll(declaration))
        add(receiver ? extensions : known, own, ofPackage);
  }
  for (const name of ofLanguages) add(known, name.split('.').pop()!, name.slice(0, name.lastIndexOf('.')));
  const choose = (all: ReadonlySet<string> = new Set()): string | undefined => {
    const best = ranks.map((start) => [...all].filter((one) => one.startsWith(start)));
    const candidates = best.find((some) => some.length > 0) ?? [];
    return candidates.length === 1 ? candidates[0] : undefined;
  };
  return {find: (name) => choose(known.get(name)), findExtension: (name) => choose(extensions.get(name))};
}
