import { Type } from 'typebox';
import { formatTimeOrNull } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { identifier, input, nullable, timeOrNull, untrusted } from '../../core/operation/schema-words.ts';
import { arcadeOf, type RunningArcade } from '../running-arcade.ts';
import { gameReference, observation, pace, player, purpose } from '../schemas.ts';
import { endOf, gameAt } from '../sessions/game.ts';
import { observe } from '../sessions/snapshot.ts';
import { listLive } from '../store/live.ts';
import { listPlayers } from '../store/seats.ts';
import type { SessionRow } from '../store/sessions.ts';

export const list_live = readOperation({
  name: 'list_live',
  title: 'See what is played now',
  description:
    'Public sessions in play, the latest first, each with its board as it is at this moment. `stream_url` tells the rest as it happens: server-sent events, to be played by the engine itself.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  fresh: true,
  routes: [{ method: 'GET', path: '/api/v5/live' }],
  input: input({
    after: Type.Optional({ ...identifier, description: '`next` of the page before.' } as typeof identifier),
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
        observation,
        untrusted,
      }),
    ),
    next: nullable<string>({ type: 'string', description: 'Pass as `after` for the next page; null on the last.' }),
  }),
  errors: [],
  examples: [
    { title: 'What is played now', input: {} },
    { title: 'The next page', input: { after: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e', limit: 20 } },
  ],

  async run(db, { after, limit }, context) {
    const services = arcadeOf(context);
    const rows = await listLive(db, after ?? null, limit + 1);
    const shown = rows.slice(0, limit);
    const sessions = await Promise.all(shown.map((row) => toLive(db, services, row)));
    return {
      sessions: sessions.filter((session) => session !== null),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  },
});

/** A game that time has ended, though nobody wrote that yet, is not in play. */
async function toLive(db: Db, services: RunningArcade, row: SessionRow) {
  const opened = await services.sessions.open(db, row.id);
  if (opened === undefined || opened.game === null) return null;
  const game = gameAt(opened.game, services.runningTime.nowUs());
  const { header } = game.facts;
  if (endOf(game) !== null || header.game === null) return null;
  return {
    id: row.id,
    game: header.game,
    purpose: row.purpose as 'ranked' | 'casual',
    pace: header.pace,
    players: await listPlayers(db, row.n),
    started_at: formatTimeOrNull(row.started_at),
    stream_url: `${services.url}/api/v5/live/${row.id}/stream`,
    observation: observe(game, 'json', game.seq),
    untrusted: true as const,
  };
}
