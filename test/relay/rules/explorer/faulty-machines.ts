import { effectOf, finalState } from '../../../../src/relay/deliveries/rules/attempts.ts';
import type { DeliveryRecord, RecordUpdate } from '../../../../src/relay/deliveries/rules/record.ts';
import type { DeliveryRun, RunEvent, Step } from '../../../../src/relay/deliveries/rules/run.ts';
import { type Machine, production } from './world.ts';

type StepFunction = (run: DeliveryRun, event: RunEvent) => Step;
const withStep = (step: StepFunction): Machine => ({ ...production, step });
const mapRecord = <End extends RecordUpdate>(
  written: End | 'ownership_lost',
  change: (record: DeliveryRecord) => DeliveryRecord,
) => (written === 'ownership_lost' ? written : { ...written, record: change(written.record) });

/** Machines with one fault each, which check that the explorer detects violations. */
export const faultyMachines: Readonly<Record<string, Machine>> = {
  'an ambiguous outcome is retried': withStep((run, event) => {
    const isRepeated =
      event.type === 'attempt_ended' && 'error' in event.outcome && event.outcome.error === 'answer_timeout';
    if (!isRepeated || run.phase !== 'sending') return production.step(run, event);
    return { run: { ...run, phase: 'pausing' }, commands: [{ do: 'pause', ms: 1, after: null }] };
  }),
  'a 500 is retried like a 503': withStep((run, event) => {
    const isServerError = event.type === 'attempt_ended' && 'status' in event.outcome && event.outcome.status === 500;
    return production.step(run, isServerError ? { ...event, outcome: { status: 503 } } : event);
  }),
  'the lead is sent while its dispatch record is being written': withStep((run, event) => {
    const { run: next, commands } = production.step(run, event);
    const marks = commands.some((command) => command.do === 'write' && command.write.kind === 'dispatch');
    if (!marks) return { run: next, commands };
    return { run: next, commands: [...commands, { do: 'send', n: next.attempt.n, untilMs: 0, after: 'dispatch' }] };
  }),
  'the dispatch record is written before the acceptance': withStep((run, event) =>
    production.step(event.type === 'connected' ? { ...run, accepted: true } : run, event),
  ),
  'callers are answered before the result is durable': withStep((run, event) => {
    const { run: next, commands } = production.step(run, event);
    const recordsResult = commands.some((command) => command.do === 'write' && command.write.kind === 'result');
    if (!recordsResult || next.callers.length === 0) return { run: next, commands };
    const response = { do: 'respond', callers: next.callers, reply: 'result', after: 'result' } as const;
    return { run: { ...next, callers: [] }, commands: [...commands, response] };
  }),
  'a caller that joined gets no response': withStep((run, event) =>
    event.type === 'joined' ? { run, commands: [] } : production.step(run, event),
  ),
  'a disconnected caller ends the attempt': withStep((run, event) =>
    event.type === 'left'
      ? { run: { ...run, phase: 'ended', callers: [] }, commands: [] }
      : production.step(run, event),
  ),
  'a run does not notice that it lost ownership': {
    ...production,
    applyDispatch: (record, dispatch) => production.applyDispatch(withRun(record, dispatch.run), dispatch),
  },
  'a lead that may have been accepted keeps its state': withStep((run, event) =>
    production.step(run, event.type === 'write_failed' ? { ...event, isUnknown: false } : event),
  ),
  'attempts that a dispatch record may have closed are closed again': {
    ...production,
    applyResult: (record, result) =>
      mapRecord(production.applyResult(record, result), (next) => ({
        ...next,
        attempts: [...record.attempts, ...result.closedAttempts],
      })),
  },
  'a crashed process counts as having sent nothing': {
    ...production,
    applyTakeOver: (record, setBack) =>
      production.applyTakeOver(
        { ...record, open: record.open === null ? null : { ...record.open, marked: false } },
        setBack,
      ),
  },
  'the last attempt decides the effect': {
    ...production,
    applyResult: (record, result) =>
      mapRecord(production.applyResult(record, result), (next) => ({
        ...next,
        effect: effectOf(next.attempts.slice(-1)),
      })),
  },
  'the last attempt decides the state': {
    ...production,
    applyResult: (record, result) =>
      mapRecord(production.applyResult(record, result), (next) => ({
        ...next,
        state: finalState(next.attempts.slice(-1)),
      })),
  },
  'a unit is always released on failure': {
    ...production,
    applyResult: (record, result) => {
      const written = production.applyResult(record, result);
      if (written === 'ownership_lost' || written.record.state === 'delivered') return written;
      return { ...written, record: { ...written.record, hasUnit: false }, unitChange: record.hasUnit ? -1 : 0 };
    },
  },
  'a unit is never released': {
    ...production,
    applyResult: (record, result) => {
      const written = production.applyResult(record, result);
      return written === 'ownership_lost'
        ? written
        : { ...written, record: { ...written.record, hasUnit: true }, unitChange: 0 };
    },
  },
  'a replay always reserves a unit': {
    ...production,
    startDelivery: (known, request, runStart) => {
      const started = production.startDelivery(known, request, runStart);
      return 'admission' in started ? started : { ...started, unitChange: 1 };
    },
  },
  'units are counted before the transaction and not in it': {
    ...production,
    startDelivery: (known, request, runStart) =>
      production.startDelivery(known, { ...request, charge: { kind: 'unit', left: 1 } }, runStart),
  },
  'a replay starts while another is running': {
    ...production,
    admit: (known, request) => production.admit(typeof known === 'string' ? known : { ...known, open: null }, request),
    startDelivery: (known, request, runStart) =>
      production.startDelivery(typeof known === 'string' ? known : { ...known, open: null }, request, runStart),
  },
  'an eleventh replay starts': {
    ...production,
    startDelivery: (known, request, runStart) => {
      if (typeof known === 'string') return production.startDelivery(known, request, runStart);
      const started = production.startDelivery({ ...known, replays: 0 }, request, runStart);
      return 'admission' in started
        ? started
        : { ...started, record: { ...started.record, replays: known.replays + 1 } };
    },
    admit: (known, request) => production.admit(typeof known === 'string' ? known : { ...known, replays: 0 }, request),
  },
  'a delivered lead may be replayed': {
    ...production,
    admit: (known, request) => production.admit(typeof known === 'string' ? known : notDelivered(known), request),
    startDelivery: (known, request, runStart) =>
      production.startDelivery(typeof known === 'string' ? known : notDelivered(known), request, runStart),
  },
};

function withRun(record: DeliveryRecord, run: string): DeliveryRecord {
  const open = record.open ?? { replay: false, n: 0, startedAtMs: 0, marked: false };
  return { ...record, open: { ...open, run } };
}

function notDelivered(record: DeliveryRecord): DeliveryRecord {
  return record.state === 'delivered' ? { ...record, state: 'failed' } : record;
}
