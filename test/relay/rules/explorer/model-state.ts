import { admit, admitInFlight, startDelivery } from '../../../../src/relay/deliveries/rules/admission.ts';
import { startRun, step } from '../../../../src/relay/deliveries/rules/machine.ts';
import {
  applyDispatch,
  applyResult,
  applyTakeOver,
  type DeliveryRecord,
} from '../../../../src/relay/deliveries/rules/record.ts';
import type { DeliveryRun, Write } from '../../../../src/relay/deliveries/rules/run.ts';

/** The rules under test: those of production, or a mutation of them. */
export const productionMachine = {
  admit,
  admitInFlight,
  startDelivery,
  applyDispatch,
  applyResult,
  applyTakeOver,
  startRun,
  step,
};
export type Machine = typeof productionMachine;

/** The current external action of a node for its run. `connection`: it has a connection and sends nothing yet. */
export type ExternalAction = 'connect' | 'connection' | 'send' | 'abandon' | 'none';

export interface ActiveRun {
  readonly run: DeliveryRun;
  readonly action: ExternalAction;
  readonly abandonReason: 'deadline_before_sent' | 'not_recorded' | null;
  readonly isPausing: boolean;
  /** Pending writes, oldest first. */
  readonly writes: readonly Write[];
  /** Durable writes; a dispatch record is represented by the number of its attempt. */
  readonly durableWrites: readonly (number | 'accept' | 'result')[];
  /** Whether too little time is left before the deadline for another attempt. */
  readonly isNearDeadline: boolean;
}

export interface WaitingCaller {
  readonly id: string;
  readonly node: number;
  /** `run`: waits for the run of its node; `record`: waits until the record is finished. */
  readonly waitsFor: 'run' | 'record';
}

/** Effects at the destination, including those that no node has recorded. */
export interface ActualEffects {
  /** Dispatches that may have had an effect, with the number of replays at that time. */
  readonly possiblyEffectiveDispatches: readonly { readonly n: number; readonly replays: number }[];
  readonly highestAttempt: number;
  /** The destination may have processed the lead (worst case). */
  readonly mayHaveProcessed: boolean;
  readonly responded2xx: boolean;
}

/** One delivery of one account on two nodes with one database, as plain data. */
export interface ModelState {
  readonly row: DeliveryRecord | null;
  /** The used units that the account's row states, and the part of them that other deliveries use. */
  readonly usedUnits: number;
  readonly otherUsedUnits: number;
  readonly nodes: readonly { readonly activeRun: ActiveRun | null }[];
  readonly callers: readonly WaitingCaller[];
  readonly actualEffects: ActualEffects;
  /** Runs whose process crashed. Taking over any other run consumes the optional event `falseTakeOver`. */
  readonly lostRuns: readonly string[];
  /** Remaining number of times that each optional event may happen. */
  readonly remainingEvents: Readonly<Record<OptionalEvent, number>>;
  /** Number of requests so far, for the names of callers and runs. */
  readonly requestCount: number;
}

/** Events that may never happen. `lateness`: a run gets near its deadline. */
export type OptionalEvent =
  | 'request'
  | 'crash'
  | 'storageFault'
  | 'falseTakeOver'
  | 'otherDelivery'
  | 'lateness'
  | 'disconnect';

export const unitLimit = 1;

export const initialState: ModelState = {
  row: null,
  usedUnits: 0,
  otherUsedUnits: 0,
  nodes: [{ activeRun: null }, { activeRun: null }],
  callers: [],
  actualEffects: { possiblyEffectiveDispatches: [], highestAttempt: 0, mayHaveProcessed: false, responded2xx: false },
  lostRuns: [],
  remainingEvents: {
    request: 4,
    crash: 2,
    storageFault: 1,
    falseTakeOver: 1,
    otherDelivery: 2,
    lateness: 1,
    disconnect: 1,
  },
  requestCount: 0,
};

/** A violated invariant. */
export class InvariantError extends Error {}

export function consumeOptionalEvent(model: ModelState, event: OptionalEvent): ModelState {
  return { ...model, remainingEvents: { ...model.remainingEvents, [event]: model.remainingEvents[event] - 1 } };
}

export function withActiveRun(model: ModelState, node: number, activeRun: ActiveRun | null): ModelState {
  return { ...model, nodes: model.nodes.map((modelNode, index) => (index === node ? { activeRun } : modelNode)) };
}

export function activeRunOf(model: ModelState, node: number): ActiveRun {
  const activeRun = model.nodes[node]?.activeRun;
  if (activeRun === null || activeRun === undefined) throw new Error(`node ${node} runs nothing`);
  return activeRun;
}
