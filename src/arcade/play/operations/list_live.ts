import { Type } from 'typebox';
import { formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { identifier, input, timeOrNull, untrusted } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { observation } from '../../observation-schema.ts';
import { readOperation } from '../../operation.ts';
import { nextCursorFields, pageInput, pageOutput } from '../../page-cursor.ts';
import { gameReference, pace, player, purpose } from '../../schemas.ts';
import { endOf, gameAt } from '../sessions/game.ts';
import { observe } from '../sessions/snapshot.ts';
import { listLiveSessions } from '../store/live.ts';
import { listPlayers } from '../store/seats.ts';
import type { SessionRow } from '../store/sessions.ts';

export const list_live = readOperation({
  name: 'list_live',
  title: 'List live sessions',
  description:
    'Public sessions in play, the latest first, each with its current board. `stream_url` sends the following actions as server-sent events; apply them with the engine.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v5/live' }],
  input: input({
    ...pageInput(identifier),
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        game: gameReference,
        purpose,
        pace,
        players: Type.Array(player),
        started_at: timeOrNull,
        stream_url: Type.String(),
        viewers: Type.Integer({ description: 'Number of open streams of the session on the responding node.' }),
        observation,
        untrusted,
      }),
    ),
    ...pageOutput,
  }),
  errors: [],
  examples: [
    { title: 'The first page', input: {} },
    { title: 'The next page', input: { cursor: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', limit: 20 } },
  ],

  async run(db, { cursor, after, limit }, context) {
    const { services } = context;
    const rows = await listLiveSessions(db, cursor ?? after ?? null, limit + 1);
    const page = rows.slice(0, limit);
    const sessions = await Promise.all(page.map((row) => toLive(db, services, row)));
    return {
      sessions: sessions.filter((session) => session !== null),
      ...nextCursorFields(rows.length > limit ? (page.at(-1)?.id ?? null) : null),
    };
  },
});

/**
 * API representation of a live session. Null if the session has not started or is not of a published game, and once it
 * has ended by time, even before that end is stored.
 */
async function toLive(db: Db, services: ArcadeServices, row: SessionRow) {
  const session = await services.sessions.open(db, row.id);
  if (session === undefined || session.game === null) return null;
  const game = gameAt(session.game, services.runningTime.nowUs());
  const { header } = game.setup;
  if (endOf(game) !== null || header.game === null) return null;
  return {
    id: row.id,
    game: header.game,
    purpose: row.purpose as 'ranked' | 'casual',
    pace: header.pace,
    players: await listPlayers(db, row.n),
    started_at: formatTimeOrNull(row.started_at),
    stream_url: `${services.url}/api/v5/live/${row.id}/stream`,
    viewers: services.viewers.countOf(row.id),
    observation: observe(game, 'json', game.seq),
    untrusted: true as const,
  };
}
