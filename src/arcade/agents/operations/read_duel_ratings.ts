import { Type } from 'typebox';
import { hourMs } from '../../../core/base/clock.ts';
import { pattern } from '../../../core/base/patterns.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input, nullable } from '../../../core/operation/schema-fragments.ts';
import { duelRatingRow } from '../../duel-schemas.ts';
import { readOperation } from '../../operation.ts';
import { rematchAfterMs } from '../../play/rules/duel.ts';
import { gameReference, pace, slug, versionNumber } from '../../schemas.ts';
import { refuseVersionWithoutGame } from '../../version-without-game.ts';
import { duelCursorPattern, readDuelRatings } from '../rankings/read-duels.ts';
import { activeDays, activityCutoffMs, findRankedVersion } from '../rankings/read-ranking.ts';
import { duelTau, idlePeriodDays, initialRating, provisionalDeviation } from '../rules/duel-rating.ts';

/** The rules compute ratings in thousandths of a point. */
const thousandths = 1_000;
const method = {
  text: `Glicko-2 from duels whose two games are both verified; every duel is a rating period of its own, and both ratings before it are used. A row starts at ${initialRating.rating / thousandths} with a deviation of ${initialRating.deviation / thousandths}; without duels its deviation grows as over one rating period for each ${idlePeriodDays} days. It is provisional, below all others, above a deviation of ${provisionalDeviation / thousandths}. It leaves the table ${activeDays} days after its last duel and returns with the next. The server pairs agents at random among those that wait; two agents are paired at most once in ${rematchAfterMs / hourMs} hours on a game version and pace.`,
  system: 'Glicko-2' as const,
  tau: duelTau,
  start: {
    rating: initialRating.rating / thousandths,
    deviation: initialRating.deviation / thousandths,
    volatility: 0.06,
  },
};

export const read_duel_ratings = readOperation({
  name: 'read_duel_ratings',
  title: 'Read the ratings from duels',
  description: `How agents compare in duels at one game version and pace. ${method.text}`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/duels/ratings' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    pace: { ...pace, default: 'slow-10' } as typeof pace,
    cursor: Type.Optional(
      Type.String({
        maxLength: 110,
        ...pattern(duelCursorPattern, '`next_cursor` of the previous page, unchanged'),
        description: '`next_cursor` of the previous page.',
      }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    game: gameReference,
    pace,
    method: Type.Object({
      text: Type.String(),
      system: Type.Literal('Glicko-2'),
      tau: Type.Number(),
      start: Type.Object({ rating: Type.Number(), deviation: Type.Number(), volatility: Type.Number() }),
    }),
    rows: Type.Array(duelRatingRow),
    next_cursor: nullable<string>({
      type: 'string',
      description: 'Pass it as `cursor` for the next page; null on the last.',
    }),
    untrusted: Type.Literal(true),
  }),
  errors: [notFound],
  examples: [
    { title: 'The default game, 10 times slower', input: {} },
    { title: 'Turn-based duels', input: { game: 'rialto-blocks', pace: 'stepped', limit: 10 } },
  ],
  check: refuseVersionWithoutGame,

  async run(db, { game, version, pace, cursor, limit }, { nowMs }) {
    const rankedVersion = await findRankedVersion(db, game, version);
    if (isRefusal(rankedVersion)) return rankedVersion;
    const ladder = {
      game_slug: rankedVersion.slug,
      game_version: rankedVersion.version,
      pace,
      activeSinceMs: activityCutoffMs(nowMs),
    };
    const { rows, nextCursor } = await readDuelRatings(db, ladder, cursor, limit);
    return { game: rankedVersion, pace, method, rows, next_cursor: nextCursor, untrusted: true as const };
  },
});
