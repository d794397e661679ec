import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Operators in the database, and the single-use link that registers the first one. */
export const core0006: Migration = {
  name: 'core-0006',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table operator (name ${text} primary key, hash ${text} not null unique, created_at ${integer} not null) ${tableEnd}`,
      `create table operator_setup (slot ${integer} primary key, digest ${text} not null, expires_at ${integer} not null) ${tableEnd}`,
    ];
  },
};
