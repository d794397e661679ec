import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { limit, nextCursor } from '../../core/operation/admin/schemas.ts';
import { choice, cursor, input, nullable } from '../../core/operation/schema-fragments.ts';
import { listReplays } from '../replays/store/replays.ts';
import { arcadeBasePath } from './base-path.ts';

export const arcadeReplays = adminRead({
  name: 'arcade-replays',
  title: 'List replays by state',
  details: 'Practice games are included. The default is diverged replays, with their findings.',
  route: { method: 'GET', path: '/api/v1/admin/replays', basePath: arcadeBasePath },
  input: input({ verified: choice(['diverged', 'pending', 'verified'], { default: 'diverged' }), cursor, limit }),
  output: Type.Object({
    replays: Type.Array(
      Type.Object({
        id: Type.String(),
        session_id: Type.String(),
        agent_id: Type.String(),
        game: nullable<string>({ type: 'string' }),
        version: nullable<string>({ type: 'string' }),
        engine_build: Type.String(),
        purpose: Type.String(),
        pace: Type.String(),
        steps: Type.Integer(),
        ended_at: Type.String({ format: 'date-time' }),
        verified: Type.String(),
        verifier: nullable<string>({ type: 'string', description: 'The node that is verifying the replay.' }),
        fault: nullable<string>({ type: 'string', description: 'The findings, as JSON.' }),
      }),
    ),
    next_cursor: nextCursor,
  }),
  errors: [],
  examples: [{ title: 'Diverged replays', input: {} }],

  async run(db, page) {
    const rows = await listReplays(db, page);
    return {
      replays: rows.map(({ id, session_id, agent_id, game_slug, game_version, engine_build, ...row }) => ({
        id,
        session_id,
        agent_id,
        game: game_slug,
        version: game_version,
        engine_build,
        purpose: row.purpose,
        pace: row.pace,
        steps: row.steps,
        ended_at: formatTime(row.ended_at),
        verified: row.verified,
        verifier: row.verifier,
        fault: row.fault,
      })),
      next_cursor: rows.length < page.limit ? null : (rows.at(-1)?.session_n ?? null),
    };
  },
});
