import { moduleNames } from '../../base/module-names.ts';

/**
 * Databases of an installation that get the rows of a table: every one that has the table, only the main one, none, or
 * the one of the module that the column names (the main one if it names none).
 */
type TablePlacement = 'every' | 'main' | 'none' | { readonly moduleColumn: string };

const coreTables: ReadonlyMap<string, TablePlacement> = new Map<string, TablePlacement>([
  ['account', { moduleColumn: 'realm' }],
  ['audit', { moduleColumn: 'module' }],
  ['credential', { moduleColumn: 'realm' }],
  ['idempotency', { moduleColumn: 'realm' }],
  ['pause', { moduleColumn: 'module' }],
  ['meta', 'every'],
  ['node', 'every'],
  ['outage', 'every'],
  ['operator', 'main'],
  ['operator_setup', 'main'],
  // Each database has applied its own migrations, and counters of limits start at zero.
  ['migration', 'none'],
  ['rate_limit', 'none'],
]);

/**
 * Placement of a table. A table of a module is only in the database of its module. Throws an Error for a table of core
 * that is not listed.
 */
export function placementOf(table: string): TablePlacement {
  if (moduleNames.some((name) => table.startsWith(`${name}_`))) return 'every';
  const placement = coreTables.get(table);
  if (placement === undefined) throw new Error(`Add the table ${table} to core/db/copy/table-placement.ts.`);
  return placement;
}
