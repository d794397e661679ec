import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Credentials issued by the server: whether they were used, and the expiry of replaced ones. */
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
