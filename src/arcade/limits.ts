import { Type } from 'typebox';
import { minuteMs } from '../core/base/clock.ts';
import type { Refusal } from '../core/base/refusal.ts';
import type { Caller } from '../core/operation/operation.ts';
import type { Pipeline } from '../core/operation/pipeline.ts';
import {
  addressKey,
  addressRequestsPerMinute,
  type CallLimitPolicy,
  createLimitFactory,
  type RateLimitWindow,
  type SharedStore,
} from '../core/operation/rate-limit.ts';

const requestsPerMinute = 600;

/** Rate limits of requests, registrations and sign-ins. Every request of a key has the same cost. */
export const callLimitPolicy: CallLimitPolicy = {
  anonymousReadsPerMinute: 300,
  readsPerMinute: requestsPerMinute,
  writePoints: [{ points: requestsPerMinute, seconds: 60 }],
  newAccountDivisor: 1,
  hasVariableWriteCost: false,
  registrations: [
    { points: 10, seconds: 3_600 },
    { points: 50, seconds: 86_400 },
  ],
  failedSignInsPerMinute: 30,
};

/** 20 batches per second and player, with a burst of twice as many. */
export const batchesPerSession: RateLimitWindow = { points: 40, seconds: 2 };
export const feedbacksPerDay = 10;
/** Validations of bundles, which store nothing. */
const validationsPerHour = { perKey: 60, perAddress: 120 };
export const streamsPerKey = 4;
export const streamsPerAddress = 8;
export const openSessionsMax = 5;
/** Time in which players can take a seat; a session that has not started by then ends. */
export const seatsOpenMs = 10 * minuteMs;
/** Maximum actions per seat. Grid games end before all seats together have taken as many, so this also limits `seq`. */
export const actionsPerSessionMax = 20_000;
export const actionsPerBatchMax = 32;

const window = Type.Object({ points: Type.Integer(), seconds: Type.Integer() });

export const limitsRecord = Type.Object({
  requests_per_minute_per_address: Type.Integer(),
  anonymous_reads_per_minute_per_address: Type.Integer(),
  requests_per_minute_per_key: Type.Integer(),
  registrations_per_address: Type.Array(window),
  failed_sign_ins_per_minute_per_address: Type.Integer(),
  action_batches_per_session: window,
  actions_per_batch: Type.Integer(),
  actions_per_session: Type.Integer({ description: 'Maximum number of actions of each seat.' }),
  open_sessions: Type.Integer(),
  open_ranked_sessions_per_ladder: Type.Integer(),
  streams_per_key: Type.Integer(),
  streams_per_address: Type.Integer(),
  feedbacks_per_day: Type.Integer(),
  validations_per_hour_per_key: Type.Integer(),
  validations_per_hour_per_address: Type.Integer(),
  upload_attempts_per_hour: Type.Integer({
    description: 'Maximum number of uploads of an account per hour, including refused ones.',
  }),
  stored_uploads_per_hour: Type.Integer({
    description: 'Maximum number of new versions that an account stores per hour.',
  }),
});

/** Uploads of an account. `stored` counts new versions and is enforced in the transaction that stores them. */
export const uploadsPerHour = { attempts: 10, stored: 2 };

/** Downloads of a monthly export of replays, per network and hour. */
export const replayExportsPerHour = 12;

/** Limits of the render reports of canaries per network; reports above them are not counted. */
export const renderReportsPerNetwork = { reportsPerHour: 12, failuresPerDay: 3 };

/** Limits as the API publishes them. */
export const limits = {
  requests_per_minute_per_address: addressRequestsPerMinute,
  anonymous_reads_per_minute_per_address: callLimitPolicy.anonymousReadsPerMinute,
  requests_per_minute_per_key: requestsPerMinute,
  registrations_per_address: [...callLimitPolicy.registrations],
  failed_sign_ins_per_minute_per_address: callLimitPolicy.failedSignInsPerMinute,
  action_batches_per_session: batchesPerSession,
  actions_per_batch: actionsPerBatchMax,
  actions_per_session: actionsPerSessionMax,
  open_sessions: openSessionsMax,
  open_ranked_sessions_per_ladder: 1,
  streams_per_key: streamsPerKey,
  streams_per_address: streamsPerAddress,
  feedbacks_per_day: feedbacksPerDay,
  validations_per_hour_per_key: validationsPerHour.perKey,
  validations_per_hour_per_address: validationsPerHour.perAddress,
  upload_attempts_per_hour: uploadsPerHour.attempts,
  stored_uploads_per_hour: uploadsPerHour.stored,
};

interface OperationLimit {
  consume(input: unknown, caller: Caller | null, address: string): Promise<Refusal | null>;
}

/** Operation-specific rate limits, in addition to the rate limit of all requests of a key. */
export function createOperationLimits(
  store: SharedStore,
  isEnabled: boolean,
): NonNullable<Pipeline['consumeOperationLimit']> {
  const limit = createLimitFactory('arcade', store, isEnabled);
  const batches = limit('action-batches-of-a-session', [batchesPerSession], { isShared: false });
  const feedbacks = limit('feedbacks', [{ points: feedbacksPerDay, seconds: 86_400 }], { isShared: true });
  const validations = limit('validations', [{ points: validationsPerHour.perKey, seconds: 3_600 }], {
    isShared: false,
  });
  const validationsOfAddress = limit(
    'validations-of-an-address',
    [{ points: validationsPerHour.perAddress, seconds: 3_600 }],
    { isShared: false, isPerIpAddress: true },
  );
  const uploads = limit('upload-attempts', [{ points: uploadsPerHour.attempts, seconds: 3_600 }], { isShared: false });
  const operationLimits: Readonly<Record<string, OperationLimit>> = {
    // Batches are limited per player and session, so that other agents cannot use up the limit.
    take_actions: {
      consume: (input, caller) => batches.consume(`${(input as { id: string }).id} ${caller?.accountId}`, 1),
    },
    validate_game: {
      consume: async (_input, caller, address) =>
        (await validations.consume(caller?.accountId ?? '', 1)) ??
        (await validationsOfAddress.consume(addressKey(address), 1)),
    },
    upload_game: { consume: (_input, caller) => uploads.consume(caller?.accountId ?? '', 1) },
    send_feedback: { consume: (_input, caller) => feedbacks.consume(caller?.accountId ?? '', 1) },
  };
  return async (operation, input, caller, address) =>
    (await operationLimits[operation.name]?.consume(input, caller, address)) ?? null;
}
