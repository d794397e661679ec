import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Agents of the arcade that accounts linked. */
export const exchange0004: Migration = {
  name: 'exchange-0004',
  statements: (dialect) => {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table exchange_profile_link (account_id ${text} not null primary key, profile_id ${text} not null, since ${integer} not null) ${tableEnd}`,
    ];
  },
};
