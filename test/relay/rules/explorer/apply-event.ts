import type { Admission } from '../../../../src/relay/deliveries/rules/admission.ts';
import type { ReplyKind, RunCommand, RunEvent, Step } from '../../../../src/relay/deliveries/rules/run.ts';
import { checkRow } from './invariants.ts';
import {
  type ActiveRun,
  activeRunOf,
  InvariantError,
  type Machine,
  type ModelState,
  unitLimit,
  withActiveRun,
} from './model-state.ts';

/** Elapsed time of a run that is not late, and of one that is too near its deadline for another attempt. */
export const typicalElapsedMs = 1_000;
export const elapsedMsNearDeadline = 24_500;

export const noDifference = { payload: false, destination: false };

export function unitCharge(model: ModelState): { kind: 'unit'; unitsLeft: number } {
  return { kind: 'unit', unitsLeft: unitLimit - model.usedUnits };
}

/** Applies an event to a node's run and executes the resulting commands, as far as no external input is needed. */
export function applyRunEvent(machine: Machine, model: ModelState, node: number, event: RunEvent): ModelState {
  const activeRun = activeRunOf(model, node);
  return executeCommands(model, node, activeRun, machine.step(activeRun.run, event));
}

export function executeCommands(
  model: ModelState,
  node: number,
  activeRun: ActiveRun,
  { run, commands }: Step,
): ModelState {
  let next = withActiveRun(model, node, { ...activeRun, run });
  for (const command of commands) next = executeCommand(next, node, command);
  // A run ends only after its last write, so it has no pending writes left.
  return run.phase === 'ended' ? withActiveRun(next, node, null) : next;
}

/** Commits the oldest write of a node's run in one transaction, then notifies the run if `notifiesRun` is true. */
export function commit(machine: Machine, model: ModelState, node: number, notifiesRun: boolean): ModelState {
  const activeRun = activeRunOf(model, node);
  const [write, ...writes] = activeRun.writes;
  if (write === undefined) throw new Error('nothing to write');
  const modelWithoutWrite = withActiveRun(model, node, { ...activeRun, writes });
  const { next, event } = transact(machine, modelWithoutWrite, write, activeRun);
  const durableWrite = write.kind === 'dispatch' ? write.n : write.kind;
  const runAfterWrite =
    event.type === 'written'
      ? { ...activeRun, writes, durableWrites: [...activeRun.durableWrites, durableWrite] }
      : { ...activeRun, writes };
  return notifiesRun ? applyRunEvent(machine, withActiveRun(next, node, runAfterWrite), node, event) : next;
}

function transact(
  machine: Machine,
  model: ModelState,
  write: ActiveRun['writes'][number],
  { run, isNearDeadline }: ActiveRun,
): { next: ModelState; event: RunEvent } {
  const elapsedMs = isNearDeadline ? elapsedMsNearDeadline : typicalElapsedMs;
  if (write.kind === 'accept') {
    const request = { replay: run.replay, differs: noDifference, charge: unitCharge(model) };
    const startResult = machine.startDelivery(model.row ?? 'nothing', request, write);
    if ('admission' in startResult)
      return { next: model, event: { type: 'not_admitted', admission: startResult.admission } };
    return { next: store(model, startResult), event: { type: 'written', write: 'accept', elapsedMs } };
  }
  if (model.row === null && run.isAcceptanceWithdrawn) return { next: model, event: { type: 'ownership_lost' } };
  if (model.row === null) throw new InvariantError('a write to a delivery that does not exist');
  const writeResult =
    write.kind === 'dispatch' ? machine.applyDispatch(model.row, write) : machine.applyResult(model.row, write);
  if (writeResult === 'ownership_lost') return { next: model, event: { type: 'ownership_lost' } };
  return { next: store(model, writeResult), event: { type: 'written', write: write.kind, elapsedMs } };
}

export function store(
  model: ModelState,
  { record, unitChange }: { record: ModelState['row']; unitChange: number },
): ModelState {
  const next = { ...model, row: record, usedUnits: model.usedUnits + unitChange };
  checkRow(model, next);
  return next;
}

function executeCommand(model: ModelState, node: number, command: RunCommand): ModelState {
  const activeRun = activeRunOf(model, node);
  checkDurability(activeRun, command);
  switch (command.do) {
    case 'write':
      return withActiveRun(model, node, { ...activeRun, writes: [...activeRun.writes, command.write] });
    case 'connect':
      return withActiveRun(model, node, { ...activeRun, action: 'connect' });
    case 'abandon':
      return withActiveRun(model, node, { ...activeRun, action: 'abandon', abandonReason: command.reason });
    case 'drop':
      return withActiveRun(model, node, { ...activeRun, action: 'none' });
    case 'pause':
      return withActiveRun(model, node, { ...activeRun, isPausing: true });
    case 'send':
      return dispatch(withActiveRun(model, node, { ...activeRun, action: 'send' }), command.n);
    case 'respond':
      return command.requestIds.reduce((next, requestId) => respond(next, node, requestId, command.reply), model);
  }
}

/** Checks that the write which a command requires is durable. */
function checkDurability({ durableWrites }: ActiveRun, command: RunCommand): void {
  if (command.after === null) return;
  const requiredWrite = command.do === 'send' ? command.n : command.after;
  if (!durableWrites.some((write) => write === requiredWrite))
    throw new InvariantError(`${command.do} before its ${command.after} is durable`);
}

function dispatch(model: ModelState, n: number): ModelState {
  const { row, actualEffects } = model;
  if (row?.open?.marked !== true || row.open.n !== n)
    throw new InvariantError('a lead is sent without a durable dispatch record of its attempt');
  if (actualEffects.possiblyEffectiveDispatches.some(({ replays }) => replays === row.replays))
    throw new InvariantError('two dispatches without a replay, although the first may have had an effect');
  if (n <= actualEffects.highestAttempt) throw new InvariantError('the number of an attempt was used before');
  const possiblyEffectiveDispatches = [...actualEffects.possiblyEffectiveDispatches, { n, replays: row.replays }];
  return { ...model, actualEffects: { ...actualEffects, possiblyEffectiveDispatches, highestAttempt: n } };
}

function respond(model: ModelState, node: number, id: string, replyKind: ReplyKind): ModelState {
  const caller = model.callers.find((candidate) => candidate.id === id);
  if (caller?.node !== node || caller.waitsFor !== 'run')
    throw new InvariantError('a response without a waiting caller');
  if (replyKind === 'result') return withReply(model, id, { kind: 'stored' });
  if (replyKind === 'record') return withReply(model, id, { kind: model.row?.open === null ? 'stored' : 'join' });
  return replyKind === 'unavailable' ? withoutCaller(model, id) : withReply(model, id, replyKind.admission);
}

/** Responds to a caller, or makes it wait for the record; the response must match the record. */
export function withReply(model: ModelState, id: string, admission: Admission): ModelState {
  const { row } = model;
  switch (admission.kind) {
    case 'stored':
      if (row === null || row.open !== null)
        throw new InvariantError('a receipt of a delivery that is missing or not finished');
      return withoutCaller(model, id);
    case 'join':
      return {
        ...model,
        callers: model.callers.map((caller) => (caller.id === id ? { ...caller, waitsFor: 'record' } : caller)),
      };
    case 'refused':
      if (admission.code === 'already_delivered' && row?.state !== 'delivered')
        throw new InvariantError('already_delivered for a lead that was not delivered');
      if (admission.code === 'no_unit_left' && model.usedUnits < unitLimit)
        throw new InvariantError('no_unit_left although a unit was left');
      if (admission.code === 'replay_unknown' && row !== null)
        throw new InvariantError('replay_unknown for a stored delivery');
      return withoutCaller(model, id);
    case 'start':
      throw new InvariantError('a response to a request that was admitted to start');
  }
}

export function withoutCaller(model: ModelState, id: string): ModelState {
  return { ...model, callers: model.callers.filter((caller) => caller.id !== id) };
}
