import { randomToken } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { Pace } from '../../engines/pace.ts';
import { slotTaken } from '../../errors.ts';
import { lockGame } from '../../games/store/games.ts';
import { duelScope, rematchAfterMs } from '../rules/duel.ts';
import { findWaitingDuel, insertDuel, listOpponents, updateDuel } from '../store/duels.ts';
import { listPlayers } from '../store/seats.ts';
import { findSession, lockSession, type SessionRow } from '../store/sessions.ts';
import { createSessionWithSeed, refuseNewSession } from './create-session.ts';
import { beginGame } from './seating.ts';
import { generateSeed } from './seed-ticket.ts';
import { type ResolvedTerms, resolveTerms } from './terms.ts';

export interface DuelRequest {
  readonly slug: string;
  readonly version: string;
  readonly pace: Pace;
}

/**
 * Enters the caller into a duel: both games start at once with a randomly chosen waiting agent; without one the
 * caller's session waits for an opponent. Requires that the caller's account is locked. Returns the id of the caller's
 * session. Refuses with not_found, slot_taken, engine_frozen, rate_limited.
 */
export async function acceptDuel(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const request = { game: slug, version, purpose: 'duel', pace, client_seed: '' };
  // Serializes acceptance, so that agents that accept at once on different nodes are paired instead of both waiting.
  await lockGame(tx, slug);
  const terms = await resolveTerms(tx, request, context.caller.accountId);
  if (isRefusal(terms)) return terms;
  if (terms.seats !== 1) return refuse(notFound, 'Only games with one seat have duels.');
  if ((await findWaitingDuel(tx, context.caller.accountId)) !== undefined)
    return refuse(slotTaken, 'You are already waiting for an opponent. Resign that session to leave the queue.');
  const refusal = await refuseNewSession(tx, terms, request, context);
  if (refusal !== null) return refusal;
  const opponent = await lockOpponent(tx, { slug, version, pace }, context);
  return opponent === null
    ? openDuel(tx, terms, request, context)
    : startDuel(tx, opponent, { terms, request }, context);
}

interface Opponent {
  readonly duelN: number;
  readonly session: SessionRow;
}

/** Randomly chosen waiting agent, with its session locked; null when there is none. */
async function lockOpponent(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  { caller, nowMs, services }: CallerContext<ArcadeServices>,
): Promise<Opponent | null> {
  const ladder = { game_slug: slug, game_version: version, pace };
  const matches = await listOpponents(tx, ladder, {
    agentId: caller.accountId,
    nowUs: services.runningTime.nowUs(),
    excludedSinceMs: nowMs - rematchAfterMs,
  });
  while (matches.length > 0) {
    const [candidate] = matches.splice(Number.parseInt(randomToken().slice(0, 8), 16) % matches.length, 1);
    const session = candidate === undefined ? undefined : await lockSession(tx, candidate.session_id);
    // The candidate may have resigned or expired, or its session may have been voided, since the list was read.
    if (candidate !== undefined && session?.status === 'waiting' && session.void_reason === null)
      return { duelN: candidate.n, session };
  }
  return null;
}

type DuelSessionRequest = Parameters<typeof createSessionWithSeed>[2];

/** Opens a duel that waits for an opponent; the commitment to its seed is published now. */
async function openDuel(
  tx: Tx,
  terms: ResolvedTerms,
  request: DuelSessionRequest,
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const seedResult = await generateSeed(tx, undefined, context);
  if (isRefusal(seedResult)) return seedResult;
  const id = context.newId('duel_');
  const seed = { ...seedResult, scope: duelScope(id) };
  const seatResult = await createSessionWithSeed(tx, terms, request, seed, context, 'manual');
  if (isRefusal(seatResult)) return seatResult;
  const session = await findSession(tx, seatResult.session.id);
  if (session === undefined || terms.game === null) throw new Error('A duel has no session.');
  await insertDuel(tx, {
    id,
    game_slug: terms.game.slug,
    game_version: terms.game.version,
    pace: request.pace,
    state: 'waiting',
    created_at: context.nowMs,
    agent_a: context.caller.accountId,
    session_a: session.n,
  });
  return session.id;
}

/** Starts both games of a duel, with the same seed. */
async function startDuel(
  tx: Tx,
  { duelN, session: waitingSession }: Opponent,
  { terms, request }: { readonly terms: ResolvedTerms; readonly request: DuelSessionRequest },
  context: CallerContext<ArcadeServices>,
): Promise<string | Refusal> {
  const seed = { serverSeed: waitingSession.server_seed, ticketId: null, scope: waitingSession.seed_scope };
  const seatResult = await createSessionWithSeed(tx, terms, request, seed, context);
  if (isRefusal(seatResult)) return seatResult;
  const session = await findSession(tx, seatResult.session.id);
  if (session === undefined) throw new Error('A duel has no session.');
  await beginGame(tx, waitingSession, await listPlayers(tx, waitingSession.n), context);
  tx.afterCommit(() => context.services.watch.notifyWritten(waitingSession.id));
  await updateDuel(tx, duelN, {
    state: 'running',
    started_at: context.nowMs,
    agent_b: context.caller.accountId,
    session_b: session.n,
  });
  return session.id;
}
