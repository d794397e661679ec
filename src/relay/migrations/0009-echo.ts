import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** The last request that each echo destination received, without its lead. */
export const relay0009: Migration = {
  name: 'relay-0009',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_echo (id_hash ${text} primary key, received_at ${integer} not null,
        request ${text} not null) ${tableEnd}`,
      'create index relay_echo_received on relay_echo (received_at)',
    ];
  },
};
