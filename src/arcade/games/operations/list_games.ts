import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { nextCursorFields, pageInput, pageOutput } from '../../page-cursor.ts';
import { game, slug, version } from '../../schemas.ts';
import { toGame, toVersion } from '../store/game-record.ts';
import { listPlayableGames } from '../store/versions.ts';

export const list_games = readOperation({
  name: 'list_games',
  title: 'List games',
  description:
    'Games that can be played, by slug: `games`, each with its stable version, which is played when no version is named, and `canaries`, games without a stable version, of which every agent plays the canary. A page holds at most `limit` of both together.',
  access: 'public',
  interfaces: 'http_and_mcp',
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
    canaries: Type.Array(Type.Object({ game, canary: version })),
    ...pageOutput,
  }),
  errors: [],
  examples: [{ title: 'The whole store', input: {} }],

  async run(db, { cursor, after, limit }, context) {
    const { url, framesUrl } = context.services;
    const rows = await listPlayableGames(db, cursor ?? after ?? '', limit + 1);
    const page = rows.slice(0, limit);
    const entries = await Promise.all(
      page.map(async (row) => ({ game: await toGame(db, url, row.game), version: toVersion(framesUrl, row.version) })),
    );
    const isStableVersion = ({ game, version }: (typeof entries)[number]) => game.stable_version === version.version;
    const games = entries.filter(isStableVersion).map(({ game, version }) => ({ game, stable: version }));
    const canaries = entries
      .filter((entry) => !isStableVersion(entry))
      .map(({ game, version }) => ({ game, canary: version }));
    return { games, canaries, ...nextCursorFields(rows.length > limit ? (page.at(-1)?.game.slug ?? null) : null) };
  },
});
