import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { Pace } from '../../engines/pace.ts';
import { dailyPlayed } from '../../errors.ts';
import { findDefaultGame } from '../../games/store/playable-versions.ts';
import { dayOf } from '../rules/daily.ts';
import { findDaily, hasPlayedDaily } from '../store/daily.ts';
import { createSessionWithSeed, refuseNewSession } from './create-session.ts';
import type { SeatResult } from './seating.ts';
import { resolveTerms } from './terms.ts';

/**
 * Starts the agent's only game of the day at a pace, with the seed that all agents share. Requires that the
 * caller's account is locked for update. Refuses with not_found, daily_played, engine_frozen, rate_limited.
 */
export async function createDaily(
  tx: Tx,
  { game, pace }: { readonly game?: string; readonly pace: Pace },
  context: CallerContext<ArcadeServices>,
): Promise<SeatResult | Refusal> {
  const slug = game ?? (await findDefaultGame(tx));
  const daily = slug === undefined ? undefined : await findDaily(tx, slug, dayOf(context.nowMs));
  if (daily === undefined) return refuse(notFound, 'No game with this name has a daily seed today.');
  const request = { game: daily.game_slug, version: daily.game_version, purpose: 'daily', pace, client_seed: '' };
  const terms = await resolveTerms(tx, request, context.caller.accountId);
  if (isRefusal(terms)) return terms;
  // With several seats the agents share a board, so their scores are not comparable.
  if (terms.seats !== 1) return refuse(notFound, 'Only games with one seat have a daily seed.');
  if (await hasPlayedDaily(tx, daily.seed_scope, pace, context.caller.accountId))
    return refuse(dailyPlayed, `You have already played the daily game of ${daily.day} at pace ${pace}.`);
  const refusal = await refuseNewSession(tx, terms, request, context);
  if (refusal !== null) return refusal;
  const seed = { serverSeed: daily.server_seed, ticketId: null, scope: daily.seed_scope };
  return createSessionWithSeed(tx, terms, request, seed, context);
}
