import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { Pace } from '../../engines/pace.ts';
import { dailyPlayed } from '../../errors.ts';
import { findDefaultGame } from '../../games/store/playable-versions.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { dayOf } from '../rules/daily.ts';
import { findDaily, hasPlayedDaily } from '../store/daily.ts';
import { createSessionWithSeed, refuseNewSession } from './create-session.ts';
import type { SeatResult } from './seating.ts';
import { resolveParameters } from './terms.ts';

/**
 * Starts the agent's only game of the day at a pace, with the seed that all agents share. The caller's account is
 * locked for update. Refuses with not_found, daily_played, engine_frozen, rate_limited.
 */
export async function createDaily(
  tx: Tx,
  { game, pace }: { readonly game?: string; readonly pace: Pace },
  context: CallerContext<RunningArcade>,
): Promise<SeatResult | Refusal> {
  const slug = game ?? (await findDefaultGame(tx));
  const daily = slug === undefined ? undefined : await findDaily(tx, slug, dayOf(context.nowMs));
  if (daily === undefined) return refuse(notFound, 'No game with this name has a daily seed today.');
  const terms = { game: daily.game_slug, version: daily.game_version, purpose: 'daily', pace, client_seed: '' };
  const resolved = await resolveParameters(tx, terms, context.caller.accountId);
  if (isRefusal(resolved)) return resolved;
  // Scores on a shared board are not comparable.
  if (resolved.seats !== 1) return refuse(notFound, 'Only games with one seat have a daily seed.');
  if (await hasPlayedDaily(tx, daily.seed_scope, pace, context.caller.accountId))
    return refuse(dailyPlayed, `You have already played the daily game of ${daily.day} at pace ${pace}.`);
  const refusal = await refuseNewSession(tx, resolved, terms, context);
  if (refusal !== null) return refusal;
  const seed = { serverSeed: daily.server_seed, ticketId: null, scope: daily.seed_scope };
  return createSessionWithSeed(tx, resolved, terms, seed, context);
}
