import type { DatabaseName } from '../../base/databases.ts';

/** How a series says which database it is about: by the label `database` where a node has several. */
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
