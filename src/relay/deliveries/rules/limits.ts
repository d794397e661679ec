// Limits of one delivery. Times are in milliseconds.

/** Maximum duration of a delivery request, from its arrival. */
export const deadlineMs = 25_000;

/** Maximum attempts per request, including the first. */
export const attemptsMax = 3;

/** Maximum replays of a delivery. */
export const replaysMax = 10;

/** Upper bound of the first random backoff; doubled for each further attempt. */
export const backoffBaseMs = 250;

/**
 * Minimum time before the deadline to start sending. With less, a response could be missed and a delivery that
 * certainly had no effect would become ambiguous.
 */
export const responseWindowMinMs = 2_000;

/** Upper bound of the random delay before the write of a result is retried. */
export const resultRetryDelayMaxMs = 500;
