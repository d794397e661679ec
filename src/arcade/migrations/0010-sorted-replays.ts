import type { Migration } from '../../core/db/migration.ts';

/** Indexes for lists of replays by score and by number of actions. */
export const arcade0010: Migration = {
  name: 'arcade-0010',
  statements: () => [
    'create index arcade_replay_score on arcade_replay (score, session_n)',
    'create index arcade_replay_steps on arcade_replay (steps, session_n)',
  ],
};
