import type { DatabaseName } from '../../base/databases.ts';

/** Label `database` of metrics, which is used when a node has several databases. */
export interface DatabaseLabels {
  readonly labelNames: readonly 'database'[];
  readonly databases: readonly DatabaseName[];
  of(database: DatabaseName): { database?: DatabaseName };
}

export function labelDatabases(databases: readonly DatabaseName[]): DatabaseLabels {
  const isLabelled = databases.length > 1;
  return {
    labelNames: isLabelled ? ['database'] : [],
    databases,
    of: (database) => (isLabelled ? { database } : {}),
  };
}
