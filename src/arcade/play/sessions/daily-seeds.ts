import { dayMs, minuteMs } from '../../../core/base/clock.ts';
import { randomHex } from '../../../core/base/ids.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { seedCommitment } from '../../engines/commit-reveal.ts';
import { dailyScope, dayOf } from '../rules/daily.ts';
import { insertDaily, listGamesWithoutSeed } from '../store/daily.ts';

/**
 * Generates the seeds of today and tomorrow for each released game, so that commitments are public a day before play.
 */
export async function generateDailySeeds(database: Database, nowMs: number): Promise<void> {
  for (const day of [dayOf(nowMs), dayOf(nowMs + dayMs)]) {
    const gamesWithoutSeed = await listGamesWithoutSeed(database.db, day);
    if (gamesWithoutSeed.length === 0) continue;
    await database.write(async (tx) => {
      for (const { slug, stable_version } of gamesWithoutSeed) {
        const seed = randomHex(32);
        await insertDaily(tx, {
          seed_scope: dailyScope(slug, day),
          game_slug: slug,
          day,
          game_version: stable_version,
          server_seed: seed,
          seed_commitment: seedCommitment(Buffer.from(seed, 'hex')),
          drawn_at: nowMs,
        });
      }
    });
  }
}

/** Starts the task that generates missing daily seeds every minute, on every node. */
export function startDailySeeds({ database, clock, log }: ArcadeServices): PeriodicTask {
  return startPeriodicTask(
    minuteMs,
    () => generateDailySeeds(database, clock.nowMs()),
    (err) => log.warn({ err }, 'generating daily seeds failed, retrying in 60 s'),
  );
}
