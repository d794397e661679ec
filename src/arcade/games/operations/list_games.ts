import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { nextPageAt, pageInput, pageOutput } from '../../page-cursor.ts';
import { game, slug, version } from '../../schemas.ts';
import { toGame, toVersion } from '../store/game-record.ts';
import { listGames } from '../store/versions.ts';

export const list_games = readOperation({
  name: 'list_games',
  title: 'List games',
  description:
    'Games with a released version, by name, each with its stable version, which is played when no version is named.',
  access: 'public',
  interfaces: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [
    { method: 'GET', path: '/api/v1/games' },
    { method: 'GET', path: '/api/v5/store' },
  ],
  input: input({
    ...pageInput(slug),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    games: Type.Array(Type.Object({ game, stable: version })),
    ...pageOutput,
  }),
  errors: [],
  examples: [{ title: 'The whole store', input: {} }],

  async run(db, { cursor, after, limit }, context) {
    const { url, framesUrl } = context.services;
    const rows = await listGames(db, cursor ?? after ?? '', limit + 1);
    const page = rows.slice(0, limit);
    const games = await Promise.all(
      page.map(async (entry) => ({
        game: await toGame(db, url, entry.game),
        stable: toVersion(framesUrl, entry.stable),
      })),
    );
    return { games, ...nextPageAt(rows.length > limit ? (page.at(-1)?.game.slug ?? null) : null) };
  },
});
