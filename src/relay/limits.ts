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

/** Requests of one account that wait in one process for deliveries which others began. */
export const waitersMax = 100;

/** Codes of trials that a network may try, right or wrong. */
export const confirmationTries = [{ points: 20, seconds: 3_600 }] as const satisfies readonly Window[];

/** Mails about trials that one address may get, whoever asks for them. */
export const trialMails = [{ points: 5, seconds: 86_400 }] as const satisfies readonly Window[];

/** Breakers that a process remembers; see the rules for when one opens. */
export const breakersMax = 10_000;

/** Destinations that an account may have looked at, without anything being sent. */
export const destinationChecks = [{ points: 60, seconds: 3_600 }] as const satisfies readonly Window[];

/** A look at a destination gives up after so long, and whatever it met is told after the same time. */
export const destinationLookMs = 4_500;
export const destinationAnswerMs = 5_000;

/** That a name cannot be delivered to is told after so long, whatever was found: longer than any look-up takes. */
export const nameNotUsableMs = 2_200;

/** Accounts of how destinations fare, each of which reads more records than anything else that may be asked. */
export const healthReads = [{ points: 30, seconds: 60 }] as const satisfies readonly Window[];

/** Records that are looked at, newest first, to tell how destinations fare, and origins that are told of. */
export const healthRecordsMax = 1_000;
export const healthOriginsMax = 100;

/** How often another process's delivery is looked at by those who wait for it. */
export const recordLookMs = 100;

export const responseExcerptBytesMax = 4_096;

export const listedMax = 50;

/** Deliveries that one page of them looks at, however few its filter lets through. */
export const listedLooksMax = 10_000;
