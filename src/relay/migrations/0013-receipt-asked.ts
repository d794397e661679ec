import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** When the receiver of an ambiguous delivery was asked whether it has the lead. */
export const relay0013: Migration = {
  name: 'relay-0013',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return [`alter table relay_delivery add column receipt_asked_at ${integer}`];
  },
};
