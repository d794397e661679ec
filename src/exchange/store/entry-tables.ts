import type { RecordTable } from '../../core/db/record-changes.ts';

/**
 * Tables whose changes invalidate cached responses about an entry: its rows, its discussion and related entries.
 * Author names occur in responses about many entries.
 */
export const entryTables: readonly RecordTable[] = [
  { table: 'exchange_entry', idColumns: ['id', 'related_entry_id'] },
  { table: 'exchange_reply', idColumns: ['entry_id'] },
  { table: 'exchange_outcome', idColumns: ['entry_id'] },
  {
    table: 'exchange_agent',
    idColumns: [],
    columns: ['id', 'name', 'label', 'registered_at'],
    ignoresInserts: true,
  },
];
