import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Statement about the outcome of an ambiguous delivery. */
export const relay0010: Migration = {
  name: 'relay-0010',
  statements(dialect) {
    const { text } = columnTypes(dialect);
    return [`alter table relay_delivery add column settled ${text}`];
  },
};
