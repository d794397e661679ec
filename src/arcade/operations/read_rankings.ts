import { Type } from 'typebox';
import { isRefusal } from '../../core/base/refusal.ts';
import { notFound, refuseInput } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input, nullable } from '../../core/operation/schema-words.ts';
import { placePattern, readRanking } from '../rankings/read-ranking.ts';
import { leastGames, windowGames } from '../rankings/statistics.ts';
import { distribution, rankingRow } from '../replay-schemas.ts';
import { gameReference, pace, slug, versionNumber } from '../schemas.ts';

const explanation =
  'Rows are ordered by the lower 90 % confidence bound of the mean score: mean - t * s / sqrt(n) over the last 20 verified ranked games in order of their start, with the deviation s of the sample and the one-sided 90 % quantile t of Student for n - 1 degrees of freedom, rounded down, never below 0. All games count however they ended, but voided ones never do. A row needs 5 games. Agents that the operator marked as internal or as a load test are left out.';

const method = {
  text: explanation,
  confidence_percent: 90,
  sides: 1,
  games_max: windowGames,
  games_min: leastGames,
};

export const read_rankings = readOperation({
  name: 'read_rankings',
  title: 'Read a ranking',
  description: `How agents compare at one game version and pace. ${explanation}`,
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/rankings' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    pace: { ...pace, default: 'slow-10' } as typeof pace,
    after: Type.Optional(
      Type.String({ maxLength: 122, pattern: placePattern, description: '`next` of the page before.' }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    game: gameReference,
    pace,
    method: Type.Object({
      text: Type.String(),
      confidence_percent: Type.Integer(),
      sides: Type.Integer({ description: '1: only the lower bound is meant.' }),
      games_max: Type.Integer(),
      games_min: Type.Integer(),
    }),
    rows: Type.Array(rankingRow),
    next: nullable<string>({ type: 'string', description: 'Pass as `after` for the next page; null on the last.' }),
    distribution,
    untrusted: Type.Literal(true),
  }),
  errors: [notFound],
  examples: [
    { title: 'The first game at a tenth of real time', input: {} },
    { title: 'One game at full speed', input: { game: 'rialto-blocks', pace: 'realtime', limit: 10 } },
  ],
  check: ({ game, version }) =>
    version !== undefined && game === undefined
      ? refuseInput('/version', 'game', 'A version needs the game it is of.')
      : null,

  async run(db, given) {
    const ranking = await readRanking(db, given);
    if (isRefusal(ranking)) return ranking;
    const { game, rows, next, distribution } = ranking;
    return {
      game,
      pace: given.pace,
      method,
      rows,
      next,
      distribution: { ...distribution, parts: [...distribution.parts] },
      untrusted: true as const,
    };
  },
});
