/** Finds the symbol that inline code is: a type, or a chain of members from a type or the player. */
import {getVersionKey} from '../read';
import {SymbolTable} from '../symbols';
import type {ReferenceFile, ReferencePlatform, ReferenceType} from '../types';

export interface InlineSymbol {
  platform: ReferencePlatform;
  type: string;
  member?: string;
}

/** What guides call the player, by platform. */
const players: Partial<Record<ReferencePlatform, string>> = {
  web: 'ChromelessPlayer',
  android: 'Player',
  ios: 'THEOplayer',
  'react-native': 'THEOplayer',
  flutter: 'THEOplayer',
};

/** Types of languages and systems that an SDK has a namesake of. */
const commonNames = new Set(
  'Any Array Cache Context Date Element Error Event Function Handler List Map Object Promise Request Response Set String Version View'.split(
    ' ',
  ),
);

/** One platform's symbols in one version. */
export class InlineSymbols {
  private readonly table: SymbolTable;
  constructor(
    private readonly file: ReferenceFile,
    docsVersion: string,
  ) {
    const key = getVersionKey(file, docsVersion);
    // Without the version, nothing is found.
    this.table = new SymbolTable(key === undefined ? {...file, types: []} : file, key);
  }

  /** @returns `several` where the code may be one of several symbols. */
  find(code: string): InlineSymbol | 'several' | undefined {
    const text = code.replace(/\([^()]*\)$/, '');
    if (/^[A-Z]\w*(?:\.[A-Z]\w*)*$/.test(text) && !commonNames.has(text)) {
      const types = this.table.getTypes(text);
      if (types.length > 1) return 'several';
      if (types[0]) return {platform: this.file.platform, type: types[0].id};
    }
    const parts = text.split(/\??\./);
    return parts.length > 1 && parts.every((part) => /^[A-Za-z_$][\w$]*$/.test(part))
      ? this.findChain(parts)
      : undefined;
  }

  private getType(name: string): ReferenceType | undefined {
    const types = this.table.getTypes(name);
    return types.length === 1 ? types[0] : undefined;
  }

  private findChain(parts: readonly string[]): InlineSymbol | undefined {
    const [head = ''] = parts;
    let rest = parts.slice(1);
    let type: ReferenceType | undefined;
    if (/^_?(?:player|theoplayer)$/i.test(head) && /^[_a-z]/.test(head))
      type = this.getType(players[this.file.platform] ?? '');
    else if (/^[A-Z]/.test(head)) {
      // The longest run of names that is a type.
      for (let length = parts.length - 1; length > 0 && !type; length--) {
        type = this.getType(parts.slice(0, length).join('.'));
        rest = parts.slice(length);
      }
    }
    let found: InlineSymbol | undefined;
    for (const [index, name] of rest.entries()) {
      const spelled = type && this.spell(type, name);
      const owner = type && spelled !== undefined ? this.table.findOwner(type, spelled) : undefined;
      if (!type || !owner || spelled === undefined) return undefined;
      found = {platform: this.file.platform, type: owner.id, member: spelled};
      if (index === rest.length - 1) return found;
      const written = this.table.findMembers(type, spelled)[0]?.type;
      type = written === undefined ? undefined : this.table.read(written)?.type;
    }
    return found;
  }

  /** A member as the data has it: Kotlin reads `getX()` as `x`. */
  private spell(type: ReferenceType, name: string): string | undefined {
    const getter = `get${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return [name, ...(this.file.platform === 'android' ? [getter] : [])].find(
      (candidate) => this.table.findMembers(type, candidate).length > 0,
    );
  }
}
