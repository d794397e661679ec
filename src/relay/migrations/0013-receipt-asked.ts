import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Time of the receipt query for an ambiguous delivery. */
export const relay0013: Migration = {
  name: 'relay-0013',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return [`alter table relay_delivery add column receipt_asked_at ${integer}`];
  },
};
