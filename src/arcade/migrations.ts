import type { Migration } from '../core/db/migration.ts';
import { arcade0001 } from './migrations/0001-arcade.ts';
import { arcade0002 } from './migrations/0002-replays.ts';
import { arcade0003 } from './migrations/0003-drop-subject-index.ts';
import { arcade0004 } from './migrations/0004-seed-tickets.ts';
import { arcade0005 } from './migrations/0005-publishing.ts';
import { arcade0006 } from './migrations/0006-acquisition.ts';
import { arcade0007 } from './migrations/0007-daily-seeds.ts';
import { arcade0008 } from './migrations/0008-replay-months.ts';
import { arcade0009 } from './migrations/0009-duels.ts';
import { arcade0010 } from './migrations/0010-sorted-replays.ts';
import { arcade0011 } from './migrations/0011-profile-links.ts';

/** All migrations of the arcade, in order. */
export const arcadeMigrations: readonly Migration[] = [
  arcade0001,
  arcade0002,
  arcade0003,
  arcade0004,
  arcade0005,
  arcade0006,
  arcade0007,
  arcade0008,
  arcade0009,
  arcade0010,
  arcade0011,
];
