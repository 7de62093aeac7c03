/** The built site: its versions, and the files that the tools read. */
import type {SiteFiles} from './files';
import {format} from './format';
import type {DocsSet, SiteIndex} from './format';
import {UserError} from './userError';

const mainProduct = 'default';

export class Site {
  private constructor(
    private readonly files: SiteFiles,
    readonly index: SiteIndex,
  ) {}

  /** @throws UserError where the files are not those of a site that this server knows. */
  static async open(files: SiteFiles): Promise<Site> {
    const text = await files.read('assistants/index.json');
    if (text === undefined) {
      throw new UserError(
        `${files.location} has no assistants/index.json. Give the folder of a built site ("npm run build" writes build/), or the address of its base, ` +
          'such as https://docs.example.com/docs/.',
      );
    }
    const index = JSON.parse(text) as SiteIndex;
    if (index.format !== format) {
      throw new UserError(
        `${files.location} is of format ${index.format}, and this server reads format ${format}. Use the server of the site's own version.`,
      );
    }
    return new Site(files, index);
  }

  read(name: string): Promise<string | undefined> {
    return this.files.read(name);
  }

  /** @throws UserError where the file is missing. */
  async readJson(name: string): Promise<unknown> {
    const text = await this.files.read(name);
    if (text === undefined) throw new UserError(`${this.files.location} has no ${name}. Build the site again.`);
    return JSON.parse(text) as unknown;
  }

  /** Ids of all platforms, each once. */
  get platforms(): string[] {
    return [...new Set(this.index.sets.flatMap(({platforms}) => platforms))];
  }

  /**
   * The player docs of a version.
   * @param wanted its name (`v6`), release (`6.13.0`) or major number (`6`); undefined for the latest.
   * @throws UserError for an unknown one, with those that exist.
   */
  findVersion(wanted: string | undefined): DocsSet {
    const sets = this.index.sets.filter(({product}) => product === mainProduct);
    const found = sets.find(({version, label, isLatest}) =>
      wanted === undefined || wanted === 'latest' ? isLatest : [version, label, label.split('.')[0]].includes(wanted),
    );
    if (found) return found;
    const known = sets.map(({version, label}) => `${label} (${version})`).join(', ');
    throw new UserError(`There is no version "${wanted}". Versions: ${known}.`);
  }

  /** @throws UserError for an unknown platform, with those that exist. */
  checkPlatform(platform: string | undefined): void {
    if (platform === undefined || this.platforms.includes(platform)) return;
    throw new UserError(`There is no platform "${platform}". Platforms: ${this.platforms.join(', ')}.`);
  }

  /** Facets that a reader of a version searches: its own, and those of products with one version. */
  getTags({tag}: DocsSet): string[] {
    const single = this.index.sets.filter(
      ({product}) => product === 'open-video-ui' || (product !== mainProduct && product !== 'contributing'),
    );
    return [tag, ...single.map((set) => set.tag)].filter((one) => one in this.index.shards);
  }
}
