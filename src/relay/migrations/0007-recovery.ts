import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Credential that was issued for a mailed code. */
export const relay0007: Migration = {
  name: 'relay-0007',
  statements(dialect) {
    const { text } = columnTypes(dialect);
    return [`alter table relay_trial_code add column issued ${text}`];
  },
};
