const importName = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;

const isAddress = (name: string) => /^(\.{0,2}\/|[a-z][a-z\d+.-]*:)/i.test(name);

/**
 * Makes the reader's script ready to run as a module.
 * @param modules addresses of the modules that it may import, by name.
 * @param consoleModule address of a module that exports the console that the code prints to.
 * @returns the script, its lines as they were, and the names that it may not import.
 */
export function prepareScript(
  script: string,
  modules: Readonly<Record<string, string>>,
  consoleModule: string,
): {text: string; unknown: string[]} {
  const unknown: string[] = [];
  const text = script.replace(importName, (whole, before: string, quote: string, name: string) => {
    const address = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (address) return before + quote + address + quote;
    // The frame's policy decides on addresses.
    if (!isAddress(name)) unknown.push(name);
    return whole;
  });
  return {text: `import {console} from ${JSON.stringify(consoleModule)}; ${text}`, unknown};
}
