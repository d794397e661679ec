import type { CallLimitPolicy, RateLimitWindow } from '../core/operation/rate-limit.ts';

/** Rate limits of all calls except deliveries. */
export const callLimitPolicy = {
  anonymousReadsPerMinute: 300,
  readsPerMinute: 600,
  writePoints: [{ points: 60, seconds: 60 }],
  newAccountDivisor: 1,
  hasVariableWriteCost: true,
  registrations: [{ points: 3, seconds: 86_400 }],
  failedSignInsPerMinute: 30,
} as const satisfies CallLimitPolicy;

/** Rate limit of new deliveries per account. Requests for existing receipts are not counted. */
export const deliveriesPerSecond = {
  trial: [{ points: 2, seconds: 1 }],
  builder: [{ points: 10, seconds: 1 }],
} as const satisfies Record<string, readonly RateLimitWindow[]>;

/** Concurrent deliveries per account and process; see also `rules/fair-slots.ts`. */
export const inFlightMax = {
  trialAccount: 2,
  builderAccount: 10,
} as const;

/** Maximum wait for a slot of an origin, after which nothing is sent. */
export const slotWaitMs = 2_000;

/** Limit of fair queues per process, one per origin; idle ones above it are evicted. */
export const originQueuesMax = 2_000;

/** Limit of requests per account and process that wait for deliveries of other requests. */
export const joinedRequestsMax = 100;

/** Rate limit of code confirmations per IP address. */
export const confirmationTries = [{ points: 20, seconds: 3_600 }] as const satisfies readonly RateLimitWindow[];

/** Rate limit of trial mails per email address, over all callers. */
export const trialMails = [{ points: 5, seconds: 86_400 }] as const satisfies readonly RateLimitWindow[];

/** Rate limit of key recoveries per IP address. */
export const keyRecoveries = [{ points: 5, seconds: 86_400 }] as const satisfies readonly RateLimitWindow[];

/** Rate limit of recovery mails per email address, over all callers. */
export const recoveryMails = [{ points: 5, seconds: 86_400 }] as const satisfies readonly RateLimitWindow[];

/** Limit of named keys per account. */
export const namedKeysMax = 20;

/** Limit of destinations per account whose signing secret was rotated. */
export const rotatedSecretsMax = 1_000;

/** Limit of origins per key. */
export const keyOriginsMax = 10;

/** Timeout of a receipt query. */
export const receiptQueryMs = 10_000;

/** Time after the response to a receipt query in which a failed write of it is retried. */
export const receiverStatementRetryMs = 10_000;

/** Limit of circuit breakers per process. */
export const breakersMax = 10_000;

/** Rate limit of destination checks per account. */
export const destinationChecks = [{ points: 60, seconds: 3_600 }] as const satisfies readonly RateLimitWindow[];

/** Time limit of a destination check, and time after its start at which every failure is returned. */
export const destinationCheckMs = 4_500;
export const destinationResponseMs = 5_000;

/** Duration of an attempt with an unusable host name, longer than any DNS lookup. */
export const unusableNameDelayMs = 2_200;

/** Rate limit of destination health, which reads many records. */
export const healthReads = [{ points: 30, seconds: 60 }] as const satisfies readonly RateLimitWindow[];

/** Limits of destination health: newest records that are read, and origins that are returned. */
export const healthRecordsMax = 1_000;
export const healthOriginsMax = 100;

/** Poll interval for deliveries of other processes without a change notification. */
export const recordPollMs = 500;

/** Limit of deliveries per batch, and time after which a batch starts no further delivery. */
export const batchMax = 20;
export const batchStartMs = 8_000;

export const responseExcerptBytesMax = 4_096;

export const deliveriesPerPage = 50;

/** Deliveries of an origin that a page of an embed link compares with its destination. */
export const embedScanMax = 200;

/** Validity of an embed link, and limit of origins that may frame it. */
export const embedSeconds = { min: 60, byDefault: 3_600, max: 86_400 } as const;
export const embedFramesMax = 5;

/** Deliveries scanned per page, regardless of the filter. */
export const listScanMax = 10_000;
