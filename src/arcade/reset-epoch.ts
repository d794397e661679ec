import { canonicalJson } from '../core/base/canonical-json.ts';
import type { Signature, SigningKeys } from '../core/base/signing-keys.ts';
import { renewEpochIn } from '../core/db/epoch.ts';
import type { Database } from '../core/db/transaction.ts';
import { storeReferenceGames } from './games/reference-games.ts';
import { readReleaseHead } from './games/store/transitions.ts';
import { emptyArcade, keepEpoch, keepHeads } from './store/resetting.ts';

/** What remains of an epoch. The signature is over the canonical JSON of all other members. */
export interface PastEpoch {
  readonly epoch: string;
  /** Milliseconds since the Unix epoch. */
  readonly ended_at: number;
  readonly reason: string;
  /** How many logs it had, and the SHA-256 of the list of their heads, a line `<session id> <head>` each. */
  readonly sessions: number;
  readonly sha256: string;
  /** The last hash of the release log. */
  readonly release_head: string | null;
  readonly signature: Signature;
}

/**
 * Begins a new epoch: sessions, replays, games, rankings and all keys of the arcade are gone for
 * good, and of the logs a signed list of their last heads is kept. Nicknames stay taken. The games
 * that come with the server are stored again. No server may run meanwhile.
 */
export async function resetEpoch(
  database: Database,
  { keys, reason, nowMs }: { readonly keys: SigningKeys; readonly reason: string; readonly nowMs: number },
): Promise<{ readonly past: PastEpoch; readonly epoch: string }> {
  const done = await database.write(async (tx) => {
    const heads = await keepHeads(tx, database.epoch);
    const releaseHead = (await readReleaseHead(tx))?.hash ?? null;
    const unsigned = { epoch: database.epoch, ended_at: nowMs, reason, ...heads, release_head: releaseHead };
    const past: PastEpoch = { ...unsigned, signature: keys.sign(canonicalJson(unsigned)) };
    await keepEpoch(tx, { ...unsigned, signature: JSON.stringify(past.signature) });
    await emptyArcade(tx, nowMs);
    return { past, epoch: await renewEpochIn(tx) };
  });
  await storeReferenceGames(database, nowMs);
  return done;
}
