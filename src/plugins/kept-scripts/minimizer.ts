/** Bundler plugin in the place of the one that minimizes scripts: what it did in the last build is taken from there. */
import {createHash} from 'node:crypto';
import type {Compilation, Compiler, sources} from 'webpack';
import type {Store} from './store';

const name = 'kept-scripts';

/** Minimizes one script. */
export type Minify = (code: string) => Promise<string>;

export class KeptScriptsPlugin {
  /** @param settings everything besides a script that decides what becomes of it. */
  constructor(
    private readonly store: Store,
    private readonly settings: string,
    private readonly minify: Minify,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({name, stage}, (assets) => this.minimize(compilation, assets));
    });
  }

  private async minifyFile(file: string, code: string): Promise<string> {
    try {
      return await this.minify(code);
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, {cause});
    }
  }

  private async minimize(compilation: Compilation, assets: Record<string, sources.Source>): Promise<void> {
    const {RawSource} = compilation.compiler.webpack.sources;
    const before = this.store.read();
    const after = new Map<string, string>();
    const files = Object.keys(assets).filter((file) => file.endsWith('.js'));
    await Promise.all(
      files.map(async (file) => {
        const code = assets[file]?.source().toString() ?? '';
        const key = createHash('sha256').update(`${this.settings}\n${code}`).digest('base64');
        const minimized = before.get(key) ?? (await this.minifyFile(file, code));
        after.set(key, minimized);
        compilation.updateAsset(file, new RawSource(minimized), (info) => ({...info, minimized: true}));
      }),
    );
    this.store.write(after);
  }
}
