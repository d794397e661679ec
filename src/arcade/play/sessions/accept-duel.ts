import { randomToken } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { Pace } from '../../engines/pace.ts';
import { slotTaken } from '../../errors.ts';
import { lockGame } from '../../games/store/games.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { duelScope, rematchAfterMs } from '../rules/duel.ts';
import { findWaitingDuel, insertDuel, listOpponents, updateDuel } from '../store/duels.ts';
import { listPlayers } from '../store/seats.ts';
import { findSession, lockSession, type SessionRow } from '../store/sessions.ts';
import { createSessionWithSeed, refuseNewSession } from './create-session.ts';
import { beginGame } from './seating.ts';
import { generateSeed } from './seed-ticket.ts';
import { type ResolvedTerms, resolveParameters } from './terms.ts';

export interface DuelRequest {
  readonly slug: string;
  readonly version: string;
  readonly pace: Pace;
}

/**
 * Enters the caller into a duel: both games start at once with a randomly chosen waiting agent; without one the
 * caller's session waits for an opponent. The caller's account is locked. Returns the id of the caller's session.
 * Refuses with not_found, slot_taken, engine_frozen, rate_limited.
 */
export async function acceptDuel(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const terms = { game: slug, version, purpose: 'duel', pace, client_seed: '' };
  const resolved = await resolveParameters(tx, terms, context.caller.accountId);
  if (isRefusal(resolved)) return resolved;
  if (resolved.seats !== 1) return refuse(notFound, 'Only games with one seat have duels.');
  // Serializes acceptance, so that agents that accept at once on different nodes are paired instead of both waiting.
  await lockGame(tx, slug);
  if ((await findWaitingDuel(tx, context.caller.accountId)) !== undefined)
    return refuse(slotTaken, 'You wait for an opponent already. Resign that session to leave the queue.');
  const refusal = await refuseNewSession(tx, resolved, terms, context);
  if (refusal !== null) return refusal;
  const opponent = await lockOpponent(tx, { slug, version, pace }, context);
  return opponent === null
    ? openDuel(tx, resolved, terms, context)
    : startDuel(tx, opponent, { resolved, terms }, context);
}

interface Opponent {
  readonly duelN: number;
  readonly session: SessionRow;
}

/** Randomly chosen waiting agent, with its session locked; null when there is none. */
async function lockOpponent(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  { caller, nowMs, services }: CallerContext<RunningArcade>,
): Promise<Opponent | null> {
  const search = {
    agentId: caller.accountId,
    nowUs: services.runningTime.nowUs(),
    opponentsSinceMs: nowMs - rematchAfterMs,
  };
  const matches = (await listOpponents(tx, search)).filter(
    (opponent) => opponent.game_slug === slug && opponent.game_version === version && opponent.pace === pace,
  );
  while (matches.length > 0) {
    const [candidate] = matches.splice(Number.parseInt(randomToken().slice(0, 8), 16) % matches.length, 1);
    const session = candidate === undefined ? undefined : await lockSession(tx, candidate.session_id);
    // It may have resigned or expired since it was read.
    if (candidate !== undefined && session?.status === 'waiting') return { duelN: candidate.n, session };
  }
  return null;
}

type DuelTerms = Parameters<typeof createSessionWithSeed>[2];

/** Opens a duel that waits for an opponent; the commitment to its seed is published now. */
async function openDuel(
  tx: Tx,
  resolved: ResolvedTerms,
  terms: DuelTerms,
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const seedResult = await generateSeed(tx, undefined, context);
  if (isRefusal(seedResult)) return seedResult;
  const id = context.newId('duel_');
  const seed = { ...seedResult, scope: duelScope(id) };
  const seatResult = await createSessionWithSeed(tx, resolved, terms, seed, context, 'manual');
  if (isRefusal(seatResult)) return seatResult;
  const session = await findSession(tx, seatResult.session.id);
  if (session === undefined || resolved.game === null) throw new Error('A duel has no session.');
  await insertDuel(tx, {
    id,
    game_slug: resolved.game.slug,
    game_version: resolved.game.version,
    pace: terms.pace,
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
  { duelN, session: waiting }: Opponent,
  { resolved, terms }: { readonly resolved: ResolvedTerms; readonly terms: DuelTerms },
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const seed = { serverSeed: waiting.server_seed, ticketId: null, scope: waiting.seed_scope };
  const seatResult = await createSessionWithSeed(tx, resolved, terms, seed, context);
  if (isRefusal(seatResult)) return seatResult;
  const session = await findSession(tx, seatResult.session.id);
  if (session === undefined) throw new Error('A duel has no session.');
  await beginGame(tx, waiting, await listPlayers(tx, waiting.n), context);
  tx.afterCommit(() => context.services.watch.notifyWritten(waiting.id));
  await updateDuel(tx, duelN, {
    state: 'running',
    started_at: context.nowMs,
    agent_b: context.caller.accountId,
    session_b: session.n,
  });
  return session.id;
}
