import { canonicalJson } from '../core/base/canonical-json.ts';
import type { Signature, SigningKeys } from '../core/base/signing-keys.ts';
import { renewEpochIn } from '../core/db/epoch.ts';
import type { Database } from '../core/db/transaction.ts';
import { storeBuiltInGames } from './games/built-in-games.ts';
import { readReleaseHead } from './games/store/transitions.ts';
import { deleteEpochData, storeEpoch, storeHeads } from './store/reset-tables.ts';

/** Signed record of a past epoch. The signature covers the canonical JSON of all other members. */
export interface PastEpoch {
  readonly epoch: string;
  /** Milliseconds since the Unix epoch. */
  readonly ended_at: number;
  readonly reason: string;
  /** Number of the epoch's session logs. */
  readonly sessions: number;
  /** SHA-256 of the list of the logs' last hashes, a line `<session id> <hash>` each. */
  readonly sha256: string;
  /** Last hash of the release log; null for an empty one. */
  readonly release_head: string | null;
  readonly signature: Signature;
}

/**
 * Starts a new epoch: sessions, replays, games, rankings and all keys of the arcade are deleted permanently; a signed
 * list of the heads of their logs is retained. Nicknames stay reserved. Built-in games are stored again. No server may
 * run during the reset. The result is the output of `rialto admin reset-epoch`.
 */
export async function resetEpoch(
  database: Database,
  { keys, reason, nowMs }: { readonly keys: SigningKeys; readonly reason: string; readonly nowMs: number },
): Promise<{ readonly past: PastEpoch; readonly epoch: string }> {
  const result = await database.write(async (tx) => {
    const heads = await storeHeads(tx, database.epoch);
    const releaseHead = (await readReleaseHead(tx))?.hash ?? null;
    const body = { epoch: database.epoch, ended_at: nowMs, reason, ...heads, release_head: releaseHead };
    const pastEpoch: PastEpoch = { ...body, signature: keys.sign(canonicalJson(body)) };
    await storeEpoch(tx, { ...body, signature: JSON.stringify(pastEpoch.signature) });
    await deleteEpochData(tx, nowMs);
    return { past: pastEpoch, epoch: await renewEpochIn(tx) };
  });
  await storeBuiltInGames(database, nowMs);
  return result;
}
