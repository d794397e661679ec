import { randomHex } from '../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { postingPaused } from '../../core/operation/errors.ts';
import type { CallerContext } from '../../core/operation/operation.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { seedCommitment } from '../engines/commit-reveal.ts';
import { openSessionsMax } from '../limits.ts';
import { arcadeOf } from '../running-arcade.ts';
import { countOpenSeats, hasOpenLadder } from '../store/seats.ts';
import { insertSession } from '../store/sessions.ts';
import { isFrozen } from '../store/versions.ts';
import { type Seated, takeSeat } from './seating.ts';
import { type Arrangement, arrange, type Wish } from './terms.ts';

/**
 * Makes a session and gives its caller the first seat. The caller's account is locked for change.
 * Refuses with not_found, posting_paused while its engine is frozen, rate_limited.
 */
export async function createSession(
  tx: Tx,
  given: Wish & { readonly client_seed: string },
  context: CallerContext,
): Promise<Seated | Refusal> {
  const arrangement = await arrange(tx, given);
  if (isRefusal(arrangement)) return arrangement;
  const refused = await refuseNow(tx, arrangement, given, context);
  if (refused !== null) return refused;
  const id = context.newId('ses_');
  const serverSeed = randomHex(32);
  const { game, engine_config: config, ...fixed } = arrangement;
  const createdUs = arcadeOf(context).runningTime.nowUs();
  const row = {
    ...fixed,
    id,
    game_slug: game?.slug ?? null,
    game_version: game?.version ?? null,
    bundle_digest: game?.digest ?? null,
    engine_config: JSON.stringify(config),
    purpose: given.purpose,
    pace: given.pace,
    client_seed: given.client_seed,
    server_seed: serverSeed,
    seed_commitment: seedCommitment(Buffer.from(serverSeed, 'hex')),
    ...unstarted(context.nowMs, createdUs),
  };
  const n = await insertSession(tx, row);
  return takeSeat(tx, { ...row, n }, context);
}

const seatsOpenUs = 10 * 60 * 1_000_000;

function unstarted(nowMs: number, createdUs: number) {
  return {
    status: 'waiting',
    created_at: nowMs,
    started_at: null,
    ended_at: null,
    started_us: 0,
    seq: 0,
    t_us: 0,
    wall_us: createdUs,
    chain_head: '',
    log_n: null,
    check_us: createdUs + seatsOpenUs,
    end_reason: null,
    result: null,
    final_state_hash: null,
    void_reason: null,
  };
}

async function refuseNow(
  tx: Tx,
  { game, engine_build }: Arrangement,
  { purpose, pace }: { readonly purpose: string; readonly pace: string },
  { caller }: CallerContext,
): Promise<Refusal | null> {
  if (await isFrozen(tx, engine_build))
    return refuse(postingPaused, 'A replay of this engine diverged; it is frozen until that is explained.', {
      retry_after_seconds: 3_600,
    });
  if ((await countOpenSeats(tx, caller.accountId)) >= openSessionsMax)
    return refuseAtOnce('open-sessions', openSessionsMax, 60);
  if (purpose !== 'ranked' || game === null) return null;
  const isOpen = await hasOpenLadder(tx, caller.accountId, `${game.slug}@${game.version}/${pace}`);
  return isOpen ? refuseAtOnce('open-ranked-sessions-of-a-ladder', 1, 60) : null;
}
