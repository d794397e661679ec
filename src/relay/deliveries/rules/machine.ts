import { attemptsMax, backoffBaseMs, deadlineMs, recordPauseMs, responseWindowMinMs } from './limits.ts';
import { judge } from './outcome.ts';
import type { AttemptEnded, DeliveryRun, ReplyKind, RunCommand, RunEvent, Step } from './run.ts';

/**
 * Begins a request that `admit` let begin as attempt `n`. The acceptance commits while the
 * connection is made.
 */
export function startRun(
  begin: Pick<DeliveryRun, 'id' | 'replay' | 'startedAtMs'> & { n: number; caller: string },
): Step {
  const { id, replay, startedAtMs, n, caller } = begin;
  const run: DeliveryRun = {
    id,
    phase: 'connecting',
    replay,
    startedAtMs,
    accepted: false,
    withdrawn: false,
    attempt: { n, number: 1, startedAtMs },
    early: null,
    unrecorded: [],
    callers: [caller],
  };
  const write = { kind: 'accept', run: id, n, startedAtMs } as const;
  return { run, commands: [{ do: 'write', write, after: null }, connect(n)] };
}

/**
 * The course of one request, event by event. Promises: the lead leaves only after a mark of that
 * attempt is durable; it leaves again only after an outcome that proves that nothing happened;
 * every caller is answered once, and with what is durable. Nothing is changed in place. Throws when
 * an event cannot happen in the run's phase, which is a bug of who carries the commands out.
 */
export function step(run: DeliveryRun, event: RunEvent): Step {
  if (run.phase === 'ended') return afterTheEnd(run, event);
  switch (event.type) {
    case 'joined':
      if (run.withdrawn) return { run, commands: respond([event.caller], 'unavailable') };
      return { run: { ...run, callers: [...run.callers, event.caller] }, commands: [] };
    case 'left':
      return { run: { ...run, callers: run.callers.filter((caller) => caller !== event.caller) }, commands: [] };
    case 'not_admitted':
      return end(run, { admission: event.admission }, dropOf(run));
    case 'overtaken':
      return end(run, 'record', dropOf(run));
    case 'connected':
      if (run.phase !== 'connecting') throw unexpected(run, event);
      return proceed({ ...run, phase: 'connected' }, event.elapsedMs);
    case 'written':
      return written(run, event);
    case 'write_failed':
      return writeFailed(run, event);
    case 'attempt_ended':
      return attemptEnded(run, event);
    case 'pause_over':
      return pauseOver(run, event.elapsedMs);
    default:
      throw new TypeError(`Unknown event of a run: ${JSON.stringify(event satisfies never)}`);
  }
}

/** Goes on to the mark as soon as a connection stands and the acceptance is durable. */
function proceed(run: DeliveryRun, elapsedMs: number): Step {
  if (!leavesTime(elapsedMs)) return abandon(run, 'deadline_before_sent');
  if (!run.accepted) return { run, commands: [] };
  const { n, startedAtMs } = run.attempt;
  const write = { kind: 'mark', run: run.id, n, startedAtMs, closes: run.unrecorded } as const;
  return { run: { ...run, phase: 'marking' }, commands: [{ do: 'write', write, after: 'accept' }] };
}

function written(run: DeliveryRun, event: Extract<RunEvent, { type: 'written' }>): Step {
  switch (event.write) {
    case 'accept': {
      const accepted: DeliveryRun = { ...run, accepted: true };
      if (run.phase === 'connected') return proceed(accepted, event.elapsedMs);
      return run.phase === 'settled' ? record(accepted) : { run: accepted, commands: [] };
    }
    case 'mark': {
      if (run.phase !== 'marking') throw unexpected(run, event);
      const marked: DeliveryRun = { ...run, unrecorded: [] };
      if (run.early !== null) return close({ ...marked, early: null }, run.early);
      if (!leavesTime(event.elapsedMs)) return abandon(marked, 'deadline_before_sent');
      const send = { do: 'send', n: run.attempt.n, untilMs: deadlineMs, after: 'mark' } as const;
      return { run: { ...marked, phase: 'sending' }, commands: [send] };
    }
    case 'result':
      if (run.phase !== 'recording') throw unexpected(run, event);
      return end(run, 'result', []);
  }
}

function writeFailed(run: DeliveryRun, event: Extract<RunEvent, { type: 'write_failed' }>): Step {
  switch (event.write) {
    case 'accept':
      return event.isUnknown ? withdraw(run) : end(run, 'unavailable', dropOf(run));
    case 'mark':
      if (run.phase !== 'marking') throw unexpected(run, event);
      return run.early === null ? abandon(run, 'not_recorded') : close({ ...run, early: null }, run.early);
    case 'result': {
      if (run.phase !== 'recording') throw unexpected(run, event);
      const pause = { do: 'pause', ms: recordAgainMs(event.random), after: null } as const;
      if (event.elapsedMs < deadlineMs) return { run: { ...run, phase: 'retrying' }, commands: [pause] };
      // The outcome is kept and written when that is possible again; nobody waits for it any longer.
      const waiting = respond(run.callers, 'unavailable');
      return { run: { ...run, phase: 'retrying', callers: [] }, commands: [pause, ...waiting] };
    }
  }
}

/** The callers may ask again; until then whatever may have been accepted is closed, with its unit. */
function withdraw(run: DeliveryRun): Step {
  const replies = respond(run.callers, 'unavailable');
  const withdrawn: DeliveryRun = { ...run, withdrawn: true, callers: [] };
  if (run.phase === 'pausing') return { run: withdrawn, commands: replies };
  if (run.phase === 'settled') return first(replies, record(withdrawn));
  const { n, startedAtMs } = run.attempt;
  const attempt = { n, startedAtMs, outcome: { error: 'not_recorded' }, facts: null } as const;
  return first([...replies, ...dropOf(run)], record({ ...withdrawn, unrecorded: [...run.unrecorded, attempt] }));
}

function first(commands: readonly RunCommand[], { run, commands: then }: Step): Step {
  return { run, commands: [...commands, ...then] };
}

function attemptEnded(run: DeliveryRun, event: AttemptEnded): Step {
  switch (run.phase) {
    case 'marking':
      if (run.early !== null) throw unexpected(run, event);
      return { run: { ...run, early: event }, commands: [] };
    case 'connecting':
    case 'connected':
    case 'sending':
    case 'abandoning':
      return close(run, event);
    default:
      // It had ended when it was dropped.
      if (run.withdrawn) return { run, commands: [] };
      throw unexpected(run, event);
  }
}

/** Closes the attempt, then attempts again where that is safe, or lets the outcome stand. */
function close(run: DeliveryRun, ended: AttemptEnded): Step {
  const { n, number, startedAtMs } = run.attempt;
  const attempt = { n, startedAtMs, outcome: ended.outcome, facts: ended.facts };
  const closed: DeliveryRun = { ...run, unrecorded: [...run.unrecorded, attempt] };
  const pauseMs = retryPauseMs(number, ended);
  if (pauseMs !== null)
    return { run: { ...closed, phase: 'pausing' }, commands: [{ do: 'pause', ms: pauseMs, after: null }] };
  return run.accepted ? record(closed) : { run: { ...closed, phase: 'settled' }, commands: [] };
}

function pauseOver(run: DeliveryRun, elapsedMs: number): Step {
  if (run.phase === 'retrying') return record(run);
  if (run.phase !== 'pausing') throw unexpected(run, { type: 'pause_over', elapsedMs });
  if (run.withdrawn) return record(run);
  const n = run.attempt.n + 1;
  const attempt = { n, number: run.attempt.number + 1, startedAtMs: run.startedAtMs + elapsedMs };
  return { run: { ...run, phase: 'connecting', attempt }, commands: [connect(n)] };
}

function record(run: DeliveryRun): Step {
  const write = { kind: 'result', run: run.id, closes: run.unrecorded } as const;
  const after = run.withdrawn ? null : 'accept';
  return { run: { ...run, phase: 'recording' }, commands: [{ do: 'write', write, after }] };
}

function abandon(run: DeliveryRun, because: 'deadline_before_sent' | 'not_recorded'): Step {
  const command = { do: 'abandon', n: run.attempt.n, because, after: null } as const;
  return { run: { ...run, phase: 'abandoning' }, commands: [command] };
}

function connect(n: number): RunCommand {
  return { do: 'connect', n, untilMs: deadlineMs, after: null };
}

function end(run: DeliveryRun, replyKind: ReplyKind, first: readonly RunCommand[]): Step {
  return { run: { ...run, phase: 'ended', callers: [] }, commands: [...first, ...respond(run.callers, replyKind)] };
}

function respond(callers: readonly string[], replyKind: ReplyKind): RunCommand[] {
  return callers.length === 0
    ? []
    : [{ do: 'answer', callers, say: replyKind, after: replyKind === 'result' ? 'result' : null }];
}

/** Whatever the attempt still holds when a run ends without it. */
function dropOf({ phase, early, attempt }: DeliveryRun): RunCommand[] {
  const holds = ['connecting', 'connected', 'marking', 'abandoning'].includes(phase) && early === null;
  return holds ? [{ do: 'drop', n: attempt.n, after: null }] : [];
}

/** What was begun before the end may still report back; who asks now is answered from the record. */
function afterTheEnd(run: DeliveryRun, event: RunEvent): Step {
  if (event.type !== 'joined') return { run, commands: [] };
  return { run, commands: respond([event.caller], 'record') };
}

function unexpected(run: DeliveryRun, event: RunEvent): Error {
  return new Error(`No transition from phase ${run.phase} for ${JSON.stringify(event)}`);
}

/**
 * How long to pause before the same request attempts again, or null when it must not: after an
 * outcome that does not prove that nothing happened, after the last attempt, and when pause and
 * answer no longer fit before the deadline. Full jitter; never shorter than Retry-After.
 */
export function retryPauseMs(attemptNumber: number, ended: AttemptEnded): number | null {
  if (!judge(ended.outcome).retry || attemptNumber >= attemptsMax) return null;
  const jitterMs = Math.floor(ended.random * backoffBaseMs * 2 ** (attemptNumber - 1));
  const pauseMs = Math.max(jitterMs, ended.retryAfterMs ?? 0);
  return leavesTime(ended.elapsedMs + pauseMs) ? pauseMs : null;
}

/** Whether a lead that is sent now can get its response before the deadline. */
function leavesTime(elapsedMs: number): boolean {
  return elapsedMs + responseWindowMinMs <= deadlineMs;
}

/** The pause before storing a result is retried. */
function recordAgainMs(random: number): number {
  return Math.ceil(random * recordPauseMs);
}
