import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Live deliveries of the paid plan's billing period, and the records that a used-up trial may still replay. */
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
