/** Which package a module is of, and what the modules of each come to. */

/** A module of the reader's scripts, weighed. */
export interface WeighedModule {
  name: string;
  package: string;
  /** Minified and compressed by itself. */
  gzipBytes: number;
  /** Kinds of pages that load it. */
  kinds: readonly string[];
}

export interface PackageSum {
  package: string;
  modules: number;
  /** Gzip bytes of its modules that pages of every kind load. */
  everyPage: number;
  /** Gzip bytes of its modules that pages of some kinds load. */
  somePages: number;
}

/** The path of a module, without the loaders it went through and what the bundler adds to names. */
export function getModulePath(name: string): string {
  const path = name.slice(name.lastIndexOf('!') + 1);
  return path
    .replace(/ \+ \d+ modules?$/, '')
    .replace(/\?.*$/, '')
    .replaceAll('\\', '/')
    .replace(/^(\.\.?\/)+/, '');
}

/**
 * The package of a module.
 * @param name as the bundler has it: a path, perhaps behind loaders.
 * @returns name of the npm package; in parentheses where it is of none.
 */
export function getPackage(name: string): string {
  const path = getModulePath(name);
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (found) return found;
  if (path.startsWith('webpack/')) return '(bundler)';
  return path.startsWith('.docusaurus/') ? '(generated)' : '(this site)';
}

/**
 * What the modules of each package come to.
 * @param kindCount number of kinds of pages there are.
 * @returns the heaviest first.
 */
export function sumByPackage(modules: readonly WeighedModule[], kindCount: number): PackageSum[] {
  const sums = new Map<string, PackageSum>();
  for (const module of modules) {
    const sum = sums.get(module.package) ?? {package: module.package, modules: 0, everyPage: 0, somePages: 0};
    sum.modules++;
    sum[module.kinds.length === kindCount ? 'everyPage' : 'somePages'] += module.gzipBytes;
    sums.set(module.package, sum);
  }
  return [...sums.values()].sort((a, b) => b.everyPage + b.somePages - a.everyPage - a.somePages);
}
