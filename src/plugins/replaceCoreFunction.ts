import {createRequire} from 'node:module';

/**
 * Puts a function in the place of one of core's that has no public interface. The build command reads it from its module each time;
 * after one call the place holds the former again, as the next locale has plugins of its own.
 * @param file module below `@docusaurus/core/lib/`.
 * @param name the function among the module's exports.
 * @param create takes the former function, and gives the new one.
 * @param caller folder of the plugin that calls this, for the error.
 * @throws Error where core no longer has the function.
 */
export function replaceCoreFunction<F extends (...inputs: never[]) => unknown>(
  file: string,
  name: string,
  create: (former: F) => F,
  caller: string,
): void {
  const module = createRequire(__filename)(`@docusaurus/core/lib/${file}`) as Record<string, F | undefined>;
  const former = module[name];
  if (typeof former !== 'function') {
    throw new Error(
      `${caller}: @docusaurus/core/lib/${file} has no function "${name}". Look at what stands in its place in ` +
        `lib/commands/build/buildLocale.js of the core, and adapt src/plugins/${caller} or leave it out of docusaurus.config.ts.`,
    );
  }
  const replacement = create(former);
  module[name] = ((...inputs) => {
    module[name] = former;
    return replacement(...inputs);
  }) as F;
}
