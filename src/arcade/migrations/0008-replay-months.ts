import type { Migration } from '../../core/db/migration.ts';

/** Index of replays by end time, for monthly exports. */
export const arcade0008: Migration = {
  name: 'arcade-0008',
  statements: () => ['create index arcade_replay_ended on arcade_replay (ended_at, session_n)'],
};
