import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Since when the secret of the installation has been the one it is: one row. */
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
