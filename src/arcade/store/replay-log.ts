import { prepared } from '../../core/db/prepared.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { LogHeader } from '../replay/log-format.ts';
import { headerOf } from '../sessions/load-game.ts';
import { findReplay } from './replays.ts';
import { listPlayers } from './seats.ts';
import { findSessionByN } from './sessions.ts';

/** Actions as they stand in the database: a JSON list of records, the first of which has this number. */
export interface StoredBatch {
  readonly first_n: number;
  readonly records: string;
}

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

/** Rows read at once: short enough to hold nobody else up. */
const batchesPerPage = 500;

/** The actions of a session in order, page by page as they are asked for. */
export async function* readBatches(db: Db, sessionN: number): AsyncGenerator<readonly StoredBatch[]> {
  let after = 0;
  for (;;) {
    const page = await db.all(batchPage(db, { session_n: sessionN, after, limit: batchesPerPage }));
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < batchesPerPage) return;
    after = last.first_n;
  }
}

const batchPage = prepared((db: Db, { session_n, after, limit }: { session_n: number; after: number; limit: number }) =>
  db.query
    .selectFrom('arcade_actions')
    .select(['first_n', 'records'])
    .where('session_n', '=', session_n)
    .where('first_n', '>', after)
    .orderBy('first_n')
    .limit(limit),
);
