import type { Db } from '../../../core/db/transaction.ts';
import { headerOf } from '../../play/sessions/load-game.ts';
import { listPlayers } from '../../play/store/seats.ts';
import { readBatches, type StoredBatch } from '../../play/store/session-log.ts';
import { findSessionByN } from '../../play/store/sessions.ts';
import type { LogHeader } from '../log/log-format.ts';
import { findReplay } from '../store/replays.ts';

/** Header and footer of a replay's log. */
export interface StoredHeaderAndFooter {
  readonly sessionN: number;
  readonly header: LogHeader;
  /** JSON of the signed footer. */
  readonly footer: string;
}

export interface StoredLog extends StoredHeaderAndFooter {
  readonly batches: readonly StoredBatch[];
}

/** Reads header and footer of a replay's log; undefined when the replay does not exist. */
export async function readHeaderAndFooter(db: Db, replayId: string): Promise<StoredHeaderAndFooter | undefined> {
  const replay = await findReplay(db, replayId);
  if (replay === undefined) return undefined;
  const { session_n: sessionN, footer } = replay;
  const session = await findSessionByN(db, sessionN);
  if (session === undefined) throw new Error('The session of a replay is missing.');
  return { sessionN, header: headerOf(session, await listPlayers(db, sessionN)), footer };
}

/** Reads the complete stored log of a replay; undefined when the replay does not exist. */
export async function readStoredLog(db: Db, replayId: string): Promise<StoredLog | undefined> {
  const headerAndFooter = await readHeaderAndFooter(db, replayId);
  if (headerAndFooter === undefined) return undefined;
  const batches: StoredBatch[] = [];
  for await (const page of readBatches(db, headerAndFooter.sessionN)) batches.push(...page);
  return { ...headerAndFooter, batches };
}
