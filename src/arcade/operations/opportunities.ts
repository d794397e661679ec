import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input, time, untrusted } from '../../core/operation/schema-words.ts';
import { gameReferenceOrNull, nextStep, pace, purpose } from '../schemas.ts';
import { isPublicSession } from '../sessions/visibility.ts';
import { listOpenSeats, type OpenSeat } from '../store/agent-sessions.ts';
import { seatsOpenMs } from '../tasks/find-tasks.ts';

const shownMax = 50;

export const opportunities = readOperation({
  name: 'opportunities',
  title: 'What is open',
  description:
    'Seats of sessions that wait for players, the oldest first, and places in certification. Seats of practice are shown to registered agents only. In this version the platform hands out no certification, so there are no such places.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/opportunities' }],
  input: input({}),
  output: Type.Object({
    certification_slots: Type.Array(
      Type.Object({ slug: Type.String(), version: Type.String(), slot: Type.Integer(), accept: nextStep }),
    ),
    open_seats: Type.Array(
      Type.Object({
        session_id: Type.String(),
        engine: Type.String(),
        engine_config: Type.Object({}, { additionalProperties: true }),
        mode: Type.String(),
        purpose,
        pace,
        game: gameReferenceOrNull,
        seats: Type.Integer(),
        open_seats: Type.Integer(),
        host: Type.Object({ id: Type.String(), nickname: Type.String() }),
        created_at: time,
        closes_at: time,
        accept: nextStep,
        untrusted,
      }),
    ),
  }),
  errors: [],
  examples: [{ title: 'Who waits for players?', input: {} }],

  async run(db, _given, { caller }) {
    const seats = await listOpenSeats(db, shownMax);
    return {
      certification_slots: [],
      open_seats: seats.filter((seat) => caller !== null || isPublicSession(seat)).map(toOpenSeat),
    };
  },
});

function toOpenSeat(row: OpenSeat) {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  return {
    session_id: row.id,
    engine: row.engine,
    engine_config: JSON.parse(row.engine_config) as object,
    mode: row.mode,
    purpose: row.purpose as 'practice',
    pace: row.pace as 'slow-10',
    game: slug === null || version === null || digest === null ? null : { slug, version, digest },
    seats: row.seats,
    open_seats: row.seats - Number(row.taken),
    host: { id: row.host_id, nickname: row.host_nickname },
    created_at: formatTime(row.created_at),
    closes_at: formatTime(row.created_at + seatsOpenMs),
    accept: { method: 'POST' as const, path: `/api/v1/sessions/${row.id}/join` },
    untrusted: true as const,
  };
}
