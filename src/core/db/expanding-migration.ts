import type { PlannedMigration } from './migration-plan.ts';

const createTablePattern = /^create (?:unlogged )?table (\w+)/i;
const addColumnPattern = /^alter table \w+ add column (?!.*\bnot null\b(?!.*\bdefault\b)).*$/is;
const createIndexPattern = /^create index/i;
const createUniqueIndexPattern = /^create unique index \S+ on (\w+)/i;

/**
 * Whether nodes of the previous version keep working after the migration: it only adds tables, nullable or defaulted
 * columns, and indexes, unique ones only to new tables. All other statements, including changes of rows, count as
 * contracting.
 */
export function isExpanding({ statements }: Pick<PlannedMigration, 'statements'>): boolean {
  const createdTables = new Set<string>();
  return statements.every((text) => {
    const statement = text.trim();
    const table = createTablePattern.exec(statement)?.[1];
    if (table !== undefined) createdTables.add(table);
    const indexedTable = createUniqueIndexPattern.exec(statement)?.[1];
    const isOfNewTable = indexedTable !== undefined && createdTables.has(indexedTable);
    return (
      table !== undefined || isOfNewTable || addColumnPattern.test(statement) || createIndexPattern.test(statement)
    );
  });
}
