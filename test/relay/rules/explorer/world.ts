import { admit, admitInFlight, beginDelivery } from '../../../../src/relay/deliveries/rules/admission.ts';
import { startRun, step } from '../../../../src/relay/deliveries/rules/machine.ts';
import {
  applyMark,
  applyResult,
  applyTakeOver,
  type DeliveryRecord,
} from '../../../../src/relay/deliveries/rules/record.ts';
import type { DeliveryRun, Write } from '../../../../src/relay/deliveries/rules/run.ts';

/** The rules under test: those of production, or with a fault planted in them. */
export const production = {
  admit,
  admitInFlight,
  beginDelivery,
  applyMark,
  applyResult,
  applyTakeOver,
  startRun,
  step,
};
export type Machine = typeof production;

/** What a node does for its run, and where it can end. */
export type Doing = 'connect' | 'connection' | 'send' | 'abandon' | 'none';

export interface LiveRun {
  readonly run: DeliveryRun;
  readonly doing: Doing;
  readonly abandonedFor: 'deadline_before_sent' | 'not_recorded' | null;
  readonly pausing: boolean;
  /** Writes given and not carried out, oldest first. */
  readonly writes: readonly Write[];
  /** Its writes that are durable: marks by the number of their attempt. */
  readonly stored: readonly (number | 'accept' | 'result')[];
  /** Hardly any time is left before the deadline. */
  readonly late: boolean;
}

export interface WaitingCaller {
  readonly id: string;
  readonly node: number;
  /** `run`: for the run of its node; `record`: for the record to rest. */
  readonly waitsFor: 'run' | 'record';
}

/** What really happened, which no node knows as a whole. */
export interface Truth {
  /** Dispatches of which it is not proven that nothing happened, and how many replays there were by then. */
  readonly unproven: readonly { readonly n: number; readonly replays: number }[];
  readonly highest: number;
  /** The destination may have acted on the lead, at worst. */
  readonly acted: boolean;
  readonly answered2xx: boolean;
}

/** One delivery of one account on two nodes over one database, everything in it plain data. */
export interface World {
  readonly row: DeliveryRecord | null;
  /** The account's taken units, as its row says, and those of its other deliveries. */
  readonly used: number;
  readonly others: number;
  readonly nodes: readonly { readonly live: LiveRun | null }[];
  readonly callers: readonly WaitingCaller[];
  readonly truth: Truth;
  /** Runs whose process died; whatever else stands open is nobody's to close but its own. */
  readonly lost: readonly string[];
  /** How often each thing may still happen that nothing forces to. */
  readonly left: Readonly<Record<Chance, number>>;
  /** Requests so far, for the names of callers and runs. */
  readonly serial: number;
}

export type Chance = 'ask' | 'crash' | 'storageFault' | 'suspicion' | 'others' | 'lateness' | 'hangUp';

export const unitLimit = 1;

export const freshWorld: World = {
  row: null,
  used: 0,
  others: 0,
  nodes: [{ live: null }, { live: null }],
  callers: [],
  truth: { unproven: [], highest: 0, acted: false, answered2xx: false },
  lost: [],
  left: { ask: 4, crash: 2, storageFault: 1, suspicion: 1, others: 2, lateness: 1, hangUp: 1 },
  serial: 0,
};

/** A promise that is broken. */
export class Broken extends Error {}

export function spend(world: World, chance: Chance): World {
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
