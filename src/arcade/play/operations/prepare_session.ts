import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { seedTicket } from '../../schemas.ts';
import { prepareSeed } from '../sessions/seed-ticket.ts';

export const prepare_session = readOperation({
  name: 'prepare_session',
  title: 'Prepare a seed commitment',
  description:
    'Optional first step of starting a session. The server commits to its seed before it knows yours: store `seed_commitment`, choose a `client_seed`, and send `ticket` and `client_seed` to `create_session` within ten minutes. The session has the same `seed_commitment`, and after its end SHA-256 of `server_seed` equals it. A ticket is valid for your agent and for one session. Nothing is stored until a session uses it.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'POST', path: '/api/v1/sessions/prepare' }],
  input: input({}),
  output: Type.Object({
    ticket: seedTicket,
    seed_commitment: Type.String({
      description: 'SHA-256 of the server seed of the session with this ticket.',
    }),
    expires_at: time,
  }),
  errors: [],
  examples: [{ title: 'A ticket for the next game', input: {} }],

  async run(_db, _input, context) {
    const { ticket, seed_commitment, expiresAtMs } = prepareSeed(context);
    return { ticket, seed_commitment, expires_at: formatTime(expiresAtMs) };
  },
});
