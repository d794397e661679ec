// What bounds one delivery. Times are milliseconds.

/** A request that carries a lead ends this long after it arrived, whatever happens. */
export const deadlineMs = 25_000;

/** Attempts within one request, the first included. */
export const attemptsMax = 3;

/** Requests that may repeat a delivery which did not succeed. */
export const replaysMax = 10;

/** The first pause between attempts is drawn from 0 up to this; each further one from twice as much. */
export const backoffBaseMs = 250;

/**
 * A lead leaves only while this much is left for its answer. With less, a delivery of which it is
 * certain that nothing happened would become one of which nobody knows.
 */
export const answerWindowMinMs = 2_000;

/** While a result cannot be stored, it is tried again after a pause of up to this. */
export const recordPauseMs = 500;
