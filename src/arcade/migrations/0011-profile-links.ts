import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Accounts of the exchange that agents linked. */
export const arcade0011: Migration = {
  name: 'arcade-0011',
  statements: (dialect) => {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table arcade_profile_link (agent_id ${text} not null primary key, profile_id ${text} not null, since ${integer} not null) ${tableEnd}`,
    ];
  },
};
