import { type Static, Type } from 'typebox';
import { dayMs, formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, input, nullable, time, timeOrNull } from '../../core/operation/schema-words.ts';
import type { Breakers } from '../destinations/breakers.ts';
import { type Health, healthOf } from '../destinations/health.ts';
import { healthOriginsMax, healthReads, healthRecordsMax } from '../limits.ts';
import type { Attempt } from '../rules/delivery/attempts.ts';
import { recordKeptMs } from '../rules/delivery/retention.ts';
import { relayOf } from '../running-relay.ts';
import { listRecent } from '../store/recent-deliveries.ts';

const count = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

const lastFailure = Type.Object(
  { at: time, error_class: Type.Optional(Type.String()), http_status: Type.Optional(Type.Integer()) },
  closed,
);

const destinationHealth = Type.Object(
  {
    origin: Type.String(),
    deliveries: Type.Object({ delivered: count, failed: count, ambiguous: count, under_way: count }, closed),
    last_delivered_at: timeOrNull,
    last_failure: nullable<Static<typeof lastFailure>>(lastFailure),
    first_byte_ms: nullable<number>({ type: 'integer', minimum: 0, description: 'Median of the attempts answered.' }),
    breaker: Type.Object(
      {
        state: choice(['closed', 'open', 'half_open']),
        retry_at: nullable<string>({ type: 'string', format: 'date-time', description: 'Null: at once.' }),
      },
      { ...closed, description: 'As the process that answers sees it: deliveries are refused while it is open.' },
    ),
  },
  closed,
);

export const list_destinations = readOperation({
  name: 'list_destinations',
  title: 'How the destinations of the account fare',
  description: `Each origin of the ${healthRecordsMax} newest deliveries of the last ${recordKeptMs / dayMs} days, the one delivered to last first, at most ${healthOriginsMax}: deliveries by state, the last success and failure, how fast it answers, and whether its breaker lets deliveries through. ${healthReads[0].points} times a minute.`,
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/destinations' }],
  input: input({}),
  output: Type.Object({
    destinations: Type.Array(destinationHealth),
    deliveries_looked_at: Type.Integer({ minimum: 0, maximum: healthRecordsMax }),
  }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(db, _input, context) {
    const { accountId } = context.caller;
    const rows = await listRecent(db, accountId, context.nowMs - recordKeptMs, healthRecordsMax);
    const fared = rows.map(({ destination_origin: origin, state, finished_at: finishedAtMs, attempts }) => ({
      origin,
      state,
      finishedAtMs,
      attempts: JSON.parse(attempts) as Attempt[],
    }));
    const { breakers } = relayOf(context);
    const shown = healthOf(fared).slice(0, healthOriginsMax);
    return {
      destinations: shown.map((health) => viewOf(health, breakerOf(breakers, accountId, health.origin, context.nowMs))),
      deliveries_looked_at: rows.length,
    };
  },
});

type View = Static<typeof destinationHealth>;

function viewOf(health: Health, breaker: View['breaker']): View {
  const { origin, delivered, failed, ambiguous, underWay, lastDeliveredAtMs, lastFailure: last, firstByteMs } = health;
  return {
    origin,
    deliveries: { delivered, failed, ambiguous, under_way: underWay },
    last_delivered_at: formatTimeOrNull(lastDeliveredAtMs),
    last_failure: last === null ? null : { at: formatTime(last.atMs), ...outcomeView(last.outcome) },
    first_byte_ms: firstByteMs,
    breaker,
  };
}

function outcomeView(outcome: NonNullable<Health['lastFailure']>['outcome']) {
  return 'status' in outcome ? { http_status: outcome.status } : { error_class: outcome.error };
}

function breakerOf(breakers: Breakers, accountId: string, origin: string, nowMs: number): View['breaker'] {
  const now = breakers.stateOf({ accountId, origin });
  const waitMs = now.state === 'closed' ? 0 : now.retryAfterMs;
  return { state: now.state, retry_at: waitMs === 0 ? null : formatTime(nowMs + waitMs) };
}
