import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Count of live deliveries in a billing period, and an index of deliveries that hold a unit of the trial. */
export const relay0008: Migration = {
  name: 'relay-0008',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return [
      `alter table relay_account add column period_began_at ${integer}`,
      `alter table relay_account add column period_count ${integer} not null default 0`,
      'create index relay_delivery_units on relay_delivery (account_id) where erased = 0 and holds_unit = 1',
    ];
  },
};
