import pg from 'pg';
import type { DatabaseTarget } from '../../base/databases.ts';
import { moduleNames } from '../../base/module-names.ts';
import { copyMarkerTable } from '../postgres/copy-marker.ts';
import type { CopySource } from './copy-source.ts';
import type { DerivedColumn } from './derived-column.ts';
import { placementOf } from './table-placement.ts';

/** Column that both databases have. */
export interface CopiedColumn {
  readonly name: string;
  /** Type in PostgreSQL. */
  readonly type: string;
}

/** Table with the rows that one target gets. */
export interface TableCopy {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  readonly derivedColumns: readonly (CopiedColumn & { readonly definition: DerivedColumn })[];
  /** Identity column that PostgreSQL assigns to later rows. */
  readonly identityColumn: string | null;
  /** SQL text of the source table with its condition on the rows. */
  readonly fromClause: string;
}

interface TargetColumn extends CopiedColumn {
  readonly table: string;
  readonly is_identity: number;
}

const postgresTypeBySqliteType: Readonly<Record<string, string>> = { text: 'text', integer: 'bigint', blob: 'bytea' };

/**
 * Tables to copy into a target with the current schema. Throws an Error when a table of the target, or a column of
 * either side, has no counterpart. Tables that only the source has are not detected here.
 */
export async function planCopy(
  client: pg.ClientBase,
  source: CopySource,
  target: Pick<DatabaseTarget, 'name' | 'modules'>,
  definitions: readonly DerivedColumn[],
): Promise<TableCopy[]> {
  const tables = Map.groupBy(await readColumns(client), ({ table }) => table);
  return [...tables].flatMap(([name, columns]) => {
    const condition = conditionOf(name, target);
    if (condition === null) return [];
    const fromClause = condition === '' ? quoteIdentifier(name) : `${quoteIdentifier(name)} where ${condition}`;
    return [{ name, fromClause, ...planColumns(name, columns, source, definitions) }];
  });
}

async function readColumns(client: pg.ClientBase): Promise<TargetColumn[]> {
  const { rows } = await client.query<TargetColumn>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attidentity <> '' as is_identity
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> $1
       and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
    [copyMarkerTable],
  );
  return rows;
}

/** Condition on the rows that the target gets; empty: all, null: the table is not copied. */
function conditionOf(table: string, { name, modules }: Pick<DatabaseTarget, 'name' | 'modules'>): string | null {
  const placement = placementOf(table);
  if (placement === 'none') return null;
  if (placement === 'every') return '';
  if (placement === 'main') return name === 'main' ? '' : null;
  const column = quoteIdentifier(placement.moduleColumn);
  if (name !== 'main') return `${column} in (${modules.map(pg.escapeLiteral).join()})`;
  const otherModules = moduleNames.filter((module) => !modules.includes(module));
  return otherModules.length === 0
    ? ''
    : `${column} is null or ${column} not in (${otherModules.map(pg.escapeLiteral).join()})`;
}

function planColumns(
  table: string,
  targetColumns: readonly TargetColumn[],
  source: CopySource,
  definitions: readonly DerivedColumn[],
): Pick<TableCopy, 'columns' | 'derivedColumns' | 'identityColumn'> {
  const sourceColumns = source.tables.get(table);
  if (sourceColumns === undefined) throw new Error(`The embedded database has no table ${table}.`);
  const unmatchedColumn = sourceColumns.find((column) => targetColumns.every(({ name }) => name !== column.name));
  if (unmatchedColumn !== undefined) throw new Error(`PostgreSQL has no column ${table}.${unmatchedColumn.name}.`);
  const columns: CopiedColumn[] = [];
  const derivedColumns: TableCopy['derivedColumns'][number][] = [];
  for (const { name, type } of targetColumns) {
    const sourceType = sourceColumns.find((column) => column.name === name)?.type;
    const definition = definitions.find((column) => column.table === table && column.column === name);
    if (sourceType !== undefined && postgresTypeBySqliteType[sourceType] === type) columns.push({ name, type });
    else if (sourceType === undefined && definition !== undefined) derivedColumns.push({ name, type, definition });
    else
      throw new Error(
        `The column ${table}.${name} of the type ${type} has no counterpart in the embedded database: define a DerivedColumn.`,
      );
  }
  const identityColumn = targetColumns.find(({ is_identity }) => is_identity === 1)?.name ?? null;
  return { columns, derivedColumns, identityColumn };
}

/** Name quoted for both databases. */
export function quoteIdentifier(name: string): string {
  return pg.escapeIdentifier(name);
}
