import type { Tx } from '../../core/db/transaction.ts';
import type { ArcadeServices } from '../services.ts';
import { dueSessions, findSession, isAnyDue, moveCheck } from '../store/sessions.ts';
import { closeUnstarted, voidGame } from './ending.ts';
import { checkWallUs, endOf, gameAt } from './game.ts';
import { endContext, settleIn } from './settle.ts';

export interface Sweeper {
  stop(): Promise<void>;
}

const everyMs = 1_000;
const sessionsPerWrite = 50;
const writesPerSweep = 40;

/** Ends, once a second, the sessions that time has ended and nobody looked at since, and those to be voided. */
export function startSweeper(services: ArcadeServices): Sweeper {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      sweeping = sweep(services)
        .catch((err: unknown) => services.log.warn({ err }, 'sessions could not be swept; it is tried again'))
        .then(schedule);
    }, everyMs);
  };
  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}

/** Looks at every session that is due, a few in each transaction. */
export async function sweep(services: ArcadeServices): Promise<void> {
  if (!(await isAnyDue(services.database.db, services.runningTime.nowUs()))) return;
  for (let writes = 0; writes < writesPerSweep; writes += 1) {
    const found = await services.database.write((tx) => sweepSome(tx, services));
    if (found < sessionsPerWrite) return;
  }
}

async function sweepSome(tx: Tx, services: ArcadeServices): Promise<number> {
  const due = await dueSessions(tx, services.runningTime.nowUs(), sessionsPerWrite);
  for (const { id, void_reason } of due) await sweepOne(tx, services, id, void_reason !== null);
  return due.length;
}

async function sweepOne(tx: Tx, services: ArcadeServices, id: string, isVoid: boolean): Promise<void> {
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
