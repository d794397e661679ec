import { parseSync } from 'oxc-parser';

/** Range of a declaration in its file, as character offsets with exclusive end. */
export interface SymbolRange {
  readonly symbol: string;
  readonly start: number;
  readonly end: number;
}

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Ranges of the top-level declarations of a TypeScript, JavaScript or Python file, of class members as `Class.member`,
 * and of the imports as `import`.
 */
export function symbolRanges(file: string, text: string): SymbolRange[] {
  return file.endsWith('.py') ? pythonRanges(text) : scriptRanges(file, text);
}

function scriptRanges(file: string, text: string): SymbolRange[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const statements = program.body as unknown as AstNode[];
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const declarationRanges = statements.flatMap((statement) => {
    const declaration = (statement['declaration'] as AstNode | null | undefined) ?? statement;
    return declaredIn(declaration, statement);
  });
  const [firstImport] = imports;
  const lastImport = imports.at(-1);
  return firstImport && lastImport
    ? [{ symbol: 'import', start: firstImport.start, end: lastImport.end }, ...declarationRanges]
    : declarationRanges;
}

function declaredIn(declaration: AstNode, statement: AstNode): SymbolRange[] {
  if (declaration.type === 'VariableDeclaration') {
    const declarators = declaration['declarations'] as AstNode[];
    const [onlyDeclarator] = declarators;
    if (onlyDeclarator !== undefined && declarators.length === 1)
      return [rangeOf(nameOf(onlyDeclarator['id']), statement)];
    return declarators.map((declarator) => rangeOf(nameOf(declarator['id']), declarator));
  }
  const name = nameOf(declaration['id']);
  if (name === '') return [];
  const members =
    declaration.type === 'ClassDeclaration' ? ((declaration['body'] as AstNode)['body'] as AstNode[]) : [];
  const memberRanges = members.map((member) => rangeOf(`${name}.${nameOf(member['key'])}`, member));
  return [rangeOf(name, statement), ...memberRanges];
}

function rangeOf(symbol: string, { start, end }: AstNode): SymbolRange {
  return { symbol, start, end };
}

function nameOf(identifier: unknown): string {
  const { type, name } = (identifier ?? {}) as { type?: string; name?: string };
  return type === 'PrivateIdentifier' ? `#${name}` : (name ?? '');
}

/** Ranges in a Python file. A block ends before the next line with the same or less indentation. */
function pythonRanges(text: string): SymbolRange[] {
  const declarationMatches = [...text.matchAll(/^( {4})?(?:(?:async )?def|class) (\w+)|^()([A-Z_]+) = /gm)];
  let className = '';
  return declarationMatches.map((match) => {
    const [, indent = '', blockName, , constantName] = match;
    const name = blockName ?? constantName ?? '';
    if (indent === '') className = name;
    const bodyStart = text.indexOf('\n', match.index) + 1;
    const next = text.slice(bodyStart).search(indent === '' ? /^[^\s#)\]}]/m : /^ {0,4}[^\s#)\]}]/m);
    const end = next === -1 ? text.length : bodyStart + next;
    return { symbol: indent === '' ? name : `${className}.${name}`, start: match.index, end };
  });
}
