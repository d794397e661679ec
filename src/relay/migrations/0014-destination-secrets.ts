import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Versions of signing secrets that accounts have rotated. The secrets are derived and not stored. */
export const relay0014: Migration = {
  name: 'relay-0014',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_destination_secret (account_id ${text} not null, origin ${text} not null,
        version ${integer} not null, previous_ends_at ${integer} not null, primary key (account_id, origin)) ${tableEnd}`,
    ];
  },
};
