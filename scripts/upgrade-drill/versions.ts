/** Which version of Docusaurus a drill tries, and the manifests that ask for it. */

/** What of a package.json the drill reads and writes. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [key: string]: unknown;
}

/**
 * @param args command line: one version, as `3.10.1` or `4.0.0-canary-6808`.
 * @throws Error for anything else.
 */
export function readVersion(args: readonly string[]): string {
  const [version, ...rest] = args;
  if (version === undefined || rest.length || !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) {
    throw new Error(
      `The drill takes one exact version of Docusaurus, but got "${args.join(' ')}". Example: npm run upgrade:drill -- 3.10.1`,
    );
  }
  return version;
}

/** A manifest in which every package of Docusaurus has the same version. */
export function setDocusaurusVersion(manifest: Manifest, version: string): Manifest {
  const set = (packages: Record<string, string> | undefined) =>
    packages &&
    Object.fromEntries(
      Object.entries(packages).map(([name, old]) => [name, name.startsWith('@docusaurus/') ? version : old]),
    );
  const {dependencies, devDependencies, peerDependencies} = manifest;
  return {
    ...manifest,
    ...(dependencies && {dependencies: set(dependencies)}),
    ...(devDependencies && {devDependencies: set(devDependencies)}),
    ...(peerDependencies && {peerDependencies: set(peerDependencies)}),
  };
}
