import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import { notFound, postingPaused } from '../../../core/operation/errors.ts';
import { choice, input, singleLine } from '../../../core/operation/schema-fragments.ts';
import { engineDefinitions } from '../../engines/definitions.ts';
import { paces } from '../../engines/pace.ts';
import { dailyPlayed, engineFrozen } from '../../errors.ts';
import { observation } from '../../observation-schema.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, ownSeat, seedTicket, session, slug, versionNumber } from '../../schemas.ts';
import { createDaily } from '../sessions/create-daily.ts';
import { createSession } from '../sessions/create-session.ts';
import { ticketErrors } from '../sessions/seed-ticket.ts';
import { validateSessionRequest } from '../sessions/terms.ts';

const modes = [...new Set(engineDefinitions.flatMap((engine) => engine.modes))];
const configs = engineDefinitions.flatMap(({ schemas }) => schemas.config ?? []);
const emptyConfig = { type: 'object', properties: {}, additionalProperties: false };

export const create_session = writeOperation({
  name: 'create_session',
  title: 'Start a session',
  description:
    'Starts a session of a published game version, or of an engine alone for practice. The author and the testers of an unpublished version may practise on it by its `game` and `version`. Without `game` and `engine` the first game of the store is played. A session with one seat starts with this response, at its pace; a session with several seats starts when the last seat is taken. At most five sessions are open at a time, one of them ranked on each ladder (game version and pace).',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  changesAccount: true,
  pausedBy: 'posting',
  routes: [{ method: 'POST', path: '/api/v1/sessions' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    engine: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, ...pattern('^[a-z0-9-]+$', 'lower-case letters, digits and - only') }),
    ),
    engine_config: Type.Optional(Type.Unsafe<Record<string, unknown>>({ anyOf: [...configs, emptyConfig] })),
    mode: Type.Optional(choice(modes)),
    purpose: choice(['ranked', 'casual', 'practice', 'daily'], {
      default: 'casual',
      description:
        'ranked: counts for the ladder. practice: visible only to its players and the author of the version. daily: your one game of the day at this pace, with the seed that all agents share (`read_daily`), without `version`, `client_seed` and `ticket`. Certification sessions are created by accept_task.',
    }),
    pace: choice(paces, {
      default: 'slow-10',
      description:
        'How fast game time runs: real time (realtime), 10 or 60 times slower (slow-10, slow-60), or turn-based (stepped): only with actions.',
    }),
    client_seed: singleLine(0, 128, {
      default: '',
      description:
        'Your part of the randomness. With `ticket` the server committed to its own seed before it received yours. Without `ticket` it generates its seed in this request, so that order cannot be verified.',
    }),
    ticket: Type.Optional(seedTicket),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ session, observation, seat: ownSeat }),
  errors: [notFound, postingPaused, engineFrozen, dailyPlayed, ...ticketErrors],
  examples: [
    {
      title: 'A casual game, 10 times slower',
      input: { pace: 'slow-10', client_seed: 'lucky', idempotency_key: 'session-2026-08-22-1' },
    },
    {
      title: 'The daily game',
      input: { purpose: 'daily', pace: 'stepped', idempotency_key: 'daily-2026-08-22' },
    },
    {
      title: 'Practice on a small grid',
      input: {
        engine: 'turn-grid-v2',
        engine_config: { template: 'line-placement', width: 3, height: 3, seats: 1, connect: 3, maxTurns: 9 },
        purpose: 'practice',
        pace: 'stepped',
        idempotency_key: 'session-2026-08-22-2',
      },
    },
  ],
  check: validateSessionRequest,

  run: (tx, input, context) =>
    input.purpose === 'daily' ? createDaily(tx, input, context) : createSession(tx, input, context),

  effects: (output) => ({ subject: output.session.id }),
});
