import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Credentials that the server issues: whether one was used yet, and when one that was replaced ends by itself. */
export const core0003: Migration = {
  name: 'core-0003',
  statements(dialect) {
    const { integer } = columnTypes(dialect);
    return [
      `alter table credential add column unused ${integer} not null default 0`,
      `alter table credential add column ends_at ${integer}`,
      'create index credential_unused on credential (revoked_at) where unused = 1',
    ];
  },
};
