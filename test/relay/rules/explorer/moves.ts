import type { AttemptMetrics } from '../../../../src/relay/deliveries/rules/attempts.ts';
import type { AttemptOutcome } from '../../../../src/relay/deliveries/rules/outcome.ts';
import {
  applyRunEvent,
  commit,
  elapsedMsNearDeadline,
  executeCommands,
  noDifference,
  store,
  typicalElapsedMs,
  unitCharge,
  withoutCaller,
  withReply,
} from './apply-event.ts';
import {
  type ActiveRun,
  consumeOptionalEvent,
  type Machine,
  type ModelState,
  unitLimit,
  withActiveRun,
} from './model-state.ts';

export interface Move {
  readonly name: string;
  /** Whether the move happens eventually; other moves may never happen. */
  readonly isCertain: boolean;
  readonly apply: () => ModelState;
}

/** All possible next moves. */
export function movesOf(machine: Machine, model: ModelState): Move[] {
  const moves: Move[] = [];
  const addMove = (isCertain: boolean, name: string, apply: () => ModelState) => moves.push({ name, isCertain, apply });
  for (const [node, { activeRun }] of model.nodes.entries()) {
    if (model.remainingEvents.request > 0) {
      for (const replay of [false, true])
        addMove(false, `${replay ? 'replay' : 'request'} ${node}`, () => request(machine, model, node, replay));
    }
    if (activeRun === null) continue;
    if (model.remainingEvents.crash > 0)
      addMove(false, `crash ${node}`, () => crash(consumeOptionalEvent(model, 'crash'), node));
    addWriteMoves(machine, model, node, activeRun, addMove);
    addAttemptMoves(machine, model, node, activeRun, addMove);
    if (activeRun.isPausing) {
      const resumed = withActiveRun(model, node, { ...activeRun, isPausing: false });
      addMove(true, `resume ${node}`, () =>
        applyRunEvent(machine, resumed, node, { type: 'pause_over', elapsedMs: elapsedMsOf(activeRun) }),
      );
    }
    if (!activeRun.isNearDeadline && model.remainingEvents.lateness > 0)
      addMove(false, `late ${node}`, () =>
        withActiveRun(consumeOptionalEvent(model, 'lateness'), node, { ...activeRun, isNearDeadline: true }),
      );
  }
  addCallerMoves(machine, model, addMove);
  addTakeOverMove(machine, model, addMove);
  if (model.remainingEvents.otherDelivery > 0) {
    if (model.usedUnits < unitLimit) addMove(false, 'other delivery uses unit', () => changeOtherUnits(model, 1));
    if (model.otherUsedUnits > 0) addMove(false, 'other delivery releases unit', () => changeOtherUnits(model, -1));
  }
  return moves;
}

type AddMove = (isCertain: boolean, name: string, apply: () => ModelState) => void;

/** A request or replay. With an immediate response it leaves the model unchanged, so it can always be repeated. */
function request(machine: Machine, model: ModelState, node: number, replay: boolean): ModelState {
  const next = admitRequest(machine, consumeOptionalEvent(model, 'request'), node, replay);
  return next.callers.length === model.callers.length ? model : next;
}

function admitRequest(machine: Machine, stateBefore: ModelState, node: number, replay: boolean): ModelState {
  const model = { ...stateBefore, requestCount: stateBefore.requestCount + 1 };
  const id = `c${model.requestCount}`;
  const admissionRequest = { replay, differs: noDifference, charge: unitCharge(model) };
  const modelWithCaller: ModelState = { ...model, callers: [...model.callers, { id, node, waitsFor: 'run' }] };
  const activeRun = model.nodes[node]?.activeRun;
  if (activeRun) {
    const admission = machine.admitInFlight(activeRun.run.replay, admissionRequest);
    if (admission.kind === 'join')
      return applyRunEvent(machine, modelWithCaller, node, { type: 'joined', requestId: id });
    return withReply(modelWithCaller, id, admission);
  }
  const admission = machine.admit(model.row ?? 'nothing', admissionRequest);
  if (admission.kind !== 'start') return withReply(modelWithCaller, id, admission);
  const runStart = { id: `r${model.requestCount}`, replay, startedAtMs: 0, n: admission.n, requestId: id };
  const startStep = machine.startRun(runStart);
  const initialActiveRun = {
    action: 'none',
    abandonReason: null,
    isPausing: false,
    writes: [],
    durableWrites: [],
    isNearDeadline: false,
  } as const;
  return executeCommands(modelWithCaller, node, { run: startStep.run, ...initialActiveRun }, startStep);
}

/** The process crashes and loses its run, the connections of its callers, and all uncommitted writes. */
function crash(model: ModelState, node: number): ModelState {
  const activeRun = model.nodes[node]?.activeRun;
  const wasSending = activeRun?.action === 'send';
  const run = activeRun?.run.id;
  return {
    ...model,
    nodes: model.nodes.map((modelNode, index) => (index === node ? { activeRun: null } : modelNode)),
    lostRuns: run === undefined ? model.lostRuns : [...model.lostRuns, run],
    callers: model.callers.filter((caller) => caller.node !== node),
    actualEffects: wasSending ? { ...model.actualEffects, mayHaveProcessed: true } : model.actualEffects,
  };
}

function addWriteMoves(
  machine: Machine,
  model: ModelState,
  node: number,
  activeRun: ActiveRun,
  addMove: AddMove,
): void {
  const [write, ...writes] = activeRun.writes;
  if (write === undefined) return;
  addMove(true, `commit ${node}`, () => commit(machine, model, node, true));
  if (model.remainingEvents.crash > 0)
    addMove(false, `commit and crash ${node}`, () =>
      crash(commit(machine, consumeOptionalEvent(model, 'crash'), node, false), node),
    );
  if (model.remainingEvents.storageFault > 0) {
    const failingWrite = consumeOptionalEvent(model, 'storageFault');
    const modelWithoutWrite = withActiveRun(failingWrite, node, { ...activeRun, writes });
    const event = { type: 'write_failed', write: write.kind, elapsedMs: elapsedMsOf(activeRun), random: 0.5 } as const;
    addMove(false, `storage fault ${node}`, () =>
      applyRunEvent(machine, modelWithoutWrite, node, { ...event, isUnknown: false }),
    );
    const unknownFailure = { ...event, isUnknown: true } as const;
    // Cut: the database connection is lost during the commit, so the run does not know whether the write is durable.
    if (write.kind === 'accept')
      addMove(false, `cut before commit ${node}`, () =>
        applyRunEvent(machine, modelWithoutWrite, node, unknownFailure),
      );
    addMove(false, `cut after commit ${node}`, () =>
      applyRunEvent(machine, commit(machine, failingWrite, node, false), node, unknownFailure),
    );
  }
}

export const sampleMetrics: AttemptMetrics = {
  phase: 'resolving',
  dnsMs: null,
  connectMs: null,
  tlsMs: null,
  firstByteMs: null,
  totalMs: 0,
  bytesSent: 0,
};

/** Outcomes with which an attempt can end during each external action; `abandon` ends with the reason of the run. */
const outcomes: Readonly<Record<ActiveRun['action'], readonly AttemptOutcome[]>> = {
  none: [],
  connect: [{ error: 'connect_refused' }, { error: 'certificate_invalid' }],
  connection: [{ error: 'reset_before_sent' }],
  send: [
    { status: 200 },
    { status: 503 },
    { status: 500 },
    { error: 'answer_timeout' },
    { error: 'reset_before_sent' },
  ],
  abandon: [],
};

function addAttemptMoves(
  machine: Machine,
  model: ModelState,
  node: number,
  activeRun: ActiveRun,
  addMove: AddMove,
): void {
  if (activeRun.action === 'connect') {
    const connected = withActiveRun(model, node, { ...activeRun, action: 'connection' });
    const event = { type: 'connected', elapsedMs: elapsedMsOf(activeRun) } as const;
    addMove(true, `connected ${node}`, () => applyRunEvent(machine, connected, node, event));
  }
  const possibleOutcomes =
    activeRun.action === 'abandon'
      ? [{ error: activeRun.abandonReason ?? 'not_recorded' }]
      : outcomes[activeRun.action];
  for (const outcome of possibleOutcomes) {
    const modelWithoutAction = withActiveRun(model, node, { ...activeRun, action: 'none', abandonReason: null });
    const modelWithEffects =
      activeRun.action === 'send'
        ? { ...modelWithoutAction, actualEffects: actualEffectsAfter(model, activeRun.run.attempt.n, outcome) }
        : modelWithoutAction;
    const name = 'status' in outcome ? outcome.status : outcome.error;
    const event = {
      type: 'attempt_ended',
      outcome,
      metrics: sampleMetrics,
      retryAfterMs: null,
      elapsedMs: elapsedMsOf(activeRun),
      random: 0.5,
    } as const;
    addMove(activeRun.action !== 'connection', `${name} ${node}`, () =>
      applyRunEvent(machine, modelWithEffects, node, event),
    );
  }
}

/** Worst case: a complete lead counts as processed unless the destination refused it. */
function actualEffectsAfter(
  { actualEffects }: ModelState,
  n: number,
  outcome: AttemptOutcome,
): ModelState['actualEffects'] {
  const hasNoEffect = 'status' in outcome ? outcome.status === 503 : outcome.error === 'reset_before_sent';
  return {
    ...actualEffects,
    possiblyEffectiveDispatches: hasNoEffect
      ? actualEffects.possiblyEffectiveDispatches.filter((dispatch) => dispatch.n !== n)
      : actualEffects.possiblyEffectiveDispatches,
    mayHaveProcessed: actualEffects.mayHaveProcessed || !hasNoEffect,
    responded2xx: actualEffects.responded2xx || ('status' in outcome && outcome.status === 200),
  };
}

function addCallerMoves(machine: Machine, model: ModelState, addMove: AddMove): void {
  for (const { id, node, waitsFor } of model.callers) {
    if (waitsFor === 'record' && model.row?.open === null)
      addMove(true, `read record ${id}`, () => withReply(model, id, { kind: 'stored' }));
    if (model.remainingEvents.disconnect === 0) continue;
    const modelWithoutCaller = withoutCaller(consumeOptionalEvent(model, 'disconnect'), id);
    addMove(false, `disconnect ${id}`, () =>
      waitsFor === 'run'
        ? applyRunEvent(machine, modelWithoutCaller, node, { type: 'left', requestId: id })
        : modelWithoutCaller,
    );
  }
}

function addTakeOverMove(machine: Machine, model: ModelState, addMove: AddMove): void {
  const { row } = model;
  if (row === null || row.open === null) return;
  const { run } = row.open;
  if (model.lostRuns.includes(run)) addMove(true, 'take over', () => store(model, machine.applyTakeOver(row, false)));
  else if (model.remainingEvents.falseTakeOver > 0)
    addMove(false, 'take over from a live process', () =>
      store(consumeOptionalEvent(model, 'falseTakeOver'), machine.applyTakeOver(row, false)),
    );
}

function changeOtherUnits(model: ModelState, change: 1 | -1): ModelState {
  return {
    ...consumeOptionalEvent(model, 'otherDelivery'),
    usedUnits: model.usedUnits + change,
    otherUsedUnits: model.otherUsedUnits + change,
  };
}

function elapsedMsOf({ isNearDeadline }: ActiveRun): number {
  return isNearDeadline ? elapsedMsNearDeadline : typicalElapsedMs;
}
