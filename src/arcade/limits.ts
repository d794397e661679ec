import type { Refusal } from '../core/base/refusal.ts';
import type { AllowancePolicy } from '../core/operation/allowance.ts';
import type { Caller, Operation } from '../core/operation/operation.ts';
import { createRateLimit, type SharedStore, type Window } from '../core/operation/rate-limit.ts';

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

/** 20 batches a second, with room for twice as many at once. */
export const batchesPerSession: Window = { points: 40, seconds: 2 };
export const feedbacksPerDay = 10;
export const streamsPerKey = 4;
export const streamsPerAddress = 8;
export const openSessionsMax = 5;
export const actionsPerSessionMax = 20_000;
export const actionsPerBatchMax = 32;

interface OwnLimit {
  take(input: unknown, caller: Caller | null): Promise<Refusal | null>;
}

/** The limits of single operations, beside what all requests of a key cost. */
export function createOwnLimits(
  store: SharedStore,
  enabled: boolean,
): (operation: Operation, input: unknown, caller: Caller | null) => Promise<Refusal | null> {
  const batches = createRateLimit(
    { name: 'arcade-action-batches-of-a-session', windows: [batchesPerSession], shared: false },
    store,
    enabled,
  );
  const feedbacks = createRateLimit(
    { name: 'arcade-feedbacks', windows: [{ points: feedbacksPerDay, seconds: 86_400 }], shared: true },
    store,
    enabled,
  );
  const limits: Readonly<Record<string, OwnLimit>> = {
    take_actions: { take: (input) => batches.take((input as { id: string }).id, 1) },
    send_feedback: { take: (_input, caller) => feedbacks.take(caller?.accountId ?? '', 1) },
  };
  return async (operation, input, caller) => (await limits[operation.name]?.take(input, caller)) ?? null;
}
