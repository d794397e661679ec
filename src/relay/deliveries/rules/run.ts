import type { Admission } from './admission.ts';
import type { Attempt, AttemptMetrics } from './attempts.ts';
import type { AttemptOutcome } from './outcome.ts';
import type { DispatchRecord, RunResult } from './record.ts';

/**
 * Phase of a run.
 * - `connecting`: the connection is being opened; `connected`: it is open, the acceptance is not stored yet
 * - `recording_dispatch`: the dispatch record is being written; `sending`: the lead may have been sent in part
 * - `abandoning`: an attempt that must not send is being closed
 * - `pausing`: between two attempts
 * - `awaiting_acceptance`: the outcome is final, the acceptance is not stored yet
 * - `recording`: the result is being written; `retrying`: the write failed and will be retried
 */
export type RunPhase =
  | 'connecting'
  | 'connected'
  | 'recording_dispatch'
  | 'sending'
  | 'abandoning'
  | 'pausing'
  | 'awaiting_acceptance'
  | 'recording'
  | 'retrying'
  | 'ended';

/**
 * State of one delivery request in this process, from arrival to response. In memory only; durable state is in the
 * record. Plain data.
 */
export interface DeliveryRun {
  readonly id: string;
  readonly phase: RunPhase;
  readonly replay: boolean;
  /** Wall-clock time of arrival; `elapsedMs` of events is monotonic from there. */
  readonly startedAtMs: number;
  readonly isAccepted: boolean;
  /**
   * The commit of the acceptance was not confirmed: nothing is sent, and if the acceptance was stored after all, its
   * delivery ends as failed.
   */
  readonly isAcceptanceWithdrawn: boolean;
  readonly attempt: { readonly n: number; readonly numberInRun: number; readonly startedAtMs: number };
  /** An attempt that ended while its dispatch record was being written; processed after that write. */
  readonly earlyEnd: AttemptEnded | null;
  /** Finished attempts that are not stored yet. */
  readonly unrecordedAttempts: readonly Attempt[];
  /** Ids of the requests that wait for the response. */
  readonly requestIds: readonly string[];
}

export interface AttemptEnded {
  readonly type: 'attempt_ended';
  readonly outcome: AttemptOutcome;
  /** Measurements of the attempt, as in `Attempt`. */
  readonly metrics: AttemptMetrics;
  /** Retry-After of the response; null without one. */
  readonly retryAfterMs: number | null;
  readonly elapsedMs: number;
  /** Random number in [0, 1), for jitter. */
  readonly random: number;
}

export type RunEvent =
  /** The write is durable. */
  | { readonly type: 'written'; readonly write: Write['kind']; readonly elapsedMs: number }
  /** The admission changed in the transaction; nothing was written. */
  | { readonly type: 'not_admitted'; readonly admission: Admission }
  /** Another run owns the record; nothing was written. */
  | { readonly type: 'ownership_lost' }
  /** The write failed. `isUnknown`: it may have been committed. */
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
  | { readonly type: 'joined'; readonly requestId: string }
  /** The client of a waiting request disconnected. The attempt continues, and the receipt is stored. */
  | { readonly type: 'left'; readonly requestId: string };

export type Write =
  | { readonly kind: 'accept'; readonly run: string; readonly n: number; readonly startedAtMs: number }
  | ({ readonly kind: 'dispatch' } & DispatchRecord)
  | ({ readonly kind: 'result' } & RunResult);

/**
 * Commands for the executor. `after`: the write that is durable when the command is issued. `untilMs`: limit of
 * `elapsedMs`, the time since the arrival of the request.
 */
export type RunCommand =
  | { readonly do: 'write'; readonly write: Write; readonly after: 'accept' | null }
  /** Resolve, connect and handshake; then `connected`, or `attempt_ended`. */
  | { readonly do: 'connect'; readonly n: number; readonly untilMs: number; readonly after: null }
  /** Send the lead over the open connection; then `attempt_ended`. */
  | { readonly do: 'send'; readonly n: number; readonly untilMs: number; readonly after: 'dispatch' }
  /** Close the connection without sending; then `attempt_ended` with this error. */
  | {
      readonly do: 'abandon';
      readonly n: number;
      readonly reason: 'deadline_before_sent' | 'not_recorded';
      readonly after: null;
    }
  /** Close the connection; no event follows. */
  | { readonly do: 'drop'; readonly n: number; readonly after: null }
  /** Pause, followed by the event `pause_over`. */
  | { readonly do: 'pause'; readonly ms: number; readonly after: null }
  | {
      readonly do: 'respond';
      readonly requestIds: readonly string[];
      readonly reply: ReplyKind;
      readonly after: 'result' | null;
    };

/**
 * Kind of a response. `result`: the receipt that this run stored. `record`: the stored receipt once the delivery is
 * finished. `unavailable`: storing failed; the same request may be sent again.
 */
export type ReplyKind = 'result' | 'record' | 'unavailable' | { readonly admission: Admission };

export interface Step {
  readonly run: DeliveryRun;
  /** Executed in this order; writes of one run are sequential. */
  readonly commands: readonly RunCommand[];
}
