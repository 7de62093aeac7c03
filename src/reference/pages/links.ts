/** Turns type expressions into text with links. */
import {findTypeNames, getSlugs} from '../read';
import type {ReferenceFile} from '../types';
import type {Code, CodePart, TypeLink} from './shapes';

export class TypeLinks {
  private readonly slugs: ReadonlyMap<string, string>;

  constructor(file: ReferenceFile) {
    this.slugs = getSlugs(file);
  }

  has(id: string): boolean {
    return this.slugs.has(id);
  }

  /** @throws Error if the file has no such type. */
  get(id: string): TypeLink {
    const slug = this.slugs.get(id);
    if (slug === undefined) throw new Error(`There is no type "${id}" to link to.`);
    return [id, slug];
  }

  /**
   * The id of the type that a name stands for.
   * @param scope id of the type whose code names it: `Builder` in `THEOplayerConfig` is `THEOplayerConfig.Builder`.
   */
  resolve(name: string, scope = ''): string | undefined {
    const parts = scope.split('.');
    const scoped = parts.map((_, index) => [...parts.slice(0, parts.length - index), name].join('.'));
    return [...(scope ? scoped : []), name, name.replace(/\.\w+$/, '')].find((id) => this.slugs.has(id));
  }

  /**
   * @param type expression in the notation of its language.
   * @param own type parameters, which are no types of the file.
   */
  link(type: string, scope: string, own: ReadonlySet<string>): Code {
    const parts: CodePart[] = [];
    let done = 0;
    for (const {name, start} of findTypeNames(type)) {
      const end = start + name.length;
      const isLabel = /^[a-z]/.test(name) && /^\??\s*:/.test(type.slice(end));
      const id = own.has(name) || isLabel ? undefined : this.resolve(name, scope);
      if (id === undefined) continue;
      if (start > done) parts.push(type.slice(done, start));
      parts.push([name, this.get(id)[1]]);
      done = end;
    }
    if (done < type.length) parts.push(type.slice(done));
    return parts;
  }
}

/** Joins neighboring pieces of text. */
export function joinCode(parts: readonly CodePart[]): Code {
  const joined: CodePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
