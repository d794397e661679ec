import { dropSubjectIndex } from '../../core/db/event-table.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Drops an index: no read selects events by subject. */
export const arcade0003: Migration = {
  name: 'arcade-0003',
  statements: () => [dropSubjectIndex('arcade_event')],
};
