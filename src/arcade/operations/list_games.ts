import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { input, nullable } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { game, slug, version } from '../schemas.ts';
import { listGames } from '../store/bundles.ts';
import { toGame, toVersion } from '../store/game-record.ts';

export const list_games = readOperation({
  name: 'list_games',
  title: 'Browse the store',
  description: 'Games with a released version, by name, each with the version that is played when none is named.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [
    { method: 'GET', path: '/api/v1/games' },
    { method: 'GET', path: '/api/v5/store' },
  ],
  input: input({
    after: Type.Optional({ ...slug, description: '`next` of the page before.' } as typeof slug),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    games: Type.Array(Type.Object({ game, stable: version })),
    next: nullable<string>({ type: 'string', description: 'Pass as `after` for the next page; null on the last.' }),
  }),
  errors: [],
  examples: [{ title: 'The whole store', input: {} }],

  async run(db, { after, limit }, context) {
    const { url } = arcadeOf(context);
    const found = await listGames(db, after ?? '', limit + 1);
    const shown = found.slice(0, limit);
    const games = await Promise.all(
      shown.map(async (listed) => ({
        game: await toGame(db, url, listed.game),
        stable: toVersion(url, listed.stable),
      })),
    );
    return { games, next: found.length > limit ? (shown.at(-1)?.game.slug ?? null) : null };
  },
});
