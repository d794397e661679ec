import type { Admission } from '../../../../src/relay/deliveries/rules/admission.ts';
import type { ReplyKind, RunCommand, RunEvent, Step } from '../../../../src/relay/deliveries/rules/run.ts';
import { checkRow } from './invariants.ts';
import { InvariantError, type LiveRun, liveOf, type Machine, unitLimit, type World, withLive } from './world.ts';

export const earlyMs = 1_000;
export const lateMs = 24_500;

export const identical = { payload: false, destination: false };

export function unitsLeft(world: World): { kind: 'unit'; left: number } {
  return { kind: 'unit', left: unitLimit - world.used };
}

/** Applies an event to a node's run and executes its commands, as far as no external input is needed. */
export function deliver(machine: Machine, world: World, node: number, event: RunEvent): World {
  const live = liveOf(world, node);
  return executeCommands(world, node, live, machine.step(live.run, event));
}

export function executeCommands(world: World, node: number, live: LiveRun, { run, commands }: Step): World {
  let next = withLive(world, node, { ...live, run });
  for (const command of commands) next = carryOut(next, node, command);
  // An ended run only has its pending writes left; here there are none.
  return run.phase === 'ended' ? withLive(next, node, null) : next;
}

/** Commits the oldest write of a node's run in one transaction, then notifies the run. */
export function commit(machine: Machine, world: World, node: number, notifies: boolean): World {
  const live = liveOf(world, node);
  const [write, ...writes] = live.writes;
  if (write === undefined) throw new Error('nothing to write');
  const waiting = withLive(world, node, { ...live, writes });
  const { next, event } = transact(machine, waiting, write, live);
  const stored = write.kind === 'dispatch' ? write.n : write.kind;
  const saved = event.type === 'written' ? { ...live, writes, stored: [...live.stored, stored] } : { ...live, writes };
  return notifies ? deliver(machine, withLive(next, node, saved), node, event) : next;
}

function transact(
  machine: Machine,
  world: World,
  write: LiveRun['writes'][number],
  { run, late }: LiveRun,
): { next: World; event: RunEvent } {
  const elapsedMs = late ? lateMs : earlyMs;
  if (write.kind === 'accept') {
    const request = { replay: run.replay, differs: identical, charge: unitsLeft(world) };
    const started = machine.startDelivery(world.row ?? 'nothing', request, write);
    if ('admission' in started) return { next: world, event: { type: 'not_admitted', admission: started.admission } };
    return { next: store(world, started), event: { type: 'written', write: 'accept', elapsedMs } };
  }
  if (world.row === null && run.withdrawn) return { next: world, event: { type: 'ownership_lost' } };
  if (world.row === null) throw new InvariantError('a write to a delivery that does not exist');
  const written =
    write.kind === 'dispatch' ? machine.applyDispatch(world.row, write) : machine.applyResult(world.row, write);
  if (written === 'ownership_lost') return { next: world, event: { type: 'ownership_lost' } };
  return { next: store(world, written), event: { type: 'written', write: write.kind, elapsedMs } };
}

export function store(world: World, { record, unitChange }: { record: World['row']; unitChange: number }): World {
  const next = { ...world, row: record, used: world.used + unitChange };
  checkRow(world, next);
  return next;
}

function carryOut(world: World, node: number, command: RunCommand): World {
  const live = liveOf(world, node);
  checkOrder(live, command);
  switch (command.do) {
    case 'write':
      return withLive(world, node, { ...live, writes: [...live.writes, command.write] });
    case 'connect':
      return withLive(world, node, { ...live, action: 'connect' });
    case 'abandon':
      return withLive(world, node, { ...live, action: 'abandon', abandonReason: command.reason });
    case 'drop':
      return withLive(world, node, { ...live, action: 'none' });
    case 'pause':
      return withLive(world, node, { ...live, pausing: true });
    case 'send':
      return dispatch(withLive(world, node, { ...live, action: 'send' }), command.n);
    case 'respond':
      return command.callers.reduce((next, caller) => respond(next, node, caller, command.reply), world);
  }
}

/** Checks that everything a command requires to be durable is durable. */
function checkOrder({ stored }: LiveRun, command: RunCommand): void {
  if (command.after === null) return;
  const needed = command.do === 'send' ? command.n : command.after;
  if (!stored.some((write) => write === needed))
    throw new InvariantError(`${command.do} before its ${command.after} is durable`);
}

function dispatch(world: World, n: number): World {
  const { row, truth } = world;
  if (row?.open?.marked !== true || row.open.n !== n)
    throw new InvariantError('a lead is sent without a durable dispatch record of its attempt');
  if (truth.unproven.some(({ replays }) => replays === row.replays))
    throw new InvariantError('two dispatches without a replay or a proof of safety between them');
  if (n <= truth.highest) throw new InvariantError('the number of an attempt was used before');
  const unproven = [...truth.unproven, { n, replays: row.replays }];
  return { ...world, truth: { ...truth, unproven, highest: n } };
}

function respond(world: World, node: number, id: string, replyKind: ReplyKind): World {
  const caller = world.callers.find((one) => one.id === id);
  if (caller?.node !== node || caller.waitsFor !== 'run')
    throw new InvariantError('a response without a waiting caller');
  if (replyKind === 'result') return withReply(world, id, { kind: 'stored' });
  if (replyKind === 'record') return withReply(world, id, { kind: world.row?.open === null ? 'stored' : 'join' });
  return replyKind === 'unavailable' ? withoutCaller(world, id) : withReply(world, id, replyKind.admission);
}

/** Responds to a caller, or makes it wait for the record; the response must match the truth. */
export function withReply(world: World, id: string, admission: Admission): World {
  const { row } = world;
  switch (admission.kind) {
    case 'stored':
      if (row === null || row.open !== null) throw new InvariantError('a receipt of a delivery that is still open');
      return withoutCaller(world, id);
    case 'join':
      return {
        ...world,
        callers: world.callers.map((one) => (one.id === id ? { ...one, waitsFor: 'record' } : one)),
      };
    case 'refused':
      if (admission.code === 'already_delivered' && row?.state !== 'delivered')
        throw new InvariantError('not delivered');
      if (admission.code === 'no_unit_left' && world.used < unitLimit) throw new InvariantError('a unit was left');
      if (admission.code === 'replay_unknown' && row !== null) throw new InvariantError('the delivery is known');
      return withoutCaller(world, id);
    case 'start':
      throw new InvariantError('an admitted request was refused');
  }
}

export function withoutCaller(world: World, id: string): World {
  return { ...world, callers: world.callers.filter((one) => one.id !== id) };
}
