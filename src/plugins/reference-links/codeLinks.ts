/** Addresses for the names in code. */
import {InlineSymbols} from '../../reference/links/inline';
import {SampleLinker} from '../../reference/links/page';
import type {SampledPage} from '../../reference/links/page';
import {listPlatformGroups} from '../../reference/links/places';
import {getMemberAnchor, getTypePath, toSitePath} from '../../reference/paths';
import type {ReferenceFile, ReferencePlatform} from '../../reference/types';
import type {CodeLink} from '../highlight/highlight';

/** Addresses by the name of a member. */
export type MemberNames = ReadonlyMap<string, ReadonlySet<string>>;

export class CodeLinks {
  private readonly linker: SampleLinker;
  private readonly files: ReadonlyMap<ReferencePlatform, ReferenceFile>;
  private readonly inline = new Map<string, InlineSymbols>();

  constructor(
    files: readonly ReferenceFile[],
    private readonly baseUrl: string,
  ) {
    this.linker = new SampleLinker(files);
    this.files = new Map(files.map((file) => [file.platform, file]));
  }

  /** @returns the links of each sample, in order of place. */
  findInSamples(page: SampledPage): CodeLink[][] {
    return this.linker
      .find(page)
      .map((hits) => hits.map(({start, end, ...symbol}) => ({start, end, href: this.toHref(symbol)})));
  }

  /**
   * The address of the symbol that inline code is, if it is one.
   * @param members addresses of the members that samples near it name: a member alone is known by them only.
   */
  findInline(
    code: string,
    {file, docsVersion}: Pick<SampledPage, 'file' | 'docsVersion'>,
    tab: string | undefined,
    members: MemberNames,
  ): string | undefined {
    const name = /^["']?([A-Za-z_$][\w$]*)(?:["']|\([^()]*\))?$/.exec(code)?.[1];
    const known = name === undefined ? undefined : members.get(name);
    if (known) return known.size === 1 ? [...known][0] : undefined;
    for (const group of listPlatformGroups(file, tab)) {
      const found = group.flatMap((platform) => this.getInline(platform, docsVersion)?.find(code) ?? []);
      const [only] = found;
      if (found.length > 1 || only === 'several') return undefined;
      if (only) return this.toHref(only);
    }
    return undefined;
  }

  private getInline(platform: ReferencePlatform, docsVersion: string): InlineSymbols | undefined {
    const key = `${platform} ${docsVersion}`;
    const known = this.inline.get(key);
    if (known) return known;
    const file = this.files.get(platform);
    if (!file) return undefined;
    const symbols = new InlineSymbols(file, docsVersion);
    this.inline.set(key, symbols);
    return symbols;
  }

  private toHref({platform, type, member}: {platform: ReferencePlatform; type: string; member?: string}): string {
    const page = toSitePath(getTypePath(this.files.get(platform)!, type), this.baseUrl);
    return member === undefined ? page : `${page}#${getMemberAnchor(member)}`;
  }
}
