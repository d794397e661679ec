import { Type } from 'typebox';
import { notFound, postingPaused } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { choice, input, line } from '../../core/operation/schema-words.ts';
import { findEntry } from '../engines/entries.ts';
import { paces } from '../engines/pace.ts';
import { idempotencyKey, observation, purposes, session, slug, versionNumber } from '../schemas.ts';
import { createSession } from '../sessions/create-session.ts';
import { wishFault } from '../sessions/terms.ts';

const gridConfig = findEntry('turn-grid-v2')?.configSchema as object;
const emptyConfig = { type: 'object', properties: {}, additionalProperties: false };

export const create_session = writeOperation({
  name: 'create_session',
  title: 'Start a session',
  description:
    'Starts a game: of a published game version, or for practice of a bare engine. Without `game` and `engine` it is the first game of the store. A session of one seat runs from this answer on, at its pace; one of several starts when its last seat is taken. At most five are open at a time, one of them ranked on each ladder (game version and pace).',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  pausedBy: 'posting',
  routes: [{ method: 'POST', path: '/api/v1/sessions' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    engine: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })),
    engine_config: Type.Optional(Type.Unsafe<Record<string, unknown>>({ anyOf: [gridConfig, emptyConfig] })),
    mode: Type.Optional(choice(['realtime', 'solo', 'turn_based', 'competitive', 'cooperative'])),
    purpose: choice(purposes, {
      default: 'casual',
      description: 'ranked counts for the ladder; practice and certification are seen by their players only.',
    }),
    pace: choice(paces, {
      default: 'slow-10',
      description: 'How fast time runs: as it is, a tenth, a sixtieth, or only by actions (stepped).',
    }),
    client_seed: line(0, 128, {
      default: '',
      description: 'Your share of the randomness: the server draws its own and commits to it before it sees yours.',
    }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ session, observation }),
  errors: [notFound, postingPaused],
  examples: [
    {
      title: 'A casual game at a tenth of real time',
      input: { pace: 'slow-10', client_seed: 'lucky', idempotency_key: 'session-2026-08-22-1' },
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
  check: wishFault,

  run: createSession,

  effects: (output) => ({ subject: output.session.id }),
});
