import type {Compilation, Compiler} from 'webpack';
import {collectNames} from './names';
import {removeUnused} from './removeUnused';
import {removeOverridden} from './removeOverridden';

const name = 'unused-css';

/** Rewrites the style sheets of the client's bundle by what its scripts name. */
export class UnusedCssPlugin {
  /** @param more text outside the bundle that also names classes and variables. */
  constructor(private readonly more: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After minimizing, as comments name things too; before the hashes in the files' names are made from what the files hold.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name, stage}, () => this.rewrite(compilation));
    });
  }

  private rewrite(compilation: Compilation): void {
    const {RawSource} = compilation.compiler.webpack.sources;
    const read = (end: string) =>
      compilation
        .getAssets()
        .filter((asset) => asset.name.endsWith(end))
        .map((asset) => ({file: asset.name, text: asset.source.source().toString()}));
    const sheets = read('.css');
    if (sheets.length === 0) return;
    const styles = sheets.map(({text}) => text);
    const code = [this.more, ...read('.js').map(({text}) => text)];
    const texts = removeUnused(styles.map(removeOverridden), collectNames(code));
    sheets.forEach(({file}, index) => compilation.updateAsset(file, new RawSource(texts[index] ?? '')));
  }
}
