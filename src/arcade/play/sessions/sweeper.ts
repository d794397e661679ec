import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import { Overloaded, StorageUnavailable, type Tx } from '../../../core/db/transaction.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import {
  type DueSession,
  dueSessions,
  findSession,
  isAnySessionDue,
  lockSession,
  updateCheckTime,
} from '../store/sessions.ts';
import { closeUnstartedSession, endByPlatform } from './ending.ts';
import { endCheckUs, endOf, gameAt } from './game.ts';
import { leaseEndOf } from './lease.ts';
import { endContext, storeEndByTimeInTransaction } from './store-end-by-time.ts';

const intervalMs = 1_000;
const sessionsPerWrite = 50;
const writesPerSweep = 40;
const retryUs = 60_000_000;

/** Sweeper: once a second, ends sessions that are over by time, and those to be voided. */
export function startSweeper(services: RunningArcade): PeriodicTask {
  return startPeriodicTask(
    intervalMs,
    () => sweep(services),
    (err) => services.log.warn({ err }, 'session sweep failed, retrying'),
  );
}

/** Processes every due session, a few per transaction. */
async function sweep(services: RunningArcade): Promise<void> {
  if (!(await isAnySessionDue(services.database.db, services.runningTime.nowUs()))) return;
  for (let writes = 0; writes < writesPerSweep; writes += 1) {
    const endedCount = await sweepBatch(services);
    if (endedCount < sessionsPerWrite) return;
  }
}

/** Sweeps up to 50 sessions in one transaction. If it fails, each session gets its own transaction. */
async function sweepBatch(services: RunningArcade): Promise<number> {
  let due: readonly DueSession[] = [];
  try {
    return await services.database.write(async (tx) => {
      due = await dueSessions(tx, services.runningTime.nowUs(), sessionsPerWrite);
      for (const session of due) await sweepOne(tx, services, session);
      return due.length;
    });
  } catch (error) {
    if (due.length === 0 || error instanceof StorageUnavailable || error instanceof Overloaded) throw error;
    for (const session of due) await sweepSeparately(services, session);
    return due.length;
  }
}

async function sweepSeparately(services: RunningArcade, due: DueSession): Promise<void> {
  const { database, runningTime, log } = services;
  try {
    await database.write(async (tx) => {
      await lockSession(tx, due.id);
      await sweepOne(tx, services, due);
    });
  } catch (err) {
    log.error({ err, session: due.id }, 'sweeping a session failed, retrying later');
    await database.write((tx) => updateCheckTime(tx, due.n, runningTime.nowUs() + retryUs));
  }
}

async function sweepOne(tx: Tx, services: RunningArcade, { id, void_reason }: DueSession): Promise<void> {
  const isVoid = void_reason !== null;
  const session = await services.sessions.open(tx, id);
  if (session === undefined) return;
  if (session.game === null) {
    const row = await findSession(tx, id);
    const reason = isVoid ? 'voided' : 'abandoned';
    if (row !== undefined) await closeUnstartedSession(tx, services, row, reason, endContext(services));
    return;
  }
  const nowUs = services.runningTime.nowUs();
  const game = gameAt(session.game, nowUs);
  if (endOf(game) !== null) return void (await storeEndByTimeInTransaction(tx, services, id));
  if (isVoid) return void (await endByPlatform(tx, services, game, 'voided', endContext(services)));
  const leaseUs = await leaseEndOf(tx, session.game, nowUs);
  if (leaseUs <= nowUs) await endByPlatform(tx, services, game, 'abandoned', endContext(services));
  else await updateCheckTime(tx, game.facts.n, Math.min(endCheckUs(game), leaseUs));
}
