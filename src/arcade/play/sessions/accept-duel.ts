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
import { findWaitingOf, insertDuel, listOpponents, updateDuel } from '../store/duels.ts';
import { listPlayers } from '../store/seats.ts';
import { findSession, lockSession, type SessionRow } from '../store/sessions.ts';
import { createSeeded, refuseNow } from './create-session.ts';
import { beginGame } from './seating.ts';
import { drawSeed } from './seed-ticket.ts';
import { type ResolvedTerms, resolveTerms } from './terms.ts';

export interface DuelRequest {
  readonly slug: string;
  readonly version: string;
  readonly pace: Pace;
}

/**
 * Enters the caller into a duel: with an agent that waits, chosen by chance, both games start now; without one the
 * caller's session waits for the next. The caller's account is locked. Gives the id of the caller's session. Refuses
 * with not_found, slot_taken, engine_frozen, rate_limited.
 */
export async function acceptDuel(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const terms = { game: slug, version, purpose: 'duel', pace, client_seed: '' };
  const arrangement = await resolveTerms(tx, terms, context.caller.accountId);
  if (isRefusal(arrangement)) return arrangement;
  if (arrangement.seats !== 1) return refuse(notFound, 'Only games with one seat have duels.');
  // Two agents that accept at once on different nodes meet each other instead of waiting both.
  await lockGame(tx, slug);
  if ((await findWaitingOf(tx, context.caller.accountId)) !== undefined)
    return refuse(slotTaken, 'You wait for an opponent already. Resign that session to leave the queue.');
  const refused = await refuseNow(tx, arrangement, terms, context);
  if (refused !== null) return refused;
  const opponent = await takeOpponent(tx, { slug, version, pace }, context);
  return opponent === null
    ? openDuel(tx, arrangement, terms, context)
    : startDuel(tx, opponent, { arrangement, terms }, context);
}

interface Opponent {
  readonly duelN: number;
  readonly session: SessionRow;
}

/** An agent that waits, by chance, with its session locked; null when there is none. */
async function takeOpponent(
  tx: Tx,
  { slug, version, pace }: DuelRequest,
  { caller, nowMs, services }: CallerContext<RunningArcade>,
): Promise<Opponent | null> {
  const search = {
    agentId: caller.accountId,
    nowUs: services.runningTime.nowUs(),
    metSinceMs: nowMs - rematchAfterMs,
  };
  const matches = (await listOpponents(tx, search)).filter(
    (opponent) => opponent.game_slug === slug && opponent.game_version === version && opponent.pace === pace,
  );
  while (matches.length > 0) {
    const [chosen] = matches.splice(Number.parseInt(randomToken().slice(0, 8), 16) % matches.length, 1);
    const session = chosen === undefined ? undefined : await lockSession(tx, chosen.session_id);
    // It may have resigned or expired since it was read.
    if (chosen !== undefined && session?.status === 'waiting') return { duelN: chosen.n, session };
  }
  return null;
}

type DuelTerms = Parameters<typeof createSeeded>[2];

/** The session waits; its seed is drawn and committed to now. */
async function openDuel(
  tx: Tx,
  arrangement: ResolvedTerms,
  terms: DuelTerms,
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const drawn = await drawSeed(tx, undefined, context);
  if (isRefusal(drawn)) return drawn;
  const id = context.newId('duel_');
  const seed = { ...drawn, scope: duelScope(id) };
  const seated = await createSeeded(tx, arrangement, terms, seed, context, 'waits');
  if (isRefusal(seated)) return seated;
  const session = await findSession(tx, seated.session.id);
  if (session === undefined || arrangement.game === null) throw new Error('A duel has no session.');
  await insertDuel(tx, {
    id,
    game_slug: arrangement.game.slug,
    game_version: arrangement.game.version,
    pace: terms.pace,
    state: 'waiting',
    created_at: context.nowMs,
    agent_a: context.caller.accountId,
    session_a: session.n,
  });
  return session.id;
}

/** Both games start with the same seed. */
async function startDuel(
  tx: Tx,
  { duelN, session: waiting }: Opponent,
  { arrangement, terms }: { readonly arrangement: ResolvedTerms; readonly terms: DuelTerms },
  context: CallerContext<RunningArcade>,
): Promise<string | Refusal> {
  const seed = { serverSeed: waiting.server_seed, ticketId: null, scope: waiting.seed_scope };
  const seated = await createSeeded(tx, arrangement, terms, seed, context);
  if (isRefusal(seated)) return seated;
  const session = await findSession(tx, seated.session.id);
  if (session === undefined) throw new Error('A duel has no session.');
  await beginGame(tx, waiting, await listPlayers(tx, waiting.n), context);
  tx.afterCommit(() => context.services.watch.written(waiting.id));
  await updateDuel(tx, duelN, {
    state: 'running',
    started_at: context.nowMs,
    agent_b: context.caller.accountId,
    session_b: session.n,
  });
  return session.id;
}
