import {SampleLines, type SampleFile} from './sampleFile';

/**
 * What an app's build makes of its resources (`R.id.player`) and settings, as far as samples name them: a class in each package.
 * @param masked the samples, without comments and strings.
 */
export function writeResources(packages: readonly string[], masked: readonly string[]): SampleFile[] {
  const code = masked.join('\n');
  const groups = new Map<string, Set<string>>();
  for (const [, group = '', name = ''] of code.matchAll(/(?<![\w.])R\.(\w+)\.(\w+)/g))
    groups.set(group, (groups.get(group) ?? new Set()).add(name));
  const resources = [...groups].map(
    ([group, names]) =>
      `public static final class ${group} { ${[...names].map((name) => `public static final int ${name} = 0;`).join(' ')} }`,
  );
  const settings = /(?<![\w.])BuildConfig\./.test(code)
    ? ['public static final boolean DEBUG = Boolean.parseBoolean("true");']
    : [];
  return [...new Set(packages)].flatMap((ofPackage) =>
    Object.entries({R: resources, BuildConfig: settings})
      .filter(([, body]) => body.length > 0)
      .map(([type, body]) =>
        new SampleLines()
          .add([`package ${ofPackage};`, `public final class ${type} {`, ...body, '}'])
          .toFile(`${ofPackage.replaceAll('.', '/')}/${type}.java`, 'java'),
      ),
  );
}
