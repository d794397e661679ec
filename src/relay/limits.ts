import type { AllowancePolicy } from '../core/operation/allowance.ts';
import type { Window } from '../core/operation/rate-limit.ts';

/** What one caller may ask for beside deliveries. */
export const allowancePolicy: AllowancePolicy = {
  anonymousReadsPerMinute: 300,
  readsPerMinute: 600,
  writePoints: [{ points: 60, seconds: 60 }],
  newAccountDivisor: 1,
  registrations: [{ points: 3, seconds: 86_400 }],
  failedSignInsPerMinute: 30,
};

/** Deliveries that begin, of one account; asking for what stands already is not counted. */
export const deliveriesPerSecond = {
  trial: [{ points: 2, seconds: 1 }],
  builder: [{ points: 10, seconds: 1 }],
} as const satisfies Record<string, readonly Window[]>;

/** Deliveries under way at one time in one process. */
export const underWayMax = {
  trialAccount: 2,
  builderAccount: 10,
  accountAndOrigin: 4,
  origin: 16,
  all: 1_000,
} as const;

/** How often another process's delivery is looked at by those who wait for it. */
export const recordLookMs = 100;

export const responseExcerptBytesMax = 4_096;

export const listedMax = 50;
