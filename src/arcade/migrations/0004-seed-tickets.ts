import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Seed tickets of sessions; each is used once. */
export const arcade0004: Migration = {
  name: 'arcade-0004',
  statements(dialect) {
    const { text } = columnTypes(dialect);
    return [
      `alter table arcade_session add column ticket_id ${text}`,
      'create unique index arcade_session_ticket on arcade_session (ticket_id) where ticket_id is not null',
    ];
  },
};
