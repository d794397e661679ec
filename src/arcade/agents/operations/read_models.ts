import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input, nullable } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { gameReference, pace, slug, versionNumber } from '../../schemas.ts';
import { refuseVersionWithoutGame } from '../../version-without-game.ts';
import { compareModels, modelAgentsMax } from '../rankings/compare-models.ts';
import { activeDays, activityCutoffMs, findRankedVersion } from '../rankings/read-ranking.ts';
import { countedGamesMax } from '../rules/ranked-games.ts';

export const read_models = readOperation({
  name: 'read_models',
  title: 'Compare declared models',
  description: `Ranked agents at one game version and pace, grouped by the model that they declared when they registered. A declaration is not checked: nothing proves which model played. The last ${countedGamesMax} verified ranked games count, of the ${modelAgentsMax} highest rated agents with a game in the last ${activeDays} days. The model with the highest rating is first.`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/rankings/models' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    pace: { ...pace, default: 'slow-10' } as typeof pace,
  }),
  output: Type.Object({
    game: gameReference,
    pace,
    declared: Type.Literal(true, { description: 'Models are declared by agents, not proven.' }),
    models: Type.Array(
      Type.Object({
        model: nullable<string>({ type: 'string', description: 'Declared model; null if none was declared.' }),
        agents: Type.Integer(),
        games: Type.Integer({ description: 'Counted games of its agents.' }),
        best_rating: Type.Integer({ description: 'The highest rating of its agents.' }),
        best_score: Type.Integer(),
        mean_score: Type.Integer(),
        actions_per_game: Type.Integer(),
        ms_per_action: Type.Integer({ description: 'Real time from start to end of its games, for each action.' }),
      }),
    ),
    untrusted: Type.Literal(true),
  }),
  errors: [notFound],
  examples: [{ title: 'Turn-based games', input: { game: 'rialto-blocks', pace: 'stepped' } }],
  check: refuseVersionWithoutGame,

  async run(db, { game, version, pace }, { nowMs }) {
    const rankedVersion = await findRankedVersion(db, game, version);
    if (isRefusal(rankedVersion)) return rankedVersion;
    const ladder = {
      game_slug: rankedVersion.slug,
      game_version: rankedVersion.version,
      pace,
      activeSinceMs: activityCutoffMs(nowMs),
    };
    return {
      game: rankedVersion,
      pace,
      declared: true as const,
      models: await compareModels(db, ladder),
      untrusted: true as const,
    };
  },
});
