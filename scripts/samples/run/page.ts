import ts from 'typescript';
import {maskPlaceholders} from '../placeholders';
import {parse} from '../typescript/units';
import type {ExportedCall} from './browser/harness';
import type {ProjectFile, Run} from './projects';

/** Addresses below the page of a sample that are the harness's own. */
export const harnessAddress = '/samples/harness.js';
export const entryAddress = '/samples/entry.js';

const harnessTag = `<script src="${harnessAddress}"></script>`;

/**
 * The HTML that a run is loaded by: its own, or one around its script.
 */
export function createPage({project, entry}: Run): string {
  if (entry.language === 'html') {
    // On the same line, so that lines stay those of the page.
    const isDocument = /<html[\s>]/i.test(entry.code);
    return isDocument
      ? entry.code.replace(/(<head[^>]*>|<html[^>]*>(?![\s\S]*<head))/i, `$1${harnessTag}`)
      : harnessTag + entry.code;
  }
  const html = project.files.find(({language}) => language === 'html')?.code ?? '';
  const body = removeScripts(/<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html) + removeScripts(project.markup);
  const side = getCastSide(project.files, entry, project.tab);
  const wanted = JSON.stringify(findLookups(project.files)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sample</title>${harnessTag}</head>
<body>${body}
<script>samples.ensureElements(${wanted});${side ? `samples.addCast('${side}');` : ''}</script>
<script type="module">import * as exported from '${entryAddress}'; samples.exported = exported;</script>
</body>
</html>`;
}

function removeScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*>|<!doctype[^>]*>|<\/?(html|head|body)\b[^>]*>/gi, '');
}

/** The side of a cast session that a script without a page runs on. */
function getCastSide(
  files: readonly ProjectFile[],
  entry: ProjectFile,
  tab: string,
): 'sender' | 'receiver' | undefined {
  if (!files.some(({code}) => /\b(cast\.framework|chrome\.cast)\b/.test(code))) return undefined;
  return /(^|\/)chromecast(\/|$)/.test(tab) || /(^|\/)receiver\//.test(entry.name) ? 'receiver' : 'sender';
}

/** The elements that scripts look up by a simple selector, with the type that they give them. */
export function findLookups(files: readonly ProjectFile[]): {selector: string; type: string}[] {
  const lookups = new Map<string, string>();
  const pattern =
    /\b(querySelector|getElementById)(?:<(\w+)>)?\(\s*(['"])([^'"]+)\3\s*,?\s*\)!?(?:\s+as\s+(HTML\w+Element))?/g;
  for (const {code, language} of files) {
    if (language === 'html' || language === 'css') continue;
    for (const [, method, type, , text = '', cast] of code.matchAll(pattern)) {
      const selector = method === 'getElementById' ? `#${text}` : text;
      if (/^[a-z\d#.[\]=_-]+$/i.test(selector) && !lookups.get(selector))
        lookups.set(selector, type ?? cast ?? 'HTMLElement');
    }
  }
  return [...lookups].map(([selector, type]) => ({selector, type}));
}

/** The functions and classes that a script exports. */
export function findExportedCalls({code, language}: ProjectFile): ExportedCall[] {
  if (!/^[jt]sx?$/.test(language)) return [];
  const kind = language as 'ts' | 'tsx' | 'js' | 'jsx';
  const source = parse(maskPlaceholders(code, kind), kind);
  return source.statements.flatMap((statement): ExportedCall[] => {
    const isExported =
      ts.canHaveModifiers(statement) && statement.modifiers?.some(({kind: one}) => one === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{name: statement.name.text, isClass: false, parameters: describeParameters(statement.parameters)}];
    if (ts.isClassDeclaration(statement) && statement.name) {
      const constructor = statement.members.find(ts.isConstructorDeclaration);
      return constructor || !statement.heritageClauses
        ? [{name: statement.name.text, isClass: true, parameters: describeParameters(constructor?.parameters ?? [])}]
        : [];
    }
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({name, initializer}) =>
        ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
          ? [{name: name.text, isClass: false, parameters: describeParameters(initializer.parameters)}]
          : [],
      );
    return [];
  });
}

function describeParameters(parameters: readonly ts.ParameterDeclaration[]): ExportedCall['parameters'] {
  return parameters.map(({type, questionToken, initializer}) => ({
    type: type?.getText() ?? '',
    optional: questionToken !== undefined || initializer !== undefined,
  }));
}
