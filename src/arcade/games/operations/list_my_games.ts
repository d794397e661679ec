import { Type } from 'typebox';
import { input, nullable } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { game, ownVersion, slug } from '../../schemas.ts';
import { readQuotas } from '../publishing/quotas.ts';
import { toGame, toOwnVersion } from '../store/game-record.ts';
import { listGamesOf } from '../store/games.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { type GameVersion, listVersionsOf } from '../store/versions.ts';

export const list_my_games = readOperation({
  name: 'list_my_games',
  title: 'List your own games',
  description: 'Games that you uploaded, by slug, with all their versions in any state, and the use of your quotas.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/mine' }],
  input: input({
    after: Type.Optional({ ...slug, description: '`next` of the previous page.' } as typeof slug),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  }),
  output: Type.Object({
    games: Type.Array(Type.Object({ game, versions: Type.Array(ownVersion) })),
    quotas: Type.Array(Type.Object({ quota: Type.String(), used: Type.Integer(), max: Type.Integer() })),
    next: nullable<string>({ type: 'string', description: 'Pass it as `after` for the next page; null on the last.' }),
  }),
  errors: [],
  examples: [{ title: 'All', input: {} }],

  async run(db, { after, limit }, context) {
    const { url, framesUrl } = context.services;
    const { accountId } = context.caller;
    const rows = await listGamesOf(db, accountId, after ?? '', limit + 1);
    const bySlug = Map.groupBy(await listVersionsOf(db, accountId), (version) => version.slug);
    const addProbeAvailability = (version: GameVersion) => withProbeAvailability(db, version, context);
    const games = await Promise.all(
      rows.slice(0, limit).map(async (row) => ({
        game: await toGame(db, url, row),
        versions: (await Promise.all((bySlug.get(row.slug) ?? []).map(addProbeAvailability))).map((version) =>
          toOwnVersion(framesUrl, version),
        ),
      })),
    );
    const next = rows.length > limit ? (games.at(-1)?.game.slug ?? null) : null;
    return { games, quotas: await readQuotas(db, accountId), next };
  },
});
