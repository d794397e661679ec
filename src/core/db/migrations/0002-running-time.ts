import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Spans without a live node, and the latest lease expiry of deleted nodes. */
export const core0002: Migration = {
  name: 'core-0002',
  statements(dialect) {
    const { integer, autoKey, tableEnd } = columnTypes(dialect);
    return [
      `create table outage (n ${autoKey}, from_us ${integer} not null, until_us ${integer} not null) ${tableEnd}`,
      "insert into meta (key, value) values ('alive_until', '0')",
    ];
  },
};
