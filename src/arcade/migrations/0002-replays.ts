import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Indexes for lists of replays, and tables for past epochs. */
export const arcade0002: Migration = {
  name: 'arcade-0002',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      'create index arcade_replay_game on arcade_replay (game_slug, session_n)',
      `create index arcade_replay_diverged on arcade_replay (session_n) where verified = 'diverged'`,
      `create table arcade_past_epoch (epoch ${text} primary key, ended_at ${integer} not null, reason ${text} not null,
        sessions ${integer} not null, sha256 ${text} not null, signature ${text} not null) ${tableEnd}`,
      `create table arcade_past_head (epoch ${text} not null, n ${integer} not null, session_id ${text} not null,
        chain_head ${text} not null, primary key (epoch, n)) ${dialect === 'sqlite' ? 'strict, without rowid' : ''}`,
    ];
  },
};
