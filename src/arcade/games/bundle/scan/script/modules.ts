// Connects the imports of modules to the exported variables.

import type { AnyNode, ImportDeclaration, Program } from 'acorn';
import { resolvePath } from '../../paths.ts';
import { faults } from './faults.ts';
import { ObjectRef, type Scope, type Variable } from './model.ts';
import type { Script } from './read-script.ts';
import { namesOf } from './scopes.ts';
import { refOf } from './values.ts';

/** A module of the bundle with the scope of its top level. */
export interface ScriptModule {
  readonly script: Script;
  readonly scope: Scope;
}

/** Variable of a default export: that of its declaration, which other statements may set, or one of its own. */
export function defaultExportName(
  declaration: (AnyNode & { type: 'ExportDefaultDeclaration' })['declaration'],
): string {
  const isDeclaration = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  // `*default*` is not a valid identifier, so that no variable of the module has this name.
  return (isDeclaration ? declaration.id?.name : undefined) ?? '*default*';
}

type Source = { readonly value?: unknown; readonly start: number };

/** Sources of the imports and exports of a module. */
export function sourcesOf({ body }: Program): Source[] {
  return body.flatMap((node) =>
    (node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration') &&
    node.source
      ? [node.source]
      : [],
  );
}

/** Path of an imported script; null unless the source is a relative path to a script of the bundle. */
export function importedPath(from: string, source: unknown): string | null {
  return typeof source === 'string' && /^\.{1,2}\/.+\.js$/.test(source) ? resolvePath(from, source) : null;
}

/** Binds the imports of all modules to the exported variables. */
export function linkModules(modules: ReadonlyMap<string, ScriptModule>): void {
  const linker = new Linker(modules);
  for (const [path, module] of modules)
    for (const node of module.script.program.body)
      if (node.type === 'ImportDeclaration') linker.bindImport(path, module, node);
}

class Linker {
  readonly #modules: ReadonlyMap<string, ScriptModule>;
  readonly #namespaces = new Map<string, ObjectRef>();

  constructor(modules: ReadonlyMap<string, ScriptModule>) {
    this.#modules = modules;
  }

  bindImport(path: string, { script, scope }: ScriptModule, node: ImportDeclaration): void {
    if (node.attributes.length > 0) script.scan.refuse(faults.moduleImport, node.start);
    for (const specifier of node.specifiers) {
      const variable = this.#imported(path, scope, node, specifier, new Set());
      if (variable !== undefined) scope.variables.set(specifier.local.name, variable);
      else {
        scope.declare(specifier.local.name);
        script.scan.refuse(faults.moduleImport, specifier.start);
      }
    }
  }

  /** Finds the variable that a module exports by a name, including re-exports. */
  #find(path: string, name: string, visited: Set<string>): Variable | undefined {
    const module = this.#modules.get(path);
    const visit = `${path} ${name}`;
    if (module === undefined || visited.has(visit)) return undefined;
    visited.add(visit);
    const { body } = module.script.program;
    // Exports of the module itself take precedence over those of `export *`, also when they follow in the text.
    for (const node of body) {
      const variable = this.#exportedBy(node, path, module, name, visited);
      if (variable !== undefined) return variable;
    }
    for (const node of body) {
      const variable = this.#exportedByStar(node, path, name, visited);
      if (variable !== undefined) return variable;
    }
    return undefined;
  }

  #exportedByStar(node: AnyNode, path: string, name: string, visited: Set<string>): Variable | undefined {
    if (node.type !== 'ExportAllDeclaration' || node.exported || name === 'default') return undefined;
    const from = importedPath(path, node.source.value);
    return from === null ? undefined : this.#find(from, name, visited);
  }

  #exportedBy(
    node: AnyNode,
    path: string,
    module: ScriptModule,
    name: string,
    visited: Set<string>,
  ): Variable | undefined {
    const { scope } = module;
    if (node.type === 'ExportDefaultDeclaration')
      return name === 'default' ? scope.declare(defaultExportName(node.declaration)) : undefined;
    if (node.type === 'ExportAllDeclaration') {
      const from = importedPath(path, node.source.value);
      const isNamed = node.exported && nameOf(node.exported) === name;
      return from !== null && isNamed ? this.#namespaceVariable(scope, from) : undefined;
    }
    if (node.type !== 'ExportNamedDeclaration') return undefined;
    const exportSpecifier = node.specifiers.find(({ exported }) => nameOf(exported) === name);
    if (exportSpecifier === undefined) return declaredBy(node).includes(name) ? scope.variables.get(name) : undefined;
    if (!node.source) return this.#findLocal(path, module, nameOf(exportSpecifier.local), visited);
    const from = importedPath(path, node.source.value);
    return from === null ? undefined : this.#find(from, nameOf(exportSpecifier.local), visited);
  }

  /** Variable of a module, which may be an import that is not bound yet. */
  #findLocal(path: string, { script, scope }: ScriptModule, name: string, visited: Set<string>): Variable | undefined {
    for (const node of script.program.body) {
      if (node.type !== 'ImportDeclaration') continue;
      const specifier = node.specifiers.find(({ local }) => local.name === name);
      if (specifier !== undefined) return this.#imported(path, scope, node, specifier, visited);
    }
    return scope.variables.get(name);
  }

  #imported(
    path: string,
    scope: Scope,
    node: ImportDeclaration,
    specifier: ImportDeclaration['specifiers'][number],
    visited: Set<string>,
  ): Variable | undefined {
    const from = importedPath(path, node.source.value);
    if (from === null) return undefined;
    if (specifier.type === 'ImportNamespaceSpecifier') return this.#namespaceVariable(scope, from);
    return this.#find(from, specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default', visited);
  }

  #namespaceVariable(scope: Scope, from: string): Variable {
    const variable = scope.declare(`*${from}*`);
    variable.cell.value = refOf(this.#namespaceOf(from));
    return variable;
  }

  #namespaceOf(path: string): ObjectRef {
    const cachedNamespace = this.#namespaces.get(path);
    if (cachedNamespace !== undefined) return cachedNamespace;
    const namespace = new ObjectRef('namespace');
    this.#namespaces.set(path, namespace);
    namespace.fields = new Map();
    for (const name of this.#namesOf(path, new Set())) {
      const variable = this.#find(path, name, new Set());
      if (variable !== undefined) namespace.fields.set(name, variable.cell);
      if (name.includes('undefined')) this.#modules.get(path)?.script.scan.refuse(faults.undefinedName, 0);
    }
    return namespace;
  }

  #namesOf(path: string, visited: Set<string>): string[] {
    const module = this.#modules.get(path);
    if (module === undefined || visited.has(path)) return [];
    visited.add(path);
    return module.script.program.body.flatMap((node) => {
      if (node.type === 'ExportDefaultDeclaration') return ['default'];
      if (node.type === 'ExportNamedDeclaration')
        return [...node.specifiers.map(({ exported }) => nameOf(exported)), ...declaredBy(node)];
      if (node.type !== 'ExportAllDeclaration') return [];
      if (node.exported) return [nameOf(node.exported)];
      return this.#namesOf(importedPath(path, node.source.value) ?? '', visited);
    });
  }
}

function nameOf(node: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

function declaredBy(node: AnyNode & { type: 'ExportNamedDeclaration' }): string[] {
  const { declaration } = node;
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => namesOf(id));
  return [declaration.id.name];
}
