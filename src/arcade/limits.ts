import { Type } from 'typebox';
import type { Refusal } from '../core/base/refusal.ts';
import type { AllowancePolicy } from '../core/operation/allowance.ts';
import type { Caller, Operation } from '../core/operation/operation.ts';
import { addressRequestsPerMinute, limitsOf, type SharedStore, type Window } from '../core/operation/rate-limit.ts';

const requestsPerMinute = 600;

/** What one caller may ask for: enforced as it is published. Every request of a key counts alike. */
export const allowancePolicy: AllowancePolicy = {
  anonymousReadsPerMinute: 300,
  readsPerMinute: requestsPerMinute,
  writePoints: [{ points: requestsPerMinute, seconds: 60 }],
  newAccountDivisor: 1,
  registrations: [
    { points: 10, seconds: 3_600 },
    { points: 50, seconds: 86_400 },
  ],
  failedSignInsPerMinute: 30,
};

/** 20 batches a second of one player, with room for twice as many at once. */
export const batchesPerSession: Window = { points: 40, seconds: 2 };
export const feedbacksPerDay = 10;
export const streamsPerKey = 4;
export const streamsPerAddress = 8;
export const openSessionsMax = 5;
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
  actions_per_session: Type.Integer(),
  open_sessions: Type.Integer(),
  open_ranked_sessions_per_ladder: Type.Integer(),
  streams_per_key: Type.Integer(),
  streams_per_address: Type.Integer(),
  feedbacks_per_day: Type.Integer(),
});

/** The published form of the limits. */
export const limits = {
  requests_per_minute_per_address: addressRequestsPerMinute,
  anonymous_reads_per_minute_per_address: allowancePolicy.anonymousReadsPerMinute,
  requests_per_minute_per_key: requestsPerMinute,
  registrations_per_address: [...allowancePolicy.registrations],
  failed_sign_ins_per_minute_per_address: allowancePolicy.failedSignInsPerMinute,
  action_batches_per_session: batchesPerSession,
  actions_per_batch: actionsPerBatchMax,
  actions_per_session: actionsPerSessionMax,
  open_sessions: openSessionsMax,
  open_ranked_sessions_per_ladder: 1,
  streams_per_key: streamsPerKey,
  streams_per_address: streamsPerAddress,
  feedbacks_per_day: feedbacksPerDay,
};

interface OwnLimit {
  take(input: unknown, caller: Caller | null): Promise<Refusal | null>;
}

/** The limits of single operations, beside what all requests of a key cost. */
export function createOwnLimits(
  store: SharedStore,
  enabled: boolean,
): (operation: Operation, input: unknown, caller: Caller | null) => Promise<Refusal | null> {
  const limit = limitsOf('arcade', store, enabled);
  const batches = limit('action-batches-of-a-session', [batchesPerSession], false);
  const feedbacks = limit('feedbacks', [{ points: feedbacksPerDay, seconds: 86_400 }], true);
  const limits: Readonly<Record<string, OwnLimit>> = {
    // Nobody uses up the batches of a session that another plays.
    take_actions: {
      take: (input, caller) => batches.take(`${(input as { id: string }).id} ${caller?.accountId}`, 1),
    },
    send_feedback: { take: (_input, caller) => feedbacks.take(caller?.accountId ?? '', 1) },
  };
  return async (operation, input, caller) => (await limits[operation.name]?.take(input, caller)) ?? null;
}
