import { columnTypes } from '../../core/db/dialect.ts';
import { dropSubjectIndex } from '../../core/db/event-table.ts';
import type { Migration } from '../../core/db/migration.ts';
import type { Dialect } from '../../core/db/transaction.ts';

/**
 * Replaces the three indexes of tags with a primary key that starts with the entry, and drops the index of events by
 * subject. No read uses the removed indexes, and every write had to update them.
 */
export const exchange0002: Migration = {
  name: 'exchange-0002',
  statements: (dialect) => [...tagsByEntry(dialect), dropSubjectIndex('exchange_event')],
};

function tagsByEntry(dialect: Dialect): string[] {
  // Dropping the column also drops the indexes and the primary key that contain it.
  if (dialect === 'postgres') {
    return [
      'alter table exchange_entry_tag drop column entry_n',
      'alter table exchange_entry_tag add primary key (entry_id, tag)',
      'drop index exchange_entry_tag_entry',
    ];
  }
  const { text } = columnTypes(dialect);
  return [
    'alter table exchange_entry_tag rename to exchange_entry_tag_before',
    `create table exchange_entry_tag (entry_id ${text} not null, tag ${text} not null,
      primary key (entry_id, tag)) strict, without rowid`,
    'insert into exchange_entry_tag select entry_id, tag from exchange_entry_tag_before order by entry_id, tag',
    'drop table exchange_entry_tag_before',
  ];
}
