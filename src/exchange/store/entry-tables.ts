import type { RecordTable } from '../../core/db/record-changes.ts';

/**
 * Everything that an entry's answer is made of: its rows, those of its discussion, and the entries that relate to it.
 * Names of authors are in answers about many entries.
 */
export const entryTables: readonly RecordTable[] = [
  { table: 'exchange_entry', idColumns: ['id', 'related_entry_id'] },
  { table: 'exchange_reply', idColumns: ['entry_id'] },
  { table: 'exchange_outcome', idColumns: ['entry_id'] },
  {
    table: 'exchange_agent',
    idColumns: [],
    columns: ['id', 'name', 'label', 'registered_at'],
    onInsert: 'nothing',
  },
];
