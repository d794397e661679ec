// Analyses the top level of classic scripts and modules, and protects properties of the window.

import type { AnyNode } from 'acorn';
import { browserNames, ecmascriptNames, handlerAttributes } from '../allowed.ts';
import { evaluateClass } from './classes.ts';
import { faults } from './faults.ts';
import { hasUseStrict } from './functions.ts';
import { Scope, type Variable } from './model.ts';
import { defaultExportName, type ScriptModule } from './modules.ts';
import type { Script } from './read-script.ts';
import { isRefusedGlobal } from './refused-names.ts';
import { declareLexical, declareVars } from './scopes.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import { refOf } from './values.ts';
import { windowProperties } from './window-properties.ts';

const handlers: ReadonlySet<string> = new Set(handlerAttributes);

/** Adds a classic script, whose top-level scope is shared with all other classic scripts. */
export function addClassicScript(
  analysis: ScriptAnalysis,
  { scan, program }: Script,
  globals: Scope,
  { position, count }: { readonly position: number; readonly count: number },
): void {
  const scope = new Scope(globals, { scan, scriptPosition: position, isStrict: hasUseStrict(program.body) });
  const properties = new Scope(undefined, scope.owner);
  declareVars(program, properties);
  for (const node of program.body) if (node.type === 'FunctionDeclaration') declareLexical([node], properties);
  for (const name of properties.variables.keys()) {
    const { isLexical } = declareGlobal(globals, name, position);
    if (isLexical === true) scan.refuse(faults.windowGlobal, declarationOffset(program.body, name, scope));
    if (isWindowProperty(name)) scan.refuse(faults.windowGlobal, declarationOffset(program.body, name, scope));
  }
  const lexical = new Scope(undefined, scope.owner);
  declareLexical(program.body, lexical);
  for (const name of lexical.variables.keys()) {
    if (properties.variables.has(name)) continue;
    // A script that cannot declare its names does not run, and other scripts then read other values.
    const isShared = count > 1 && (isWindowProperty(name) || isRefusedGlobal(name));
    if (isShared || globals.variables.has(name)) scan.refuse(faults.windowGlobal, 0);
    declareGlobal(globals, name, position).isLexical = true;
  }
  analysis.addUnit(() => {
    for (const statement of program.body) analysis.execute(statement, scope);
  });
}

/** Declares a global of a script; the first script that declares it counts. */
function declareGlobal(globals: Scope, name: string, position: number): Variable {
  const variable = globals.declare(name);
  variable.scriptPosition = Math.min(variable.scriptPosition ?? position, position);
  // Another script may read the global before it is set.
  variable.isHoisted = true;
  return variable;
}

function isWindowProperty(name: string): boolean {
  return (
    windowProperties.has(name) ||
    handlers.has(name) ||
    Object.hasOwn(ecmascriptNames, name) ||
    Object.hasOwn(browserNames, name)
  );
}

/** Offset of the first top-level statement that declares the name. */
function declarationOffset(statements: readonly AnyNode[], name: string, { owner }: Scope): number {
  const declaringStatement = statements.find((statement) => {
    const declared = new Scope(undefined, owner);
    declareVars(statement, declared);
    if (statement.type === 'FunctionDeclaration') declareLexical([statement], declared);
    return declared.variables.has(name);
  });
  return declaringStatement?.start ?? 0;
}

/** Scope of a module that runs after the classic script at `position`. */
export function moduleScope({ scan, program }: Script, globals: Scope, position: number): Scope {
  const scope = new Scope(globals, { scan, scriptPosition: position, isStrict: true });
  declareVars(program, scope);
  declareLexical(program.body, scope);
  return scope;
}

export function addModule(analysis: ScriptAnalysis, { script, scope }: ScriptModule): void {
  analysis.addUnit(() => {
    for (const node of script.program.body) executeTopLevel(analysis, node, scope);
  });
}

function executeTopLevel(analysis: ScriptAnalysis, node: AnyNode, scope: Scope): void {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
  if (node.type === 'ExportNamedDeclaration') {
    if (node.declaration) analysis.execute(node.declaration, scope);
  } else if (node.type === 'ExportDefaultDeclaration') exportDefault(analysis, node, scope);
  else analysis.execute(node, scope);
}

function exportDefault(
  analysis: ScriptAnalysis,
  node: AnyNode & { type: 'ExportDefaultDeclaration' },
  scope: Scope,
): void {
  const { declaration } = node;
  const { cell } = scope.declare(defaultExportName(declaration));
  if (declaration.type === 'FunctionDeclaration')
    analysis.write(cell, refOf(analysis.makeFunction(declaration, scope)));
  else if (declaration.type === 'ClassDeclaration') analysis.write(cell, evaluateClass(analysis, declaration, scope));
  else analysis.write(cell, analysis.evaluate(declaration, scope));
}
