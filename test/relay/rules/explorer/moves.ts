import type { AttemptMetrics } from '../../../../src/relay/deliveries/rules/attempts.ts';
import type { AttemptOutcome } from '../../../../src/relay/deliveries/rules/outcome.ts';
import {
  commit,
  deliver,
  earlyMs,
  executeCommands,
  identical,
  lateMs,
  store,
  unitsLeft,
  withoutCaller,
  withReply,
} from './apply-event.ts';
import { type LiveRun, type Machine, unitLimit, useChance, type World, withLive } from './world.ts';

export interface Move {
  readonly name: string;
  /** Happens eventually; other moves may never happen. */
  readonly certain: boolean;
  readonly to: () => World;
}

/** All possible next moves. */
export function movesOf(machine: Machine, world: World): Move[] {
  const moves: Move[] = [];
  const add = (certain: boolean, name: string, to: () => World) => moves.push({ name, certain, to });
  for (const [node, { live }] of world.nodes.entries()) {
    if (world.left.ask > 0) {
      for (const replay of [false, true])
        add(false, `${replay ? 'replay' : 'ask'} ${node}`, () => request(machine, world, node, replay));
    }
    if (live === null) continue;
    if (world.left.crash > 0) add(false, `crash ${node}`, () => crash(useChance(world, 'crash'), node));
    addWrites(machine, world, node, live, add);
    addAttempt(machine, world, node, live, add);
    if (live.pausing) {
      const resumed = withLive(world, node, { ...live, pausing: false });
      add(true, `resume ${node}`, () =>
        deliver(machine, resumed, node, { type: 'pause_over', elapsedMs: timeOf(live) }),
      );
    }
    if (!live.late && world.left.lateness > 0)
      add(false, `late ${node}`, () => withLive(useChance(world, 'lateness'), node, { ...live, late: true }));
  }
  addCallers(machine, world, add);
  addTakeOver(machine, world, add);
  if (world.left.others > 0) {
    if (world.used < unitLimit) add(false, 'others use unit', () => shift(world, 1));
    if (world.otherUsed > 0) add(false, 'others release unit', () => shift(world, -1));
  }
  return moves;
}

type Add = (certain: boolean, name: string, to: () => World) => void;

/** A request with an immediate response changes nothing and may be repeated any number of times. */
function request(machine: Machine, world: World, node: number, replay: boolean): World {
  const next = ask(machine, useChance(world, 'ask'), node, replay);
  return next.callers.length === world.callers.length ? world : next;
}

function ask(machine: Machine, before: World, node: number, replay: boolean): World {
  const world = { ...before, serial: before.serial + 1 };
  const id = `c${world.serial}`;
  const question = { replay, differs: identical, charge: unitsLeft(world) };
  const waiting: World = { ...world, callers: [...world.callers, { id, node, waitsFor: 'run' }] };
  const live = world.nodes[node]?.live;
  if (live) {
    const admission = machine.admitInFlight(live.run.replay, question);
    if (admission.kind === 'join') return deliver(machine, waiting, node, { type: 'joined', caller: id });
    return withReply(waiting, id, admission);
  }
  const admission = machine.admit(world.row ?? 'nothing', question);
  if (admission.kind !== 'start') return withReply(waiting, id, admission);
  const admitted = { id: `r${world.serial}`, replay, startedAtMs: 0, n: admission.n, caller: id };
  const started = machine.startRun(admitted);
  const idle = { action: 'none', abandonReason: null, pausing: false, writes: [], stored: [], late: false } as const;
  return executeCommands(waiting, node, { run: started.run, ...idle }, started);
}

/** The process crashes, with its runs, its callers' connections, and all uncommitted writes. */
function crash(world: World, node: number): World {
  const live = world.nodes[node]?.live;
  const sending = live?.action === 'send';
  const run = live?.run.id;
  return {
    ...world,
    nodes: world.nodes.map((one, index) => (index === node ? { live: null } : one)),
    lostRuns: run === undefined ? world.lostRuns : [...world.lostRuns, run],
    callers: world.callers.filter((caller) => caller.node !== node),
    truth: sending ? { ...world.truth, mayHaveProcessed: true } : world.truth,
  };
}

function addWrites(machine: Machine, world: World, node: number, live: LiveRun, add: Add): void {
  const [write, ...writes] = live.writes;
  if (write === undefined) return;
  add(true, `commit ${node}`, () => commit(machine, world, node, true));
  if (world.left.crash > 0)
    add(false, `commit and crash ${node}`, () => crash(commit(machine, useChance(world, 'crash'), node, false), node));
  if (world.left.storageFault > 0) {
    const failingWrite = useChance(world, 'storageFault');
    const failed = withLive(failingWrite, node, { ...live, writes });
    const event = { type: 'write_failed', write: write.kind, elapsedMs: timeOf(live), random: 0.5 } as const;
    add(false, `storage fault ${node}`, () => deliver(machine, failed, node, { ...event, isUnknown: false }));
    const unknown = { ...event, isUnknown: true } as const;
    if (write.kind === 'accept') add(false, `cut before commit ${node}`, () => deliver(machine, failed, node, unknown));
    add(false, `cut after commit ${node}`, () =>
      deliver(machine, commit(machine, failingWrite, node, false), node, unknown),
    );
  }
}

export const facts: AttemptMetrics = {
  phase: 'resolving',
  dnsMs: null,
  connectMs: null,
  tlsMs: null,
  firstByteMs: null,
  totalMs: 0,
  bytesSent: 0,
};

const outcomes: Readonly<Record<LiveRun['action'], readonly AttemptOutcome[]>> = {
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

function addAttempt(machine: Machine, world: World, node: number, live: LiveRun, add: Add): void {
  if (live.action === 'connect') {
    const connected = withLive(world, node, { ...live, action: 'connection' });
    const event = { type: 'connected', elapsedMs: timeOf(live) } as const;
    add(true, `connected ${node}`, () => deliver(machine, connected, node, event));
  }
  const possible =
    live.action === 'abandon' ? [{ error: live.abandonReason ?? 'not_recorded' }] : outcomes[live.action];
  for (const outcome of possible) {
    const ended = withLive(world, node, { ...live, action: 'none', abandonReason: null });
    const known = live.action === 'send' ? { ...ended, truth: truthAfter(world, live.run.attempt.n, outcome) } : ended;
    const name = 'status' in outcome ? outcome.status : outcome.error;
    const event = {
      type: 'attempt_ended',
      outcome,
      facts,
      retryAfterMs: null,
      elapsedMs: timeOf(live),
      random: 0.5,
    } as const;
    add(live.action !== 'connection', `${name} ${node}`, () => deliver(machine, known, node, event));
  }
}

/** Worst case: a complete lead counts as processed unless the destination refused it. */
function truthAfter({ truth }: World, n: number, outcome: AttemptOutcome): World['truth'] {
  const safe = 'status' in outcome ? outcome.status === 503 : outcome.error === 'reset_before_sent';
  return {
    ...truth,
    unproven: safe ? truth.unproven.filter((one) => one.n !== n) : truth.unproven,
    mayHaveProcessed: truth.mayHaveProcessed || !safe,
    answered2xx: truth.answered2xx || ('status' in outcome && outcome.status === 200),
  };
}

function addCallers(machine: Machine, world: World, add: Add): void {
  for (const { id, node, waitsFor } of world.callers) {
    if (waitsFor === 'record' && world.row?.open === null)
      add(true, `look ${id}`, () => withReply(world, id, { kind: 'stored' }));
    if (world.left.hangUp === 0) continue;
    const left = withoutCaller(useChance(world, 'hangUp'), id);
    add(false, `hang up ${id}`, () =>
      waitsFor === 'run' ? deliver(machine, left, node, { type: 'left', caller: id }) : left,
    );
  }
}

function addTakeOver(machine: Machine, world: World, add: Add): void {
  const { row } = world;
  if (row === null || row.open === null) return;
  const { run } = row.open;
  if (world.lostRuns.includes(run)) add(true, 'take over', () => store(world, machine.applyTakeOver(row, false)));
  else if (world.left.suspicion > 0)
    add(false, 'take over from a live process', () =>
      store(useChance(world, 'suspicion'), machine.applyTakeOver(row, false)),
    );
}

function shift(world: World, by: 1 | -1): World {
  return { ...useChance(world, 'others'), used: world.used + by, otherUsed: world.otherUsed + by };
}

function timeOf({ late }: LiveRun): number {
  return late ? lateMs : earlyMs;
}
