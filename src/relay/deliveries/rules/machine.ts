import { attemptsMax, backoffBaseMs, deadlineMs, responseWindowMinMs, resultRetryDelayMaxMs } from './limits.ts';
import { classifyOutcome } from './outcome.ts';
import type { AttemptEnded, DeliveryRun, ReplyKind, RunCommand, RunEvent, Step } from './run.ts';

/** Starts a run with attempt `n`. The acceptance is committed while the connection is opened. */
export function startRun(
  start: Pick<DeliveryRun, 'id' | 'replay' | 'startedAtMs'> & { n: number; requestId: string },
): Step {
  const { id, replay, startedAtMs, n, requestId } = start;
  const run: DeliveryRun = {
    id,
    phase: 'connecting',
    replay,
    startedAtMs,
    isAccepted: false,
    isAcceptanceWithdrawn: false,
    attempt: { n, numberInRun: 1, startedAtMs },
    earlyEnd: null,
    unrecordedAttempts: [],
    requestIds: [requestId],
  };
  const write = { kind: 'accept', run: id, n, startedAtMs } as const;
  return { run, commands: [{ do: 'write', write, after: null }, connectCommand(n)] };
}

/**
 * State machine of one delivery request: a pure reducer from state and event to the next state and commands.
 * Guarantees: the lead is sent only after the dispatch record of that attempt is durable. It is sent again only after
 * an outcome that proves that it had no effect. Every waiting request gets one response, and a receipt only after it is
 * durable. Throws for an event that the current phase does not allow, which is a bug of the command executor.
 */
export function step(run: DeliveryRun, event: RunEvent): Step {
  if (run.phase === 'ended') return stepEnded(run, event);
  switch (event.type) {
    case 'joined':
      if (run.isAcceptanceWithdrawn) return { run, commands: responseCommands([event.requestId], 'unavailable') };
      return { run: { ...run, requestIds: [...run.requestIds, event.requestId] }, commands: [] };
    case 'left':
      return { run: { ...run, requestIds: run.requestIds.filter((id) => id !== event.requestId) }, commands: [] };
    case 'not_admitted':
      return endRun(run, { admission: event.admission }, dropCommands(run));
    case 'ownership_lost':
      return endRun(run, 'record', dropCommands(run));
    case 'connected':
      if (run.phase !== 'connecting') throw unexpectedEvent(run, event);
      return writeDispatchRecord({ ...run, phase: 'connected' }, event.elapsedMs);
    case 'written':
      return stepAfterWrite(run, event);
    case 'write_failed':
      return stepAfterFailedWrite(run, event);
    case 'attempt_ended':
      return stepAfterAttempt(run, event);
    case 'pause_over':
      return stepAfterPause(run, event.elapsedMs);
    default:
      throw new TypeError(`Unknown event of a run: ${JSON.stringify(event satisfies never)}`);
  }
}

/** Writes the dispatch record as soon as the connection is open and the acceptance is durable. */
function writeDispatchRecord(run: DeliveryRun, elapsedMs: number): Step {
  if (!hasResponseTime(elapsedMs)) return abandonAttempt(run, 'deadline_before_sent');
  if (!run.isAccepted) return { run, commands: [] };
  const { n, startedAtMs } = run.attempt;
  const write = { kind: 'dispatch', run: run.id, n, startedAtMs, closedAttempts: run.unrecordedAttempts } as const;
  return { run: { ...run, phase: 'recording_dispatch' }, commands: [{ do: 'write', write, after: 'accept' }] };
}

function stepAfterWrite(run: DeliveryRun, event: Extract<RunEvent, { type: 'written' }>): Step {
  switch (event.write) {
    case 'accept': {
      const acceptedRun: DeliveryRun = { ...run, isAccepted: true };
      if (run.phase === 'connected') return writeDispatchRecord(acceptedRun, event.elapsedMs);
      return run.phase === 'awaiting_acceptance' ? writeResult(acceptedRun) : { run: acceptedRun, commands: [] };
    }
    case 'dispatch': {
      if (run.phase !== 'recording_dispatch') throw unexpectedEvent(run, event);
      const recordedRun: DeliveryRun = { ...run, unrecordedAttempts: [] };
      if (run.earlyEnd !== null) return closeAttempt({ ...recordedRun, earlyEnd: null }, run.earlyEnd);
      if (!hasResponseTime(event.elapsedMs)) return abandonAttempt(recordedRun, 'deadline_before_sent');
      const send = { do: 'send', n: run.attempt.n, untilMs: deadlineMs, after: 'dispatch' } as const;
      return { run: { ...recordedRun, phase: 'sending' }, commands: [send] };
    }
    case 'result':
      if (run.phase !== 'recording') throw unexpectedEvent(run, event);
      return endRun(run, 'result', []);
  }
}

function stepAfterFailedWrite(run: DeliveryRun, event: Extract<RunEvent, { type: 'write_failed' }>): Step {
  switch (event.write) {
    case 'accept':
      return event.isUnknown ? withdrawAcceptance(run) : endRun(run, 'unavailable', dropCommands(run));
    case 'dispatch':
      if (run.phase !== 'recording_dispatch') throw unexpectedEvent(run, event);
      return run.earlyEnd === null
        ? abandonAttempt(run, 'not_recorded')
        : closeAttempt({ ...run, earlyEnd: null }, run.earlyEnd);
    case 'result': {
      if (run.phase !== 'recording') throw unexpectedEvent(run, event);
      const pause = { do: 'pause', ms: resultRetryDelayMs(event.random), after: null } as const;
      if (event.elapsedMs < deadlineMs) return { run: { ...run, phase: 'retrying' }, commands: [pause] };
      // The write is retried after the waiting requests got their response.
      const responses = responseCommands(run.requestIds, 'unavailable');
      return { run: { ...run, phase: 'retrying', requestIds: [] }, commands: [pause, ...responses] };
    }
  }
}

/**
 * The acceptance may or may not be stored. The waiting requests get a retryable error, and a stored acceptance is closed
 * so that its unit is returned.
 */
function withdrawAcceptance(run: DeliveryRun): Step {
  const responses = responseCommands(run.requestIds, 'unavailable');
  const withdrawnRun: DeliveryRun = { ...run, isAcceptanceWithdrawn: true, requestIds: [] };
  if (run.phase === 'pausing') return { run: withdrawnRun, commands: responses };
  if (run.phase === 'awaiting_acceptance') return prependCommands(responses, writeResult(withdrawnRun));
  const { n, startedAtMs } = run.attempt;
  const attempt = { n, startedAtMs, outcome: { error: 'not_recorded' }, facts: null } as const;
  return prependCommands(
    [...responses, ...dropCommands(run)],
    writeResult({ ...withdrawnRun, unrecordedAttempts: [...run.unrecordedAttempts, attempt] }),
  );
}

function prependCommands(commands: readonly RunCommand[], { run, commands: next }: Step): Step {
  return { run, commands: [...commands, ...next] };
}

function stepAfterAttempt(run: DeliveryRun, event: AttemptEnded): Step {
  switch (run.phase) {
    case 'recording_dispatch':
      if (run.earlyEnd !== null) throw unexpectedEvent(run, event);
      return { run: { ...run, earlyEnd: event }, commands: [] };
    case 'connecting':
    case 'connected':
    case 'sending':
    case 'abandoning':
      return closeAttempt(run, event);
    default:
      // The attempt ended before it was dropped.
      if (run.isAcceptanceWithdrawn) return { run, commands: [] };
      throw unexpectedEvent(run, event);
  }
}

/** Closes the attempt, then retries where that is safe, or records the outcome. */
function closeAttempt(run: DeliveryRun, event: AttemptEnded): Step {
  const { n, numberInRun, startedAtMs } = run.attempt;
  const attempt = { n, startedAtMs, outcome: event.outcome, facts: event.metrics };
  const closedRun: DeliveryRun = { ...run, unrecordedAttempts: [...run.unrecordedAttempts, attempt] };
  const pauseMs = retryPauseMs(numberInRun, event);
  if (pauseMs !== null)
    return { run: { ...closedRun, phase: 'pausing' }, commands: [{ do: 'pause', ms: pauseMs, after: null }] };
  return run.isAccepted
    ? writeResult(closedRun)
    : { run: { ...closedRun, phase: 'awaiting_acceptance' }, commands: [] };
}

function stepAfterPause(run: DeliveryRun, elapsedMs: number): Step {
  if (run.phase === 'retrying') return writeResult(run);
  if (run.phase !== 'pausing') throw unexpectedEvent(run, { type: 'pause_over', elapsedMs });
  if (run.isAcceptanceWithdrawn) return writeResult(run);
  const n = run.attempt.n + 1;
  const attempt = { n, numberInRun: run.attempt.numberInRun + 1, startedAtMs: run.startedAtMs + elapsedMs };
  return { run: { ...run, phase: 'connecting', attempt }, commands: [connectCommand(n)] };
}

function writeResult(run: DeliveryRun): Step {
  const write = { kind: 'result', run: run.id, closedAttempts: run.unrecordedAttempts } as const;
  const after = run.isAcceptanceWithdrawn ? null : 'accept';
  return { run: { ...run, phase: 'recording' }, commands: [{ do: 'write', write, after }] };
}

function abandonAttempt(run: DeliveryRun, reason: 'deadline_before_sent' | 'not_recorded'): Step {
  const command = { do: 'abandon', n: run.attempt.n, reason, after: null } as const;
  return { run: { ...run, phase: 'abandoning' }, commands: [command] };
}

function connectCommand(n: number): RunCommand {
  return { do: 'connect', n, untilMs: deadlineMs, after: null };
}

function endRun(run: DeliveryRun, replyKind: ReplyKind, firstCommands: readonly RunCommand[]): Step {
  return {
    run: { ...run, phase: 'ended', requestIds: [] },
    commands: [...firstCommands, ...responseCommands(run.requestIds, replyKind)],
  };
}

function responseCommands(requestIds: readonly string[], replyKind: ReplyKind): RunCommand[] {
  return requestIds.length === 0
    ? []
    : [{ do: 'respond', requestIds, reply: replyKind, after: replyKind === 'result' ? 'result' : null }];
}

/** Command to close the connection of an attempt that has not sent anything; none if it has no connection. */
function dropCommands({ phase, earlyEnd, attempt }: DeliveryRun): RunCommand[] {
  const hasConnection =
    ['connecting', 'connected', 'recording_dispatch', 'abandoning'].includes(phase) && earlyEnd === null;
  return hasConnection ? [{ do: 'drop', n: attempt.n, after: null }] : [];
}

/** Late events are ignored; a late request gets the stored record. */
function stepEnded(run: DeliveryRun, event: RunEvent): Step {
  if (event.type !== 'joined') return { run, commands: [] };
  return { run, commands: responseCommands([event.requestId], 'record') };
}

function unexpectedEvent(run: DeliveryRun, event: RunEvent): Error {
  return new Error(`No transition from phase ${run.phase} for ${JSON.stringify(event)}`);
}

/**
 * Backoff before the next attempt in ms, with full jitter and at least Retry-After. Null when the request must not be
 * retried: the outcome does not allow it, it was the last attempt, or the deadline is too close.
 */
export function retryPauseMs(numberInRun: number, event: AttemptEnded): number | null {
  if (!classifyOutcome(event.outcome).retry || numberInRun >= attemptsMax) return null;
  const jitterMs = Math.floor(event.random * backoffBaseMs * 2 ** (numberInRun - 1));
  const pauseMs = Math.max(jitterMs, event.retryAfterMs ?? 0);
  return hasResponseTime(event.elapsedMs + pauseMs) ? pauseMs : null;
}

/** Whether a lead sent now can get its response before the deadline. */
function hasResponseTime(elapsedMs: number): boolean {
  return elapsedMs + responseWindowMinMs <= deadlineMs;
}

function resultRetryDelayMs(random: number): number {
  return Math.ceil(random * resultRetryDelayMaxMs);
}
