import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { seedCommitment } from '../../engines/commit-reveal.ts';
import { engineFrozen } from '../../errors.ts';
import { isFrozen } from '../../games/store/playable-versions.ts';
import { seatsOpenMs } from '../../limits.ts';
import { insertSession } from '../store/sessions.ts';
import { refuseOpenRanked, refuseOpenSessions } from './open-sessions.ts';
import { type SeatResult, takeSeat } from './seating.ts';
import { type GeneratedSeed, generateSeed } from './seed-ticket.ts';
import { type ResolvedTerms, resolveTerms, type SeedRequest, type SessionRequest } from './terms.ts';

/**
 * Creates a session and gives its caller the first seat. Requires that the caller's account is locked for
 * update. Refuses with not_found, engine_frozen, rate_limited, ticket_invalid, ticket_expired, ticket_used.
 */
export async function createSession(
  tx: Tx,
  input: SessionRequest & SeedRequest,
  context: CallerContext<ArcadeServices>,
): Promise<SeatResult | Refusal> {
  const terms = await resolveTerms(tx, input, context.caller.accountId);
  return isRefusal(terms) ? terms : createFromTerms(tx, terms, input, context);
}

/** Creates a session with resolved terms. Refuses like `refuseNewSession`, and when the ticket is not valid. */
export async function createFromTerms(
  tx: Tx,
  resolvedTerms: ResolvedTerms,
  input: Pick<SessionRequest, 'purpose' | 'pace'> & SeedRequest,
  context: CallerContext<ArcadeServices>,
): Promise<SeatResult | Refusal> {
  const refusal = await refuseNewSession(tx, resolvedTerms, input, context);
  if (refusal !== null) return refusal;
  const seedResult = await generateSeed(tx, input.ticket, context);
  return isRefusal(seedResult) ? seedResult : createSessionWithSeed(tx, resolvedTerms, input, seedResult, context);
}

/**
 * Creates a session with resolved terms and seed, after `refuseNewSession` accepted them. It starts when all seats are
 * taken, or with `manual` when `beginGame` is called.
 */
export async function createSessionWithSeed(
  tx: Tx,
  resolvedTerms: ResolvedTerms,
  input: Pick<SessionRequest, 'purpose' | 'pace'> & Pick<SeedRequest, 'client_seed'>,
  { serverSeed, ticketId, scope }: GeneratedSeed,
  context: CallerContext<ArcadeServices>,
  start: 'when_full' | 'manual' = 'when_full',
): Promise<SeatResult | Refusal> {
  const id = context.newId('ses_');
  const { game, engine_config: config, ...termColumns } = resolvedTerms;
  const createdUs = context.services.runningTime.nowUs();
  const row = {
    ...termColumns,
    id,
    game_slug: game?.slug ?? null,
    game_version: game?.version ?? null,
    bundle_digest: game?.digest ?? null,
    engine_config: JSON.stringify(config),
    purpose: input.purpose,
    pace: input.pace,
    client_seed: input.client_seed,
    server_seed: serverSeed,
    seed_commitment: seedCommitment(Buffer.from(serverSeed, 'hex')),
    ticket_id: ticketId,
    seed_scope: scope,
    ...waitingSessionColumns(context.nowMs, createdUs),
  };
  const n = await insertSession(tx, row);
  return takeSeat(tx, { ...row, n }, context, start);
}

function waitingSessionColumns(nowMs: number, createdUs: number) {
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
    check_us: createdUs + seatsOpenMs * 1000,
    end_reason: null,
    result: null,
    final_state_hash: null,
    void_reason: null,
  };
}

/** Refusal if the agent may not start a session with these terms now; otherwise null. */
export async function refuseNewSession(
  tx: Tx,
  { game, engine_build }: ResolvedTerms,
  { purpose, pace }: { readonly purpose: string; readonly pace: string },
  { caller }: CallerContext<ArcadeServices>,
): Promise<Refusal | null> {
  if (await isFrozen(tx, engine_build))
    return refuse(
      engineFrozen,
      'A replay of this engine build diverged: new sessions on it are blocked until the operator unfreezes it.',
      {
        retry_after_seconds: 3_600,
      },
    );
  const refusal = await refuseOpenSessions(tx, caller.accountId);
  if (refusal !== null || purpose !== 'ranked' || game === null) return refusal;
  return refuseOpenRanked(tx, caller.accountId, `${game.slug}@${game.version}/${pace}`);
}
