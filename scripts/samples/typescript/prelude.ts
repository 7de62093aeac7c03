import ts from 'typescript';
import {chooseProviders} from '../providers';
import {getFileName, isReference, isWholeFile, parse, type ScriptUnit} from './units';
import {listEarlier} from './visibility';

/**
 * The code that a piece builds on, to be put before it.
 *
 * Earlier samples are copied in and not imported, because narrowing (`if (!element) throw …`) and
 * assignment (`player = new Player(…)`) do not cross an import. Only samples that declare a name
 * the piece needs come along. A module with a file name is a whole file: only other pieces of that file come before it. Where two samples declare the same name the nearest wins and the
 * farther one is renamed throughout, as if it lived in a scope of its own.
 * @param page the pieces of the page, in order.
 * @param globalCode declarations for names that script tags give the page, by name.
 */
export function buildPrelude(
  unit: ScriptUnit,
  page: readonly ScriptUnit[],
  globalCode: ReadonlyMap<string, string>,
): {text: string; units: ScriptUnit[]} {
  const chosen = selectUnits(unit, page);
  // From the farthest to the nearest, as they stand on the page; set-up code has order -1.
  chosen.sort((a, b) => a.order - b.order);
  const chain = [...chosen, unit];
  const text = chosen.map((other, i) => `${rewrite(other, getRenames(chain, i), `__${i}`)}\n;\n`);
  const declared = new Set(chain.flatMap((one) => [...one.declared]));
  const used = new Set(chain.flatMap((one) => [...one.used]));
  const globals = [...globalCode].filter(([name]) => used.has(name) && !declared.has(name)).map(([, code]) => code);
  const placeholders = new Set(chain.flatMap((one) => one.placeholders.filter((name) => one.used.has(name))));
  globals.push(...[...placeholders].map((name) => declareAny(name, unit.kind)));
  return {text: [...new Set(globals)].map((line) => `${line}\n`).join('') + text.join(''), units: chosen};
}

/** A declaration of a name about which nothing is known; JavaScript has no `declare`. */
export function declareAny(name: string, kind: ScriptUnit['kind']): string {
  return kind === 'js' || kind === 'jsx' ? `var ${name} = /** @type {any} */ (null);` : `declare const ${name}: any;`;
}

function selectUnits(unit: ScriptUnit, page: readonly ScriptUnit[]): ScriptUnit[] {
  if (unit.standsAlone) return unit.setup ? [unit.setup] : [];
  const isPartOf = (other: ScriptUnit): boolean => getFileName(other) === getFileName(unit);
  const isUsable = isWholeFile(unit) ? isPartOf : () => true;
  return chooseProviders(unit, (from) =>
    [...listEarlier(from, page), ...(from.setup ? [from.setup] : [])].filter(isUsable),
  );
}

/** New names for what the i-th piece of a chain declares or refers to, where a later piece declares it again. */
function getRenames(chain: readonly ScriptUnit[], i: number): Map<string, string> {
  const renames = new Map<string, string>();
  const unit = chain[i];
  if (!unit) return renames;
  for (const name of new Set([...unit.declared, ...unit.used])) {
    const owner = unit.declared.has(name) ? i : chain.slice(0, i).findLastIndex(({declared}) => declared.has(name));
    const redeclared = owner >= 0 && chain.slice(owner + 1).some(({declared}) => declared.has(name));
    if (redeclared) renames.set(name, `${name}__${owner}`);
  }
  return renames;
}

/**
 * A piece as it goes before another: renamed, without exports.
 * A piece that does not parse, or is not checked, only lends its names.
 */
function rewrite(unit: ScriptUnit, renames: ReadonlyMap<string, string>, suffix: string): string {
  if (!unit.parses || unit.fence.meta.offReason) {
    return [...unit.declared]
      .map((name) => {
        const final = renames.get(name) ?? name;
        return unit.kind.startsWith('ts')
          ? `declare const ${final}: any; type ${final} = any;`
          : declareAny(final, unit.kind);
      })
      .join(' ');
  }
  const file = parse(unit.code, unit.kind);
  const edits: {start: number; end: number; text: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node)) {
      edits.push({start: node.getStart(file), end: node.end, text: ''});
      return;
    }
    if (ts.isExportAssignment(node)) {
      edits.push({start: node.getStart(file), end: node.expression.getStart(file), text: `const default${suffix} = `});
    } else if (
      node.kind === ts.SyntaxKind.ExportKeyword ||
      (node.kind === ts.SyntaxKind.DefaultKeyword && ts.canHaveModifiers(node.parent))
    ) {
      edits.push({start: node.getStart(file), end: node.end, text: ''});
      if (node.kind === ts.SyntaxKind.DefaultKeyword && !(node.parent as ts.FunctionDeclaration).name) {
        // `export default function () {}` is no declaration once it is not exported.
        edits.push({start: node.end, end: node.end, text: `const default${suffix} = `});
      }
    } else if (ts.isIdentifier(node)) {
      const name = renames.get(node.text);
      if (name && isReference(node))
        edits.push({start: node.getStart(file), end: node.end, text: renameAt(node, name)});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let code = unit.code;
  for (const {start, end, text} of edits.sort((a, b) => b.start - a.start || b.end - a.end)) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code;
}

function renameAt(node: ts.Identifier, name: string): string {
  const {parent} = node;
  const isShorthand =
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) &&
      ts.isObjectBindingPattern(parent.parent) &&
      !parent.propertyName &&
      !parent.dotDotDotToken &&
      parent.name === node);
  if (isShorthand) return `${node.text}: ${name}`;
  if (ts.isImportSpecifier(parent) && !parent.propertyName) return `${node.text} as ${name}`;
  return name;
}
