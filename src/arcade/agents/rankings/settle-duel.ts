import type { Tx } from '../../../core/db/transaction.ts';
import { lockGame } from '../../games/store/games.ts';
import { findVersion } from '../../games/store/versions.ts';
import { listDuelSessions, lockDuelOfSession, updateDuel } from '../../play/store/duels.ts';
import { findLastRatedAt } from '../store/duel-ratings.ts';
import { applyDuel, duelScoreOf } from './duel-ratings.ts';

/**
 * Decides and rates the duel of a session once both games are verified. A voided or diverged game, or the purge of the
 * published game, voids the duel, which then counts for neither agent.
 */
export async function settleDuel(tx: Tx, sessionN: number, nowMs: number): Promise<void> {
  // Concurrent verdicts on the two games are serialized, so that the later one reads the earlier one.
  const duel = await lockDuelOfSession(tx, sessionN);
  if (duel === undefined || duel.state !== 'running') return;
  const games = await listDuelSessions(tx, [duel]);
  const [a, b] = [games.get(duel.session_a), games.get(duel.session_b ?? -1)];
  if (a === undefined || b === undefined) throw new Error('A session of a running duel is missing.');
  if ([a, b].some(({ end_reason, verified }) => end_reason === 'voided' || verified === 'diverged'))
    return updateDuel(tx, duel.n, { state: 'void', ended_at: nowMs });
  if (a.verified !== 'verified' || b.verified !== 'verified') return;
  // Serializes the ratings of all ladders of the game, so that their order is unique.
  await lockGame(tx, duel.game_slug);
  const version = await findVersion(tx, duel.game_slug, duel.game_version);
  // The purge of a game deletes its ratings.
  if (version?.state === 'purged') return updateDuel(tx, duel.n, { state: 'void', ended_at: nowMs });
  // `ended_at` is public and states the order of the ratings, also when the verdict waited for the lock.
  const ratedAt = Math.max(nowMs, (await findLastRatedAt(tx, duel)) + 1);
  await updateDuel(tx, duel.n, { state: 'decided', ended_at: ratedAt });
  await applyDuel(tx, duel, duelScoreOf(a, b), ratedAt);
}
