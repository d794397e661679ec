import { newId } from '../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { type Clock, secondMs } from '../base/clock.ts';
import { type Database, Overloaded, StorageUnavailable, type Tx } from '../db/transaction.ts';
import type { Allowance } from './allowance.ts';
import { authenticate, hashCredential, hashOfAuthorization } from './credentials.ts';
import {
  credentialMissing, idempotencyKeyInvalid, idempotencyKeyMissing, overloaded, postingPaused, registrationPaused, storageUnavailable,
} from './errors.ts';
import { type Claim, findFarewell, findStored, intentOf, type StoredAnswer, storeAnswer, takeKey } from './idempotency.ts';
import { askUntilAnswered, type EventSource } from './long-poll.ts';
import type { Caller, CallerContext, Context, Effects, Operation, Poll, ReadOperation, WriteOperation } from './operation.ts';
import { pausedSince } from './pause.ts';
import { type Answer, jsonType } from './problem.ts';
import { compileInput, compileOutput, type Validate } from './schema.ts';

/** One request for one operation, from whichever door it came. */
export interface Call {
  /** Parsed JSON; the pipeline fills defaults in place. */
  readonly input: unknown;
  /** What the door found wrong with the input's spelling: refused where the schema would refuse. */
  readonly fault?: Refusal | null;
  readonly authorization: string | undefined;
  /** The peer, for limits only; never kept. */
  readonly address: string;
  readonly waitSeconds: number;
  readonly dryRun: boolean;
  /** A signal that is aborted when the caller hangs up; asked for only by requests that wait. */
  whenGone(): AbortSignal;
}

export type Execute = (operation: Operation, call: Call) => Promise<Answer | Refusal>;

/** Runs long reads away from the event loop. Absent on PostgreSQL, whose reads are not ours to compute. */
export interface LongReads {
  run(task: string, argument: unknown): Promise<unknown>;
}

export interface Pipeline {
  readonly realm: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly allowance: Allowance;
  readonly longReads: LongReads | null;
  /** Where waiting reads hear of new events. */
  readonly events: EventSource & { wake(): void };
  /** Aborted when the process drains: whoever waits is answered with what there is. */
  readonly drainSignal: AbortSignal;
  /** Told of every call that is about to run. */
  onCall?(operation: Operation, caller: Caller | null): void;
}

/**
 * The one pipeline behind every door. The order of its checks is part of the contract: credential,
 * schema, idempotency, account limit, pause, and then the operation's own: exists, owner, state.
 */
export function createExecute(pipeline: Pipeline): Execute {
  const compiled = new Map<Operation, Compiled>();
  return async (operation, call) => {
    const compiledOperation = compiled.get(operation) ?? compile(compiled, operation);
    try {
      return await run(pipeline, operation, compiledOperation, call);
    } catch (error) {
      if (error instanceof StorageUnavailable) return refuse(storageUnavailable, 'The write could not be stored; nothing was acknowledged.', { retry_after_seconds: 1 });
      if (error instanceof Overloaded) return refuse(overloaded, 'More work is queued than the server accepts.', { retry_after_seconds: 1 });
      throw error;
    }
  };
}

interface Compiled {
  readonly validate: Validate;
  readonly write: (output: unknown) => string;
  readonly writeRehearsal: ((output: unknown) => string) | null;
}

function compile(cache: Map<Operation, Compiled>, operation: Operation): Compiled {
  const rehearsal = operation.effect === 'write' ? operation.rehearsal : undefined;
  const made = {
    validate: compileInput(operation.input),
    write: compileOutput(operation.output),
    writeRehearsal: rehearsal === undefined ? null : compileOutput(rehearsal.output),
  };
  cache.set(operation, made);
  return made;
}

async function run(pipeline: Pipeline, operation: Operation, compiled: Compiled, call: Call): Promise<Answer | Refusal> {
  const nowMs = pipeline.clock.nowMs();
  const caller = await identify(pipeline, operation, call, nowMs);
  if (isRefusal(caller)) {
    const repeated = operation.effect === 'write' ? await repeatFarewell(pipeline, operation, compiled, call, nowMs) : null;
    return repeated ?? caller;
  }
  const fault = call.fault ?? compiled.validate(call.input);
  if (fault !== null) return operation.effect === 'write' ? keyFault(fault) : fault;
  const broken = operation.check?.(call.input) ?? null;
  if (broken !== null) return broken;
  const context: Context = { caller, nowMs, newId: (prefix) => newId(prefix, nowMs) };
  pipeline.onCall?.(operation, caller);
  return operation.effect === 'read' ? runRead(pipeline, operation, compiled, call, context) : runWrite(pipeline, operation, compiled, call, context);
}

async function identify(pipeline: Pipeline, operation: Operation, call: Call, nowMs: number): Promise<Caller | null | Refusal> {
  if (call.authorization === undefined) {
    if (operation.access !== 'credential') return null;
    return refuse(credentialMissing, 'This operation needs `Authorization: Bearer <your key>`.');
  }
  const caller = await authenticate(pipeline.database.db, pipeline.realm, hashOfAuthorization(call.authorization), nowMs);
  if (!isRefusal(caller)) return caller;
  return (await pipeline.allowance.takeFailedSignIn(call.address)) ?? caller;
}

async function runRead(pipeline: Pipeline, operation: ReadOperation, compiled: Compiled, call: Call, context: Context): Promise<Answer | Refusal> {
  const refused = await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs);
  if (refused !== null) return refused;
  const output = await (operation.poll !== undefined && call.waitSeconds > 0 ? waitForOutput(pipeline, operation, operation.poll, call, context) : readOutput(pipeline, operation, call.input, context));
  return isRefusal(output) ? output : answerOf(200, compiled.write(output));
}

function waitForOutput(pipeline: Pipeline, operation: ReadOperation, poll: Poll<unknown>, call: Call, context: Context): Promise<unknown> {
  const signal = AbortSignal.any([call.whenGone(), pipeline.drainSignal]);
  const wait = { events: pipeline.events, waitMs: call.waitSeconds * secondMs, signal, nowMs: () => pipeline.clock.monotonicMs() };
  return askUntilAnswered(poll, wait, (cursor) => readOutput(pipeline, operation, cursor === null ? call.input : { ...(call.input as object), cursor }, context));
}

function readOutput(pipeline: Pipeline, operation: ReadOperation, input: unknown, context: Context): Promise<unknown> {
  if (operation.long === true && pipeline.longReads !== null) {
    return pipeline.longReads.run(`${pipeline.realm}.${operation.name}`, { input, caller: context.caller, nowMs: context.nowMs });
  }
  return operation.run(pipeline.database.db, input, context as CallerContext);
}

async function runWrite(pipeline: Pipeline, operation: WriteOperation, compiled: Compiled, call: Call, context: Context): Promise<Answer | Refusal> {
  const input = call.input as Record<string, unknown>;
  if (call.dryRun && operation.rehearsal !== undefined) return rehearse(pipeline, operation, compiled, call, context as CallerContext);
  const claim = claimOf(pipeline.realm, operation, input, context.caller);
  const earlier = await findStored(pipeline.database.db, claim);
  if (earlier !== null) return replay(pipeline, earlier, call, context);
  const refused = (await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs)) ?? (await refuseWhilePaused(pipeline, operation));
  if (refused !== null) return refused;
  const answer = await pipeline.database.write((tx) => {
    tx.afterCommit(() => pipeline.events.wake());
    return commit(tx, operation, compiled, claim, input, context);
  });
  if (answer !== 'taken') return isRefusal(answer) ? answer : answerOf(answer.status, answer.body);
  const other = await findStored(pipeline.database.db, claim);
  return other === null ? refuse(storageUnavailable, 'The same request is being written; ask again.', { retry_after_seconds: 1 }) : replay(pipeline, other, call, context);
}

/** Claim, effect, events and stored answer: one transaction, or nothing. */
async function commit(tx: Tx, operation: WriteOperation, compiled: Compiled, claim: Claim, input: Record<string, unknown>, context: Context): Promise<StoredAnswer | Refusal | 'taken'> {
  if (!(await takeKey(tx, claim, context.nowMs))) return 'taken';
  const output = await operation.run(tx, input, context as CallerContext);
  if (isRefusal(output)) return output;
  const answer = { status: 200, body: compiled.write(output) };
  const effects: Effects = operation.effects?.(output, context as CallerContext) ?? {};
  const farewellHash = effects.farewell === true ? (context.caller?.credentialHash ?? null) : null;
  await storeAnswer(tx, claim, answer, effects.subject ?? null, farewellHash);
  return answer;
}

function claimOf(realm: string, operation: WriteOperation, input: Record<string, unknown>, caller: Caller | null): Claim {
  const scope = operation.access === 'registration' ? hashCredential(String(input['credential'])) : (caller as Caller).accountId;
  return { realm, scope, key: String(input['idempotency_key']), operation: operation.name, intent: intentOf(operation.name, input) };
}

async function replay(pipeline: Pipeline, earlier: StoredAnswer | Refusal, call: Call, context: Context): Promise<Answer | Refusal> {
  const refused = await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs);
  // A stored answer is never withheld: only the address limit may refuse a retry.
  void refused;
  return isRefusal(earlier) ? earlier : replayed(earlier);
}

async function repeatFarewell(pipeline: Pipeline, operation: WriteOperation, compiled: Compiled, call: Call, nowMs: number): Promise<Answer | null> {
  const hash = call.authorization === undefined ? null : hashOfAuthorization(call.authorization);
  if (hash === null || compiled.validate(call.input) !== null) return null;
  const input = call.input as Record<string, unknown>;
  const claim = { realm: pipeline.realm, key: String(input['idempotency_key']), operation: operation.name, intent: intentOf(operation.name, input) };
  const stored = await findFarewell(pipeline.database.db, claim, hash, nowMs);
  return stored === null ? null : replayed(stored);
}

async function rehearse(pipeline: Pipeline, operation: WriteOperation, compiled: Compiled, call: Call, context: CallerContext): Promise<Answer | Refusal> {
  const refused = await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs);
  if (refused !== null) return refused;
  const output = await operation.rehearsal?.run(pipeline.database.db, call.input as never, context);
  return isRefusal(output) ? output : answerOf(200, (compiled.writeRehearsal as (value: unknown) => string)(output));
}

async function refuseWhilePaused(pipeline: Pipeline, operation: WriteOperation): Promise<Refusal | null> {
  if (operation.pausedBy === undefined) return null;
  const since = await pausedSince(pipeline.database.db, pipeline.realm, operation.pausedBy);
  if (since === null) return null;
  const kind = operation.pausedBy === 'posting' ? postingPaused : registrationPaused;
  return refuse(kind, `The operator paused ${operation.pausedBy}.`, { retry_after_seconds: 60 });
}

/** A fault of the key itself has codes of its own, so that a client can tell it from its content. */
function keyFault(fault: Refusal): Refusal {
  const faults = (fault.members['errors'] ?? []) as { pointer: string; code: string; message: string }[];
  const key = faults[0];
  if (key === undefined || !faults.every((each) => each.pointer === '/idempotency_key')) return fault;
  return refuse(key.code === 'required' ? idempotencyKeyMissing : idempotencyKeyInvalid, key.message, { errors: faults });
}

function answerOf(status: number, body: string): Answer {
  return { status, contentType: jsonType, body, headers: {} };
}

function replayed(stored: StoredAnswer): Answer {
  return { status: stored.status, contentType: jsonType, body: stored.body, headers: { 'idempotent-replayed': 'true' } };
}
