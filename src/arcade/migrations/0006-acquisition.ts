import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Acquisition counters: a number per source and day, without data about clients. */
export const arcade0006: Migration = {
  name: 'arcade-0006',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table arcade_acquisition (source ${text} not null, day ${integer} not null, count ${integer} not null,
        primary key (source, day)) ${tableEnd}`,
    ];
  },
};
