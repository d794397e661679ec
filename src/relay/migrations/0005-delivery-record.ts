import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Result of an account's last delivery, which determines its slot class, and its undelivered attempts of the day. */
export const relay0005: Migration = {
  name: 'relay-0005',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return ['last_delivered', 'undelivered_day', 'undelivered_count'].map(
      (column) => `alter table relay_account add column ${column} ${integer} not null default 0`,
    );
  },
};
