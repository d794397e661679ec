import { dropSubjectIndex } from '../../core/db/event-table.ts';
import type { Migration } from '../../core/db/migration.ts';

/** No read requests events by their subject. */
export const arcade0003: Migration = {
  name: 'arcade-0003',
  statements: () => [dropSubjectIndex('arcade_event')],
};
