import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Mailed codes, address hashes of removed accounts, and erased deliveries. */
export const relay0002: Migration = {
  name: 'relay-0002',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_trial_code (address_hash ${text} primary key, code_hash ${text} not null,
        tries_left ${integer} not null, made_at ${integer} not null) ${tableEnd}`,
      `create table relay_taken_address (hash ${text} primary key) ${tableEnd}`,
      `alter table relay_delivery add column erased ${integer} not null default 0`,
      'create index relay_delivery_kept on relay_delivery (created_at) where erased = 0',
      'create index relay_delivery_erased on relay_delivery (created_at) where erased = 1',
    ];
  },
};
