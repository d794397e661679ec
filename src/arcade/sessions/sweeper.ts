import { type Repeating, repeat } from '../../core/base/repeating.ts';
import { Overloaded, StorageUnavailable, type Tx } from '../../core/db/transaction.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { type Due, dueSessions, findSession, isAnyDue, lockSession, moveCheck } from '../store/sessions.ts';
import { closeUnstarted, voidGame } from './ending.ts';
import { checkWallUs, endOf, gameAt } from './game.ts';
import { endContext, settleIn } from './settle.ts';

const everyMs = 1_000;
const sessionsPerWrite = 50;
const writesPerSweep = 40;
const triedAgainUs = 60_000_000;

/** Ends, once a second, the sessions that time has ended and nobody looked at since, and those to be voided. */
export function startSweeper(services: RunningArcade): Repeating {
  return repeat(
    everyMs,
    () => sweep(services),
    (err) => services.log.warn({ err }, 'sessions could not be swept; it is tried again'),
  );
}

/** Looks at every session that is due, a few in each transaction. */
async function sweep(services: RunningArcade): Promise<void> {
  if (!(await isAnyDue(services.database.db, services.runningTime.nowUs()))) return;
  for (let writes = 0; writes < writesPerSweep; writes += 1) {
    const found = await sweepSome(services);
    if (found < sessionsPerWrite) return;
  }
}

/** Several in one write as a rule; each by itself when that fails, so that one that cannot be ended holds up no other. */
async function sweepSome(services: RunningArcade): Promise<number> {
  let due: readonly Due[] = [];
  try {
    return await services.database.write(async (tx) => {
      due = await dueSessions(tx, services.runningTime.nowUs(), sessionsPerWrite);
      for (const one of due) await sweepOne(tx, services, one);
      return due.length;
    });
  } catch (error) {
    if (due.length === 0 || error instanceof StorageUnavailable || error instanceof Overloaded) throw error;
    for (const one of due) await sweepAlone(services, one);
    return due.length;
  }
}

async function sweepAlone(services: RunningArcade, due: Due): Promise<void> {
  const { database, runningTime, log } = services;
  try {
    await database.write(async (tx) => {
      await lockSession(tx, due.id);
      await sweepOne(tx, services, due);
    });
  } catch (err) {
    log.error({ err, session: due.id }, 'a session could not be swept; it is tried again later');
    await database.write((tx) => moveCheck(tx, due.n, runningTime.nowUs() + triedAgainUs));
  }
}

async function sweepOne(tx: Tx, services: RunningArcade, { id, void_reason }: Due): Promise<void> {
  const isVoid = void_reason !== null;
  const opened = await services.sessions.open(tx, id);
  if (opened === undefined) return;
  if (opened.game === null) {
    const row = await findSession(tx, id);
    const reason = isVoid ? 'voided' : 'abandoned';
    if (row !== undefined) await closeUnstarted(tx, services, row, reason, endContext(services));
    return;
  }
  const game = gameAt(opened.game, services.runningTime.nowUs());
  if (endOf(game) !== null) await settleIn(tx, services, id);
  else if (isVoid) await voidGame(tx, services, game, endContext(services));
  else await moveCheck(tx, game.facts.n, checkWallUs(game));
}
