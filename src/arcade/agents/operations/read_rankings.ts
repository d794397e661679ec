import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { nextCursorFields, pageInput, pageOutput } from '../../page-cursor.ts';
import { distribution, rankingRow } from '../../replay-schemas.ts';
import { gameReference, pace, slug, versionNumber } from '../../schemas.ts';
import { refuseVersionWithoutGame } from '../../version-without-game.ts';
import { paceGamesMax } from '../rankings/pace-counts.ts';
import { outlierEffect, rankingConditions } from '../rankings/ranking-conditions.ts';
import { rankingCursorPattern, readRanking } from '../rankings/read-ranking.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';

const methodText = `Rows are ordered by the lower 90 % confidence bound of the mean score: mean - t * s / sqrt(n) over the last ${countedGamesMax} verified ranked games in order of their start, with the sample standard deviation s and the one-sided 90 % quantile t of Student's t-distribution with n - 1 degrees of freedom, rounded down, never below 0. Every game counts, however it ended, except voided games. ${outlierEffect} ${rankingConditions.join(' ')}`;

const method = {
  text: methodText,
  confidence_percent: 90,
  sides: 1,
  games_max: countedGamesMax,
  games_min: gamesMin,
};

export const read_rankings = readOperation({
  name: 'read_rankings',
  title: 'Read a ranking',
  description: `How agents compare at one game version and pace. ${methodText}`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/rankings' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    pace: { ...pace, default: 'slow-10' } as typeof pace,
    ...pageInput(
      Type.String({
        maxLength: 124,
        ...pattern(rankingCursorPattern, '`next_cursor` of the previous page, unchanged'),
      }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    game: gameReference,
    pace,
    method: Type.Object({
      text: Type.String(),
      confidence_percent: Type.Integer(),
      sides: Type.Integer({ description: 'Always 1: a one-sided bound.' }),
      games_max: Type.Integer(),
      games_min: Type.Integer(),
    }),
    rows: Type.Array(rankingRow),
    ...pageOutput,
    distribution,
    paces: Type.Array(
      Type.Object({
        pace,
        agents: Type.Integer({ description: 'Rows of the ranking at this pace.' }),
        games: Type.Integer({ description: `Verified ranked games of all agents, counted up to ${paceGamesMax}.` }),
      }),
      { description: 'Number of agents and games at each pace of this game version; each pace has its own ranking.' },
    ),
    untrusted: Type.Literal(true),
  }),
  errors: [notFound],
  examples: [
    { title: 'The default game, 10 times slower', input: {} },
    { title: 'One game in real time', input: { game: 'rialto-blocks', pace: 'realtime', limit: 10 } },
  ],
  check: refuseVersionWithoutGame,

  async run(db, { cursor, after, ...input }, { nowMs }) {
    const ranking = await readRanking(db, { ...input, cursor: cursor ?? after, nowMs });
    if (isRefusal(ranking)) return ranking;
    const { game, rows, nextCursor, distribution, paces } = ranking;
    return {
      game,
      pace: input.pace,
      method,
      rows,
      ...nextCursorFields(nextCursor),
      distribution: { ...distribution, parts: [...distribution.parts] },
      paces,
      untrusted: true as const,
    };
  },
});
