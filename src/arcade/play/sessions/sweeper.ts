import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import { isTemporaryFailure, type Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import {
  type DueSession,
  findSession,
  isAnySessionDue,
  listDueSessions,
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

/** Sweeper: once a second, ends sessions whose time or lease has ended, and those that are to be voided. */
export function startSweeper(services: ArcadeServices): PeriodicTask {
  return startPeriodicTask(
    intervalMs,
    () => sweep(services),
    (err) => services.log.warn({ err }, 'session sweep failed, retrying in 1 s'),
  );
}

/** Processes up to 2,000 due sessions, that is, sessions whose `check_us` has passed; 50 per transaction. */
async function sweep(services: ArcadeServices): Promise<void> {
  if (!(await isAnySessionDue(services.database.db, services.runningTime.nowUs()))) return;
  for (let writes = 0; writes < writesPerSweep; writes += 1) {
    const sweptCount = await sweepBatch(services);
    if (sweptCount < sessionsPerWrite) return;
  }
}

/** Sweeps up to 50 due sessions in one transaction, or each in its own if that fails; returns their number. */
async function sweepBatch(services: ArcadeServices): Promise<number> {
  let dueSessions: readonly DueSession[] = [];
  try {
    return await services.database.write(async (tx) => {
      dueSessions = await listDueSessions(tx, services.runningTime.nowUs(), sessionsPerWrite);
      for (const session of dueSessions) await sweepSession(tx, services, session);
      return dueSessions.length;
    });
  } catch (error) {
    if (dueSessions.length === 0 || isTemporaryFailure(error)) throw error;
    for (const session of dueSessions) await sweepInOwnTransaction(services, session);
    return dueSessions.length;
  }
}

async function sweepInOwnTransaction(services: ArcadeServices, dueSession: DueSession): Promise<void> {
  const { database, runningTime, log } = services;
  try {
    await database.write(async (tx) => {
      await lockSession(tx, dueSession.id);
      await sweepSession(tx, services, dueSession);
    });
  } catch (err) {
    log.error({ err, session: dueSession.id }, 'sweeping a session failed, retrying in 60 s');
    await database.write((tx) => updateCheckTime(tx, dueSession.n, runningTime.nowUs() + retryUs));
  }
}

async function sweepSession(tx: Tx, services: ArcadeServices, { id, void_reason }: DueSession): Promise<void> {
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
  const leaseExpiryUs = await leaseEndOf(tx, session.game, nowUs);
  if (leaseExpiryUs <= nowUs) await endByPlatform(tx, services, game, 'abandoned', endContext(services));
  else await updateCheckTime(tx, game.setup.n, Math.min(endCheckUs(game), leaseExpiryUs));
}
