import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Time of the last use of each named key. */
export const relay0011: Migration = {
  name: 'relay-0011',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [`create table relay_key_use (credential_id ${text} primary key, used_at ${integer} not null) ${tableEnd}`];
  },
};
