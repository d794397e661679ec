import type { Db } from '../../core/db/transaction.ts';
import type { LogHeader } from '../replay/log-format.ts';
import { headerOf } from '../sessions/load-game.ts';
import { findReplay } from './replays.ts';
import { listPlayers } from './seats.ts';
import { readBatches, type StoredBatch } from './session-log.ts';
import { findSessionByN } from './sessions.ts';

/** What a replay's log is made of, beside its actions. */
export interface StoredEnds {
  readonly sessionN: number;
  readonly header: LogHeader;
  /** JSON, as it was sealed. */
  readonly footer: string;
}

export interface StoredLog extends StoredEnds {
  readonly batches: readonly StoredBatch[];
}

/** Beginning and end of a replay's log; undefined when there is no such replay. */
export async function readEnds(db: Db, replayId: string): Promise<StoredEnds | undefined> {
  const replay = await findReplay(db, replayId);
  if (replay === undefined) return undefined;
  const { session_n: sessionN, footer } = replay;
  const session = await findSessionByN(db, sessionN);
  if (session === undefined) throw new Error('A replay has no session.');
  return { sessionN, header: headerOf(session, await listPlayers(db, sessionN)), footer };
}

/** All of it, for a thread that plays it again. */
export async function readStoredLog(db: Db, replayId: string): Promise<StoredLog | undefined> {
  const ends = await readEnds(db, replayId);
  if (ends === undefined) return undefined;
  const batches: StoredBatch[] = [];
  for await (const page of readBatches(db, ends.sessionN)) batches.push(...page);
  return { ...ends, batches };
}
