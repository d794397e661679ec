import { createHash } from 'node:crypto';
import type { Tables } from '../../core/db/tables.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { PastEpochTable } from '../tables.ts';
import { setPlannedReset } from './planned-reset.ts';
import { resetKey } from './system.ts';

/**
 * Tables that a reset empties. Agents stay as tombstones of their nicknames; operator decisions and the reasons of
 * frozen builds stay too.
 */
const tablesToEmpty = [
  'arcade_event',
  'arcade_game',
  'arcade_version',
  'arcade_bundle_file',
  'arcade_file',
  'arcade_file_part',
  'arcade_file_base64',
  'arcade_transition',
  'arcade_release_head',
  'arcade_appeal',
  'arcade_render_count',
  'arcade_place',
  'arcade_attempt',
  'arcade_tester',
  'arcade_certificate',
  'arcade_probe',
  'arcade_probe_picture',
  'arcade_prober',
  'arcade_profile_link',
  'arcade_session',
  'arcade_seat',
  'arcade_actions',
  'arcade_replay',
  'arcade_ranking',
  'arcade_daily',
  'arcade_duel',
  'arcade_duel_rating',
] as const satisfies readonly (keyof Tables)[];

/** Stores the head (last chain hash) of every session log of the epoch; returns their number and the list's SHA-256. */
export async function storeHeads(tx: Tx, epoch: string): Promise<{ sessions: number; sha256: string }> {
  await tx.run(
    tx.query
      .insertInto('arcade_past_head')
      .columns(['epoch', 'n', 'session_id', 'chain_head'])
      .expression((query) =>
        query
          .selectFrom('arcade_session')
          .select((eb) => [eb.val(epoch).as('epoch'), 'n', 'id', 'chain_head'])
          .where('started_at', 'is not', null),
      ),
  );
  const sha256 = createHash('sha256');
  let sessions = 0;
  for (let after = 0; ; ) {
    const page = await listHeads(tx, { epoch, cursor: after, limit: headsPerPage });
    for (const { session_id, chain_head } of page) sha256.update(`${session_id} ${chain_head}\n`);
    sessions += page.length;
    const lastHead = page.at(-1);
    if (lastHead === undefined) return { sessions, sha256: sha256.digest('hex') };
    after = lastHead.n;
  }
}

const headsPerPage = 1_000;

/** Heads of a past epoch by session; `cursor`: last number of the previous page. */
export function listHeads(db: Db, page: { readonly epoch: string; readonly cursor: number; readonly limit: number }) {
  return db.all(
    db.query
      .selectFrom('arcade_past_head')
      .select(['n', 'session_id', 'chain_head'])
      .where('epoch', '=', page.epoch)
      .where('n', '>', page.cursor)
      .orderBy('n')
      .limit(page.limit),
  );
}

export function listPastEpochs(db: Db): Promise<PastEpochTable[]> {
  return db.all(db.query.selectFrom('arcade_past_epoch').selectAll().orderBy('ended_at', 'desc').orderBy('epoch'));
}

/** Stores a past epoch and the time of its reset, and deletes the announcement of the reset. */
export async function storeEpoch(tx: Tx, pastEpoch: PastEpochTable): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_past_epoch').values(pastEpoch));
  const value = JSON.stringify({ at: pastEpoch.ended_at, reason: pastEpoch.reason });
  const insert = tx.query.insertInto('meta').values({ key: resetKey, value });
  await tx.run(insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })));
  await setPlannedReset(tx, null);
}

/** Deletes everything that belongs to an epoch, and revokes all keys. */
export async function deleteEpochData(tx: Tx, nowMs: number): Promise<void> {
  for (const table of tablesToEmpty) await tx.run(tx.query.deleteFrom(table));
  await tx.run(tx.query.deleteFrom('credential').where('realm', '=', 'arcade'));
  await tx.run(tx.query.deleteFrom('account').where('realm', '=', 'arcade'));
  await tx.run(tx.query.deleteFrom('idempotency').where('realm', '=', 'arcade'));
  await tx.run(tx.query.updateTable('arcade_agent').set({ revoked_at: nowMs }).where('revoked_at', 'is', null));
}
