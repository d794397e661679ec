import { importPositionOf, moduleNames } from './import-positions.ts';
import type { Finding, Rule, SourceFile } from './rule.ts';
import { findInNodes, isCode, type Node } from './syntax.ts';

/** Methods of the query builder that begin a query. */
const queryMethods = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const owners = /^(src\/(core\/(db|operation)|([a-z]+\/){1,2}(store|migrations))\/|(test|bench|scripts)\/)/;

export const queries: Rule = {
  statement: 'queries are written only in store/, migrations/, core/db and the stores of core/operation',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path) && !owners.test(path))
      .flatMap((file) =>
        findInNodes(file, (node) =>
          isQuery(node) ? 'a query outside a store: move it to a function in store/' : undefined,
        ),
      ),
  violations: [
    {
      'src/exchange/operations/reply.ts':
        "const rows = await db.all(db.query.selectFrom('exchange_entry').selectAll());",
    },
    { 'src/exchange/module.ts': "await tx.run(tx.query.deleteFrom('exchange_entry'));" },
    { 'src/exchange/pages/entry.ts': 'const text = sql`select 1`;' },
  ],
  allowed: [
    {
      'src/exchange/store/entries.ts': "const rows = await db.all(db.query.selectFrom('exchange_entry').selectAll());",
    },
    { 'src/exchange/rules/words.ts': "const words = ['selectFrom'];" },
  ],
};

const tableName = new RegExp(`^(${moduleNames.join('|')})_[a-z0-9_]+$`);

export const tables: Rule = {
  statement: 'a table name starts with the name of its module and is used only in that module',
  find: (files) => [
    ...files.filter(isServerCode).flatMap(foreignTables),
    ...files.filter(({ path }) => /^src\/(?!core\/)([a-z]+\/){1,2}tables\.ts$/.test(path)).flatMap(unprefixedTables),
  ],
  violations: [
    { 'src/relay/store/leads.ts': "tx.query.selectFrom('exchange_entry');" },
    { 'src/core/db/purge.ts': "tx.query.deleteFrom('arcade_session as s');" },
    { 'src/core/db/purge.ts': 'db.exec(`delete from exchange_entry`);' },
    {
      'src/exchange/tables.ts': "declare module '../core/db/tables.ts' { interface Tables { entry: { id: string } } }",
    },
  ],
  allowed: [
    { 'src/exchange/store/entries.ts': "tx.query.selectFrom('exchange_entry as e');" },
    {
      'src/exchange/tables.ts':
        "declare module '../core/db/tables.ts' { interface Tables { exchange_entry: { id: string } } }",
    },
    { 'src/core/db/tables.ts': 'export interface Tables { meta: { key: string } }' },
  ],
};

function isServerCode({ path }: SourceFile): boolean {
  return isCode(path) && path.startsWith('src/');
}

function foreignTables(file: SourceFile): Finding[] {
  const fileModule = importPositionOf(file.path)?.module;
  return findInNodes(file, (node) => {
    const words = textOf(node)?.match(/[a-z][a-z0-9_]*/g) ?? [];
    const foreign = words.find((word) => tableName.test(word) && !word.startsWith(`${fileModule}_`));
    return foreign === undefined ? undefined : `uses the table ${foreign} of another module`;
  });
}

function unprefixedTables(file: SourceFile): Finding[] {
  const fileModule = importPositionOf(file.path)?.module;
  return findInNodes(file, (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || node.id.name !== 'Tables') return undefined;
    const names = node.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
    );
    const unprefixedName = names.find((name) => !name.startsWith(`${fileModule}_`));
    return unprefixedName === undefined ? undefined : `the table ${unprefixedName} does not begin with ${fileModule}_`;
  });
}

function isQuery(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return node.tag.type === 'Identifier' && node.tag.name === 'sql';
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return node.callee.property.type === 'Identifier' && queryMethods.includes(node.callee.property.name);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : undefined;
}
