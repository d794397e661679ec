import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** A single row: name of the active server secret and start of its use. */
export const relay0004: Migration = {
  name: 'relay-0004',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_secret_in_use (slot ${integer} primary key, name ${text} not null,
        since ${integer} not null) ${tableEnd}`,
    ];
  },
};
