// Limits of one delivery. Times are milliseconds.

/** Deadline of a delivery request after its arrival. */
export const deadlineMs = 25_000;

/** Attempts within one request, the first included. */
export const attemptsMax = 3;

/** Limit of replays of a delivery. */
export const replaysMax = 10;

/** Upper bound of the first random pause between attempts; doubled for each further one. */
export const backoffBaseMs = 250;

/**
 * A lead leaves only while this much is left for its response. With less, a delivery of which it is
 * certain that nothing happened would become one of which nobody knows.
 */
export const responseWindowMinMs = 2_000;

/** Upper bound of the pause before storing a result is retried. */
export const recordPauseMs = 500;
