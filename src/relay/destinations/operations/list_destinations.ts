import { type Static, Type } from 'typebox';
import { dayMs, formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import { choice, input, nullable, time, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { canAccessOrigin } from '../../accounts/rules/key-restriction.ts';
import { errorClasses } from '../../deliveries/rules/failures.ts';
import { recordRetentionMs } from '../../deliveries/rules/retention.ts';
import { attemptsOf } from '../../deliveries/run/record-columns.ts';
import { listRecentDeliveries } from '../../deliveries/store/recent-deliveries.ts';
import { healthOriginsMax, healthReads, healthRecordsMax } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import type { Breakers } from '../health/breakers.ts';
import { countByDay } from '../health/daily-counts.ts';
import { type DestinationHealth, healthOf } from '../health/health.ts';
import { breakerStates } from '../rules/breaker.ts';

const count = Type.Integer({ minimum: 0 });
const closedObject = { additionalProperties: false };

const lastFailure = Type.Object(
  { at: time, error_class: Type.Optional(choice(errorClasses)), http_status: Type.Optional(Type.Integer()) },
  closedObject,
);

const destinationHealth = Type.Object(
  {
    origin: Type.String(),
    deliveries: Type.Object({ delivered: count, failed: count, ambiguous: count, under_way: count }, closedObject),
    last_delivered_at: timeOrNull,
    last_failure: nullable<Static<typeof lastFailure>>(lastFailure),
    first_byte_ms: nullable<number>({
      type: 'integer',
      minimum: 0,
      description: 'Median of the attempts with a response.',
    }),
    breaker: Type.Object(
      {
        state: choice(breakerStates),
        retry_at: nullable<string>({
          type: 'string',
          format: 'date-time',
          description: 'Null when deliveries are sent now.',
        }),
      },
      { ...closedObject, description: 'State in the process that responds: deliveries are refused while it is open.' },
    ),
  },
  closedObject,
);

const dayCounts = Type.Object(
  {
    day: Type.String({ description: 'Day in UTC, as 2026-08-22.' }),
    delivered: count,
    failed: count,
    ambiguous: count,
  },
  closedObject,
);

export const list_destinations = readOperation({
  name: 'list_destinations',
  title: 'Health of the destinations',
  description: `The origins of the ${healthRecordsMax} newest deliveries in the last ${recordRetentionMs / dayMs} days, most recent first, at most ${healthOriginsMax}: deliveries by state, last success and failure, response time, and state of the circuit breaker. At most ${healthReads[0].points} calls a minute.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/destinations' }],
  input: input({}),
  output: Type.Object({
    destinations: Type.Array(destinationHealth),
    days: Type.Array(dayCounts, { description: 'The same deliveries by day (UTC) of acceptance, oldest first.' }),
    deliveries_looked_at: Type.Integer({ minimum: 0, maximum: healthRecordsMax }),
  }),
  errors: [],
  examples: [{ title: 'All destinations', input: {} }],

  async run(db, _input, context) {
    const { accountId } = context.caller;
    const recentRows = await listRecentDeliveries(db, accountId, context.nowMs - recordRetentionMs, healthRecordsMax);
    const rows = recentRows.filter(({ destination_origin: origin }) => canAccessOrigin(context.caller, origin));
    const samples = rows.flatMap(({ destination_origin: origin, state, finished_at: finishedAtMs, attempts }) =>
      state === 'erased' ? [] : [{ origin, state, finishedAtMs, attempts: attemptsOf({ attempts }) }],
    );
    const { breakers } = context.services;
    const visibleHealth = healthOf(samples).slice(0, healthOriginsMax);
    return {
      destinations: visibleHealth.map((health) =>
        viewOf(health, breakerOf(breakers, accountId, health.origin, context.nowMs)),
      ),
      days: countByDay(rows),
      deliveries_looked_at: rows.length,
    };
  },
});

type DestinationView = Static<typeof destinationHealth>;

function viewOf(health: DestinationHealth, breaker: DestinationView['breaker']): DestinationView {
  const {
    origin,
    deliveredCount,
    failedCount,
    ambiguousCount,
    inFlightCount,
    lastDeliveredAtMs,
    lastFailure,
    firstByteMs,
  } = health;
  return {
    origin,
    deliveries: {
      delivered: deliveredCount,
      failed: failedCount,
      ambiguous: ambiguousCount,
      under_way: inFlightCount,
    },
    last_delivered_at: formatTimeOrNull(lastDeliveredAtMs),
    last_failure:
      lastFailure === null ? null : { at: formatTime(lastFailure.atMs), ...outcomeView(lastFailure.outcome) },
    first_byte_ms: firstByteMs,
    breaker,
  };
}

function outcomeView(outcome: NonNullable<DestinationHealth['lastFailure']>['outcome']) {
  return 'status' in outcome ? { http_status: outcome.status } : { error_class: outcome.error };
}

function breakerOf(breakers: Breakers, accountId: string, origin: string, nowMs: number): DestinationView['breaker'] {
  const breakerState = breakers.stateOf({ accountId, origin });
  const waitMs = breakerState.state === 'closed' ? 0 : breakerState.retryAfterMs;
  return { state: breakerState.state, retry_at: waitMs === 0 ? null : formatTime(nowMs + waitMs) };
}
