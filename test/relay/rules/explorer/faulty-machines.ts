import { effectOf, finalState } from '../../../../src/relay/deliveries/rules/attempts.ts';
import type { DeliveryRecord, RecordUpdate } from '../../../../src/relay/deliveries/rules/record.ts';
import type { DeliveryRun, RunEvent, Step } from '../../../../src/relay/deliveries/rules/run.ts';
import { type Machine, productionMachine } from './model-state.ts';

type StepFunction = (run: DeliveryRun, event: RunEvent) => Step;
const withStep = (step: StepFunction): Machine => ({ ...productionMachine, step });
const mapRecord = <Update extends RecordUpdate>(
  updateResult: Update | 'ownership_lost',
  change: (record: DeliveryRecord) => DeliveryRecord,
) => (updateResult === 'ownership_lost' ? updateResult : { ...updateResult, record: change(updateResult.record) });

/** Machines with one fault each, which check that the explorer detects violations. */
export const faultyMachines: Readonly<Record<string, Machine>> = {
  'an ambiguous outcome is retried': withStep((run, event) => {
    const isAmbiguous =
      event.type === 'attempt_ended' && 'error' in event.outcome && event.outcome.error === 'answer_timeout';
    if (!isAmbiguous || run.phase !== 'sending') return productionMachine.step(run, event);
    return { run: { ...run, phase: 'pausing' }, commands: [{ do: 'pause', ms: 1, after: null }] };
  }),
  'a 500 is retried like a 503': withStep((run, event) => {
    const isServerError = event.type === 'attempt_ended' && 'status' in event.outcome && event.outcome.status === 500;
    return productionMachine.step(run, isServerError ? { ...event, outcome: { status: 503 } } : event);
  }),
  'the lead is sent while its dispatch record is being written': withStep((run, event) => {
    const { run: next, commands } = productionMachine.step(run, event);
    const writesDispatchRecord = commands.some(
      (command) => command.do === 'write' && command.write.kind === 'dispatch',
    );
    if (!writesDispatchRecord) return { run: next, commands };
    return { run: next, commands: [...commands, { do: 'send', n: next.attempt.n, untilMs: 0, after: 'dispatch' }] };
  }),
  'the dispatch record is written before the acceptance': withStep((run, event) =>
    productionMachine.step(event.type === 'connected' ? { ...run, isAccepted: true } : run, event),
  ),
  'callers get a response before the result is durable': withStep((run, event) => {
    const { run: next, commands } = productionMachine.step(run, event);
    const recordsResult = commands.some((command) => command.do === 'write' && command.write.kind === 'result');
    if (!recordsResult || next.requestIds.length === 0) return { run: next, commands };
    const response = { do: 'respond', requestIds: next.requestIds, reply: 'result', after: 'result' } as const;
    return { run: { ...next, requestIds: [] }, commands: [...commands, response] };
  }),
  'a caller that joined gets no response': withStep((run, event) =>
    event.type === 'joined' ? { run, commands: [] } : productionMachine.step(run, event),
  ),
  'a disconnected caller ends the attempt': withStep((run, event) =>
    event.type === 'left'
      ? { run: { ...run, phase: 'ended', requestIds: [] }, commands: [] }
      : productionMachine.step(run, event),
  ),
  'a run does not notice that it lost ownership': {
    ...productionMachine,
    applyDispatch: (record, dispatch) => productionMachine.applyDispatch(withRun(record, dispatch.run), dispatch),
  },
  'an unconfirmed commit counts as not committed': withStep((run, event) =>
    productionMachine.step(run, event.type === 'write_failed' ? { ...event, isUnknown: false } : event),
  ),
  'attempts that a dispatch record has already stored are stored again with the result': {
    ...productionMachine,
    applyResult: (record, result) =>
      mapRecord(productionMachine.applyResult(record, result), (next) => ({
        ...next,
        attempts: [...record.attempts, ...result.closedAttempts],
      })),
  },
  'a crashed process counts as having sent nothing': {
    ...productionMachine,
    applyTakeOver: (record, isRestored) =>
      productionMachine.applyTakeOver(
        { ...record, open: record.open === null ? null : { ...record.open, marked: false } },
        isRestored,
      ),
  },
  'the last attempt decides the effect': {
    ...productionMachine,
    applyResult: (record, result) =>
      mapRecord(productionMachine.applyResult(record, result), (next) => ({
        ...next,
        effect: effectOf(next.attempts.slice(-1)),
      })),
  },
  'the last attempt decides the state': {
    ...productionMachine,
    applyResult: (record, result) =>
      mapRecord(productionMachine.applyResult(record, result), (next) => ({
        ...next,
        state: finalState(next.attempts.slice(-1)),
      })),
  },
  'a unit is always released on failure': {
    ...productionMachine,
    applyResult: (record, result) => {
      const updateResult = productionMachine.applyResult(record, result);
      if (updateResult === 'ownership_lost' || updateResult.record.state === 'delivered') return updateResult;
      return {
        ...updateResult,
        record: { ...updateResult.record, hasUnit: false },
        unitChange: record.hasUnit ? -1 : 0,
      };
    },
  },
  'a unit is never released': {
    ...productionMachine,
    applyResult: (record, result) => {
      const updateResult = productionMachine.applyResult(record, result);
      return updateResult === 'ownership_lost'
        ? updateResult
        : { ...updateResult, record: { ...updateResult.record, hasUnit: true }, unitChange: 0 };
    },
  },
  'a replay always reserves a unit': {
    ...productionMachine,
    startDelivery: (existing, request, runStart) => {
      const startResult = productionMachine.startDelivery(existing, request, runStart);
      return 'admission' in startResult ? startResult : { ...startResult, unitChange: 1 };
    },
  },
  'units are not counted again in the transaction': {
    ...productionMachine,
    startDelivery: (existing, request, runStart) =>
      productionMachine.startDelivery(existing, { ...request, charge: { kind: 'unit', unitsLeft: 1 } }, runStart),
  },
  'a replay starts while another is running': {
    ...productionMachine,
    admit: (existing, request) =>
      productionMachine.admit(typeof existing === 'string' ? existing : { ...existing, open: null }, request),
    startDelivery: (existing, request, runStart) =>
      productionMachine.startDelivery(
        typeof existing === 'string' ? existing : { ...existing, open: null },
        request,
        runStart,
      ),
  },
  'an eleventh replay starts': {
    ...productionMachine,
    startDelivery: (existing, request, runStart) => {
      if (typeof existing === 'string') return productionMachine.startDelivery(existing, request, runStart);
      const startResult = productionMachine.startDelivery({ ...existing, replays: 0 }, request, runStart);
      return 'admission' in startResult
        ? startResult
        : { ...startResult, record: { ...startResult.record, replays: existing.replays + 1 } };
    },
    admit: (existing, request) =>
      productionMachine.admit(typeof existing === 'string' ? existing : { ...existing, replays: 0 }, request),
  },
  'a delivered lead may be replayed': {
    ...productionMachine,
    admit: (existing, request) =>
      productionMachine.admit(typeof existing === 'string' ? existing : notDelivered(existing), request),
    startDelivery: (existing, request, runStart) =>
      productionMachine.startDelivery(
        typeof existing === 'string' ? existing : notDelivered(existing),
        request,
        runStart,
      ),
  },
};

/** The record as if this run owned it. */
function withRun(record: DeliveryRecord, run: string): DeliveryRecord {
  const open = record.open ?? { replay: false, n: 0, startedAtMs: 0, marked: false };
  return { ...record, open: { ...open, run } };
}

function notDelivered(record: DeliveryRecord): DeliveryRecord {
  return record.state === 'delivered' ? { ...record, state: 'failed' } : record;
}
