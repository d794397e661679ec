import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** A mailed code that recovers a key remembers the credential that it gave. */
export const relay0007: Migration = {
  name: 'relay-0007',
  statements(dialect) {
    const { text } = columnTypes(dialect);
    return [`alter table relay_trial_code add column issued ${text}`];
  },
};
