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
export const production = {
  admit,
  admitInFlight,
  startDelivery,
  applyDispatch,
  applyResult,
  applyTakeOver,
  startRun,
  step,
};
export type Machine = typeof production;

/** The current external action of a node for its run. */
export type ExternalAction = 'connect' | 'connection' | 'send' | 'abandon' | 'none';

export interface LiveRun {
  readonly run: DeliveryRun;
  readonly action: ExternalAction;
  readonly abandonReason: 'deadline_before_sent' | 'not_recorded' | null;
  readonly pausing: boolean;
  /** Pending writes, oldest first. */
  readonly writes: readonly Write[];
  /** Durable writes: marks by attempt number. */
  readonly stored: readonly (number | 'accept' | 'result')[];
  /** The deadline is near. */
  readonly late: boolean;
}

export interface WaitingCaller {
  readonly id: string;
  readonly node: number;
  /** `run`: waits for the run of its node; `record`: waits until the record is finished. */
  readonly waitsFor: 'run' | 'record';
}

/** The actual events, which no single node knows completely. */
export interface Truth {
  /** Dispatches that may have had an effect, with the number of replays at that time. */
  readonly unproven: readonly { readonly n: number; readonly replays: number }[];
  readonly highest: number;
  /** The destination may have processed the lead (worst case). */
  readonly mayHaveProcessed: boolean;
  readonly answered2xx: boolean;
}

/** One delivery of one account on two nodes with one database, as plain data. */
export interface World {
  readonly row: DeliveryRecord | null;
  /** The account's used units in its row, and those of its other deliveries. */
  readonly used: number;
  readonly otherUsed: number;
  readonly nodes: readonly { readonly live: LiveRun | null }[];
  readonly callers: readonly WaitingCaller[];
  readonly truth: Truth;
  /** Runs whose process crashed; other open runs may only be closed by their own process. */
  readonly lostRuns: readonly string[];
  /** Remaining number of times that each optional event may happen. */
  readonly left: Readonly<Record<Chance, number>>;
  /** Number of requests so far, for the names of callers and runs. */
  readonly serial: number;
}

export type Chance = 'ask' | 'crash' | 'storageFault' | 'suspicion' | 'others' | 'lateness' | 'hangUp';

export const unitLimit = 1;

export const initialWorld: World = {
  row: null,
  used: 0,
  otherUsed: 0,
  nodes: [{ live: null }, { live: null }],
  callers: [],
  truth: { unproven: [], highest: 0, mayHaveProcessed: false, answered2xx: false },
  lostRuns: [],
  left: { ask: 4, crash: 2, storageFault: 1, suspicion: 1, others: 2, lateness: 1, hangUp: 1 },
  serial: 0,
};

/** A violated invariant. */
export class InvariantError extends Error {}

export function useChance(world: World, chance: Chance): World {
  return { ...world, left: { ...world.left, [chance]: world.left[chance] - 1 } };
}

export function withLive(world: World, node: number, live: LiveRun | null): World {
  return { ...world, nodes: world.nodes.map((one, index) => (index === node ? { live } : one)) };
}

export function liveOf(world: World, node: number): LiveRun {
  const live = world.nodes[node]?.live;
  if (live === null || live === undefined) throw new Error(`node ${node} runs nothing`);
  return live;
}
