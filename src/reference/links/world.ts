/** The files of symbols that one sample may name: those of its SDK, then those of the packages that go with it. */
import {SymbolTable} from '../symbols';
import {getVersionKey} from '../read';
import type {ReferenceFile, ReferencePlatform, ReferenceType} from '../types';

/** npm packages whose exports a file has. */
const platformOfPackage: Readonly<Record<string, ReferencePlatform>> = {
  theoplayer: 'web',
  'react-native-theoplayer': 'react-native',
  '@theoplayer/web-ui': 'open-video-ui-web',
  '@theoplayer/react-ui': 'open-video-ui-react',
  '@theoplayer/react-native-ui': 'open-video-ui-react-native',
};

/** @param specifier as an import names it: `theoplayer/chromeless`. */
export function findPackagePlatform(specifier: string): ReferencePlatform | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return Object.hasOwn(platformOfPackage, name) ? platformOfPackage[name] : undefined;
}

/** A type and the platform that it is of. */
export interface FoundType {
  platform: ReferencePlatform;
  type: ReferenceType;
}

export class World {
  private readonly tables: ReadonlyMap<ReferencePlatform, SymbolTable>;

  /**
   * @param files of one family, the sample's own first.
   * @param docsVersion of the page: `current`, `v6`. A file without it is looked up in its newest version.
   */
  constructor(files: readonly ReferenceFile[], docsVersion: string) {
    this.tables = new Map(
      files.map((file) => [
        file.platform,
        new SymbolTable(file, getVersionKey(file, docsVersion) ?? file.versions.at(-1)?.key),
      ]),
    );
  }

  /**
   * The type that a name stands for.
   * @param platform where the name is known to be from.
   * @returns undefined where no type or several have it.
   */
  find(name: string, platform?: ReferencePlatform): FoundType | undefined {
    for (const [own, table] of this.tables) {
      if (platform !== undefined && own !== platform) continue;
      const types = table.getTypes(name);
      // Another type may have the name behind that of a library: `videojs.Player`.
      const type = types.length > 1 ? types.find(({id}) => id === name) : types[0];
      if (type) return {platform: own, type};
      if (types.length > 0) return undefined;
    }
    return undefined;
  }

  /** The class of a custom element. */
  findElement(tag: string): FoundType | undefined {
    for (const [platform, {file}] of this.tables) {
      const type = file.types.find(({forms}) => forms.some((form) => form.tag === tag && form.kind === 'class'));
      if (type) return {platform, type};
    }
    return undefined;
  }

  /** The version that a platform's symbols are of. */
  getKey(platform: ReferencePlatform): string | undefined {
    return this.tables.get(platform)?.key;
  }
}
