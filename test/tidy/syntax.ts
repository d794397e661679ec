import { type Comment, type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';
import type { Finding, SourceFile } from './rule.ts';

export type { Comment, Node };

/** A static or dynamic import, or a re-export. */
export interface Import {
  /** The module specifier. */
  readonly from: string;
  /** Imported names, `default` or `*`; empty for re-exports, dynamic imports and `import()` types. */
  readonly names: readonly string[];
  /** Whether the whole import is of types only, as `import type`, so that it is erased before the code runs. */
  readonly onlyTypes: boolean;
  readonly line: number;
}

export interface Syntax {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Static and dynamic imports and re-exports, including those of types. */
  readonly imports: readonly Import[];
  readonly lineOf: (offset: number) => number;
}

const parsedFiles = new WeakMap<SourceFile, Syntax>();

/** Whether the file is JavaScript or TypeScript. */
export function isCode(path: string): boolean {
  return /\.(ts|js|mjs)$/.test(path);
}

/** Parses a file. Throws on syntax errors, which the type check reports in detail. */
export function syntaxOf(file: SourceFile): Syntax {
  let syntax = parsedFiles.get(file);
  if (syntax === undefined) {
    syntax = parse(file);
    parsedFiles.set(file, syntax);
  }
  return syntax;
}

/** Calls `visit` for the node and its descendants, parents first, with their ancestors (nearest last). */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  step(node);

  function step(current: Node): void {
    visit(current, ancestors);
    ancestors.push(current);
    for (const child of childrenOf(current)) step(child);
    ancestors.pop();
  }
}

/** A finding for each node of a file for which `problemOf` returns a message. */
export function findInNodes(file: SourceFile, problemOf: (node: Node) => string | undefined): Finding[] {
  const { program, lineOf } = syntaxOf(file);
  const findings: Finding[] = [];
  walk(program, (node) => {
    const message = problemOf(node);
    if (message !== undefined) findings.push({ path: file.path, line: lineOf(node.start), message });
  });
  return findings;
}

export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  const children = (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] as Node | null | (Node | null)[]);
  return children.filter((child): child is Node => child !== null && child !== undefined);
}

function parse({ path, text }: SourceFile): Syntax {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const lineOf = (offset: number): number => lineStarts.findLastIndex((start) => start <= offset) + 1;
  return { program, comments, imports: importsOf(program, lineOf), lineOf };
}

function importsOf(program: Program, lineOf: (offset: number) => number): Import[] {
  const imports: Import[] = [];
  walk(program, (node) => {
    const from = sourceOf(node);
    if (from !== undefined)
      imports.push({ from, names: namesOf(node), onlyTypes: isOnlyTypes(node), line: lineOf(node.start) });
  });
  return imports;
}

function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSImportType':
      return node.source.value;
    case 'ExportNamedDeclaration':
      return node.source?.value;
    case 'ImportExpression':
      return node.source.type === 'Literal' && typeof node.source.value === 'string' ? node.source.value : undefined;
    default:
      return undefined;
  }
}

function isOnlyTypes(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node.type === 'ImportDeclaration') return node.importKind === 'type';
  return (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.exportKind === 'type';
}

function namesOf(node: Node): string[] {
  if (node.type !== 'ImportDeclaration') return [];
  return node.specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
  });
}
