import { minuteMs } from '../../../core/base/clock.ts';

/** Retention of requests to echo destinations. */
export const echoRetentionMs = 10 * minuteMs;

/** Id of an echo destination, chosen by the caller. Anyone who knows it can read the request. */
export const echoIdPattern = '^[A-Za-z0-9_-]{16,64}$';
