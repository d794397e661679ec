import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Restricted credentials. */
export const core0005: Migration = {
  name: 'core-0005',
  statements(dialect) {
    const { text } = columnTypes(dialect);
    return [`alter table credential add column restriction ${text}`];
  },
};
