import type { Admission } from './admission.ts';
import type { Attempt, AttemptFacts } from './attempts.ts';
import type { AttemptOutcome } from './outcome.ts';
import type { Mark, RunResult } from './record.ts';

/**
 * - `connecting`: a connection is being made; `connected`: it is, and the acceptance is awaited
 * - `marking`: the mark is being written; `sending`: the lead may be leaving
 * - `abandoning`: an attempt that must not send is being closed
 * - `pausing`: between two attempts
 * - `settled`: the outcome stands, and the acceptance is awaited; `recording`: the result is being
 *   written; `retrying`: it could not be written and will be again
 */
export type RunPhase =
  | 'connecting'
  | 'connected'
  | 'marking'
  | 'sending'
  | 'abandoning'
  | 'pausing'
  | 'settled'
  | 'recording'
  | 'retrying'
  | 'ended';

/**
 * One request that carries a lead, in the process that took it: its attempts, up to the response.
 * Lives in memory only; what must outlive the process is in the record. Plain data.
 */
export interface DeliveryRun {
  readonly id: string;
  readonly phase: RunPhase;
  readonly replay: boolean;
  /** Wall time of the request's arrival; `elapsedMs` of events counts from it, without jumps. */
  readonly startedAtMs: number;
  /** The acceptance is durable. */
  readonly accepted: boolean;
  /** Nobody knows whether the acceptance is durable: nothing is sent, and whatever stands of it is closed. */
  readonly withdrawn: boolean;
  readonly attempt: { readonly n: number; readonly number: number; readonly startedAtMs: number };
  /** An attempt that ended while its mark was being written: checked once that write has ended. */
  readonly early: AttemptEnded | null;
  /** Ended attempts that no durable write names yet. */
  readonly unrecorded: readonly Attempt[];
  /** Requests that wait for the response. */
  readonly callers: readonly string[];
}

export interface AttemptEnded {
  readonly type: 'attempt_ended';
  readonly outcome: AttemptOutcome;
  readonly facts: AttemptFacts;
  /** What the destination requested in Retry-After; null when it did not. */
  readonly retryAfterMs: number | null;
  readonly elapsedMs: number;
  /** At least 0, below 1. */
  readonly random: number;
}

export type RunEvent =
  /** The write of this kind is durable. */
  | { readonly type: 'written'; readonly write: Write['kind']; readonly elapsedMs: number }
  /** The transaction that should have begun the delivery decided otherwise; nothing was written. */
  | { readonly type: 'not_admitted'; readonly admission: Admission }
  /** The record belongs to another run; nothing was written. */
  | { readonly type: 'overtaken' }
  /** The storage refused the write: nothing was written, or, as `isUnknown` says, nobody knows. */
  | {
      readonly type: 'write_failed';
      readonly write: Write['kind'];
      readonly isUnknown: boolean;
      readonly elapsedMs: number;
      readonly random: number;
    }
  | { readonly type: 'connected'; readonly elapsedMs: number }
  | AttemptEnded
  | { readonly type: 'pause_over'; readonly elapsedMs: number }
  /** Another identical request waits for the same response. */
  | { readonly type: 'joined'; readonly caller: string }
  /** A caller disconnected. The attempt goes on: the record will hold its receipt. */
  | { readonly type: 'left'; readonly caller: string };

export type Write =
  | { readonly kind: 'accept'; readonly run: string; readonly n: number; readonly startedAtMs: number }
  | ({ readonly kind: 'mark' } & Mark)
  | ({ readonly kind: 'result' } & RunResult);

/** `after` names what is durable by the time a command is given, and must be before it is carried out. */
export type RunCommand =
  | { readonly do: 'write'; readonly write: Write; readonly after: 'accept' | null }
  /** Resolve, connect and handshake; then `connected`, or `attempt_ended`. */
  | { readonly do: 'connect'; readonly n: number; readonly untilMs: number; readonly after: null }
  /** Let the lead leave over the connection that stands; then `attempt_ended`. */
  | { readonly do: 'send'; readonly n: number; readonly untilMs: number; readonly after: 'mark' }
  /** Close the connection without a byte of the lead; then `attempt_ended` with this error. */
  | {
      readonly do: 'abandon';
      readonly n: number;
      readonly because: 'deadline_before_sent' | 'not_recorded';
      readonly after: null;
    }
  /** Drop whatever the attempt holds; nothing is reported back. */
  | { readonly do: 'drop'; readonly n: number; readonly after: null }
  /** Then `pause_over`. */
  | { readonly do: 'pause'; readonly ms: number; readonly after: null }
  | {
      readonly do: 'answer';
      readonly callers: readonly string[];
      readonly say: ReplyKind;
      readonly after: 'result' | null;
    };

/**
 * `result`: the receipt that this run has just made durable. `record`: what the record says, once
 * it rests. `unavailable`: nothing is known to be stored; the same request may be sent again.
 */
export type ReplyKind = 'result' | 'record' | 'unavailable' | { readonly admission: Admission };

export interface Step {
  readonly run: DeliveryRun;
  /** To be begun in this order; writes of one run are carried out one after another. */
  readonly commands: readonly RunCommand[];
}
