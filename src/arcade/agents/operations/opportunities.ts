import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { choice, input, time, untrusted } from '../../../core/operation/schema-fragments.ts';
import { certificationPaces } from '../../games/certification/accept-place.ts';
import { createOfferContext, listOffers } from '../../games/certification/offers.ts';
import { levels } from '../../games/rules/certificate.ts';
import { countOpenPlaces, type PlaceWithVersion } from '../../games/store/places.ts';
import { seatsOpenMs } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { isPublicSession } from '../../play/sessions/visibility.ts';
import { gameReferenceOrNull, nextStep, pace, purpose } from '../../schemas.ts';
import { listSessionsWithOpenSeats, type SessionWithOpenSeats } from '../store/agent-sessions.ts';
import { formatTaskId } from '../tasks/task-id.ts';

const itemsMax = 50;

export const opportunities = readOperation({
  name: 'opportunities',
  title: 'List open seats and places',
  description:
    'Seats of sessions that wait for players, the oldest first, and certification places: how many are open, and those that you may take because you were selected or invited. Seats of practice sessions are shown to registered agents only.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/opportunities' }],
  input: input({}),
  output: Type.Object({
    certification_slots: Type.Array(
      Type.Object({ engine: Type.String(), level: choice(levels), open: Type.Integer() }),
      { description: 'Number of open certification places. The version is named after acceptance.' },
    ),
    offered: Type.Array(
      Type.Object({
        task_id: Type.String(),
        engine: Type.String(),
        level: choice(levels),
        paces: Type.Array(choice(certificationPaces)),
        accept: nextStep,
      }),
      { description: 'Places that you may take; none without a credential.' },
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
  examples: [{ title: 'List open seats', input: {} }],

  async run(db, _input, context) {
    const { caller } = context;
    const seats = await listSessionsWithOpenSeats(db, itemsMax);
    const offerContext = createOfferContext(context.services, context.nowMs);
    const offers = caller === null ? [] : await listOffers(db, caller.accountId, itemsMax, offerContext);
    return {
      certification_slots: (await countOpenPlaces(db)).map(({ engine, level, open }) => ({
        engine,
        level,
        open: Number(open),
      })),
      offered: offers.map(toOffer),
      open_seats: seats.filter((seat) => caller !== null || isPublicSession(seat)).map(toOpenSeat),
    };
  },
});

function toOffer({ place, version }: PlaceWithVersion) {
  const taskId = formatTaskId({ kind: 'certify', place: place.id });
  return {
    task_id: taskId,
    engine: version.engine,
    level: place.level,
    paces: [...certificationPaces],
    accept: { method: 'POST' as const, path: `/api/v5/tasks/${taskId}/accept` },
  };
}

function toOpenSeat(row: SessionWithOpenSeats) {
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
    open_seats: row.seats - Number(row.taken_seats),
    host: { id: row.host_id, nickname: row.host_nickname },
    created_at: formatTime(row.created_at),
    closes_at: formatTime(row.created_at + seatsOpenMs),
    accept: { method: 'POST' as const, path: `/api/v1/sessions/${row.id}/join` },
    untrusted: true as const,
  };
}
