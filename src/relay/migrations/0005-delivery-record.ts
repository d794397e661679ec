import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** What an account's latest deliveries came to: its share of the slots, and the day's failures, follow from it. */
export const relay0005: Migration = {
  name: 'relay-0005',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return ['last_delivered', 'undelivered_day', 'undelivered_count'].map(
      (column) => `alter table relay_account add column ${column} ${integer} not null default 0`,
    );
  },
};
