import type { PlannedMigration } from './migration-plan.ts';

const newTable = /^create (?:unlogged )?table (\w+)/i;
const newColumn = /^alter table \w+ add column (?!.*\bnot null\b(?!.*\bdefault\b)).*$/is;
const newIndex = /^create index/i;
const newUniqueIndex = /^create unique index \S+ on (\w+)/i;

/**
 * Whether nodes of the previous version keep working after the migration: it only adds tables, nullable or defaulted
 * columns, and indexes. All other statements, including changes of rows, count as contracting.
 */
export function isExpanding({ statements }: Pick<PlannedMigration, 'statements'>): boolean {
  const created = new Set<string>();
  return statements.every((value) => {
    const statement = value.trim();
    const table = newTable.exec(statement)?.[1];
    if (table !== undefined) created.add(table);
    const indexed = newUniqueIndex.exec(statement)?.[1];
    const isOfNewTable = indexed !== undefined && created.has(indexed);
    return table !== undefined || isOfNewTable || newColumn.test(statement) || newIndex.test(statement);
  });
}
