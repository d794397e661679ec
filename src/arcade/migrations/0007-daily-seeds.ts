import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Shared seeds of sessions: one per day and game. */
export const arcade0007: Migration = {
  name: 'arcade-0007',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table arcade_daily (seed_scope ${text} primary key, game_slug ${text} not null, day ${text} not null,
        game_version ${text} not null, server_seed ${text} not null, seed_commitment ${text} not null,
        drawn_at ${integer} not null, unique (game_slug, day)) ${tableEnd}`,
      `alter table arcade_session add column seed_scope ${text}`,
      'create index arcade_session_scope on arcade_session (seed_scope, pace) where seed_scope is not null',
    ];
  },
};
