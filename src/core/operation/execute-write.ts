import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { Overloaded, StorageUnavailable, type Tx, type WriteOptions } from '../db/transaction.ts';
import { confirmCaller, digestOfAuthorization, hashCredential, hashOfAuthorization } from './credentials.ts';
import { storageUnavailable } from './errors.ts';
import {
  findSelfRevocation,
  findStoredResponse,
  hashIntent,
  type IdempotencyClaim,
  isKeyFree,
  isKeyTaken,
  publicScope,
  type StoredResponse,
  storeResponse,
} from './idempotency.ts';
import type { CallerContext, Context, Operation, WriteEffects, WriteOperation } from './operation.ts';
import { refusePaused } from './pause.ts';
import type { AuthenticatedCall, Call, CompiledOperation, Pipeline } from './pipeline.ts';
import { jsonResponse, type OperationResponse, replayedResponse } from './problem.ts';

type Write = AuthenticatedCall<WriteOperation>;

/** Executes a write: stored response or conflict, rate limit, pause, then one transaction. */
export async function runWrite(pipeline: Pipeline, write: Write): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = write;
  if (call.dryRun && operation.dryRun !== undefined) return dryRun(pipeline, write);
  const claim = claimOf(pipeline.realm, write);
  const earlier = claim === null ? null : await findStoredResponse(pipeline.database.db, claim);
  if (earlier !== null) return replay(pipeline, write, earlier);
  const rejected = operation.admit?.(call.input, context) ?? null;
  if (rejected !== null) {
    return (
      (await pipeline.allowance.consume({ kind: 'read' }, context.caller, call.address, context.nowMs)) ?? rejected
    );
  }
  const refused =
    (await pipeline.allowance.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
    (await pipeline.consumeOperationLimit?.(operation, call.input, context.caller, call.address)) ??
    (checksPauseInTransaction(pipeline, operation)
      ? null
      : await refusePaused(pipeline.database.db, pipeline.realm, operation.pausedBy));
  if (refused !== null) return refused;
  const prepared: unknown = await operation.prepare?.(call.input, context);
  if (isRefusal(prepared)) return prepared;
  const response = await writeOnce(pipeline, write, claim, prepared);
  if (response === 'taken') return replayConcurrent(pipeline, write, claim as IdempotencyClaim);
  return isRefusal(response) ? response : jsonResponse(response.status, response.body);
}

async function writeOnce(
  pipeline: Pipeline,
  write: Write,
  claim: IdempotencyClaim | null,
  prepared: unknown,
): Promise<StoredResponse | Refusal | 'taken'> {
  const { database } = pipeline;
  const result = database.write((tx) => {
    tx.afterCommit(() => {
      const { caller } = write.context;
      if (caller !== null && database.replicas)
        pipeline.lastWrites.record(caller.accountId, pipeline.clock.monotonicMs());
      pipeline.events.wake();
      pipeline.onCommit?.(write.operation, write.context);
    });
    return claim === null
      ? runWithoutKey(pipeline, tx, write, prepared)
      : runWithKey(pipeline, tx, write, claim, prepared);
  }, groupOf(write));
  if (claim === null || database.dialect === 'sqlite') return result;
  try {
    const response = await result;
    // A concurrent call with the same key may have caused the refusal.
    return isRefusal(response) && (await findStoredResponse(database.db, claim)) !== null ? 'taken' : response;
  } catch (error) {
    if (isKeyTaken(error) || (!isOutage(error) && (await findStoredResponse(database.db, claim)) !== null))
      return 'taken';
    throw error;
  }
}

function groupOf({ operation, call }: Write): WriteOptions {
  const record = operation.groupBy?.(call.input);
  return record === undefined ? {} : { group: `${operation.name} ${record}` };
}

function isOutage(error: unknown): boolean {
  return error instanceof StorageUnavailable || error instanceof Overloaded;
}

/** Returns the response of the concurrent call that used the same key. */
async function replayConcurrent(
  pipeline: Pipeline,
  write: Write,
  claim: IdempotencyClaim,
): Promise<OperationResponse | Refusal> {
  const stored = await findStoredResponse(pipeline.database.db, claim);
  return stored === null
    ? refuse(storageUnavailable, 'A request with the same idempotency key is in progress; retry.', {
        retry_after_seconds: 1,
      })
    : replay(pipeline, write, stored);
}

/** Runs the operation and stores the response under its idempotency key, in one transaction. */
async function runWithKey(
  pipeline: Pipeline,
  tx: Tx,
  write: Write,
  claim: IdempotencyClaim,
  prepared: unknown,
): Promise<StoredResponse | Refusal | 'taken'> {
  const { operation, context } = write;
  const [isFree, refused] = await Promise.all([isKeyFree(tx, claim), recheck(pipeline, tx, operation, context)]);
  if (!isFree) return 'taken';
  if (refused !== null) return refused;
  const result = await run(tx, write, prepared);
  if (isRefusal(result)) return result;
  const effects: WriteEffects = operation.effects?.(result.output, context) ?? {};
  const revokedHash = effects.revokesCaller === true ? (context.caller?.credentialHash ?? null) : null;
  await storeResponse(tx, claim, result.response, effects.subject ?? null, revokedHash, context.nowMs);
  return result.response;
}

/** Runs a write without an idempotency key; its response is not stored. */
async function runWithoutKey(
  pipeline: Pipeline,
  tx: Tx,
  write: Write,
  prepared: unknown,
): Promise<StoredResponse | Refusal> {
  const refused = await recheck(pipeline, tx, write.operation, write.context);
  if (refused !== null) return refused;
  const result = await run(tx, write, prepared);
  return isRefusal(result) ? result : result.response;
}

async function run(
  tx: Tx,
  { operation, compiled, call, context }: Write,
  prepared: unknown,
): Promise<{ readonly output: unknown; readonly response: StoredResponse } | Refusal> {
  const output: unknown = await operation.run(tx, call.input, context, prepared);
  if (isRefusal(output)) return output;
  return { output, response: { status: statusOf(operation, output), body: compiled.serialize(output) } };
}

function statusOf(operation: WriteOperation, output: unknown): number {
  return operation.isUnchanged?.(output) === true ? 200 : (operation.successStatus ?? 200);
}

/** Response of a write that revoked its own credential, for a retry with that credential within 24 hours. */
export async function replaySelfRevocation(
  { realm, database: { db }, services }: Pipeline,
  operation: Operation,
  compiled: CompiledOperation,
  call: Call,
  nowMs: number,
): Promise<OperationResponse | null> {
  const credentialHash = call.authorization === undefined ? null : hashOfAuthorization(call.authorization);
  if (operation.effect !== 'write' || credentialHash === null || compiled.validate(call.input) !== null) return null;
  if (operation.ephemeral?.appliesTo(call.input) === true) {
    const digestCredential = (key: Buffer) => digestOfAuthorization(call.authorization, key);
    const output: unknown = await operation.ephemeral.recompute(db, {
      credentialHash,
      nowMs,
      services,
      digestCredential,
    });
    return output === null ? null : replayedResponse(statusOf(operation, output), compiled.serialize(output));
  }
  const key = keyOf(operation, call, credentialHash);
  if (key === null) return null;
  const stored = await findSelfRevocation(db, { ...intentOfCall(operation, call), realm, key }, credentialHash, nowMs);
  return stored === null ? null : replayed(stored);
}

async function recheck(
  pipeline: Pipeline,
  tx: Tx,
  operation: WriteOperation,
  { caller, nowMs }: Context,
): Promise<Refusal | null> {
  const hasCaller = operation.access === 'credential' && caller !== null;
  const [refused, paused] = await Promise.all([
    hasCaller ? confirmCaller(tx, caller, nowMs, operation.changesAccount === true ? 'update' : 'key share') : null,
    checksPauseInTransaction(pipeline, operation) ? refusePaused(tx, pipeline.realm, operation.pausedBy) : null,
  ]);
  return refused ?? paused;
}

/**
 * Whether the pause is checked in the transaction, which saves a round trip on PostgreSQL. A write with `prepare`
 * checks it earlier.
 */
function checksPauseInTransaction({ database }: Pipeline, operation: WriteOperation): boolean {
  return database.dialect === 'postgres' && operation.prepare === undefined;
}

function claimOf(realm: string, { operation, call, context }: Write): IdempotencyClaim | null {
  const key = keyOf(operation, call, context.caller?.credentialHash);
  if (key === null || operation.ephemeral?.appliesTo(call.input) === true) return null;
  return { ...intentOfCall(operation, call), realm, key, scope: scopeOf(operation, call, context) };
}

function scopeOf({ access }: WriteOperation, call: Call, context: Context): string {
  switch (access) {
    case 'public':
      return publicScope;
    case 'registration':
      return hashCredential(String((call.input as { credential?: string }).credential));
    case 'credential':
      return (context as CallerContext).caller.accountId;
    case 'operator':
      return String(context.operator);
  }
}

/** The idempotency key of the input, or the credential's hash with a prefix that is not valid in keys of callers. */
function keyOf({ idempotency }: WriteOperation, call: Call, credentialHash: string | undefined): string | null {
  const { idempotency_key: key } = call.input as { idempotency_key?: string };
  if (key !== undefined) return key;
  return idempotency === 'credential' && credentialHash !== undefined ? `~${credentialHash}` : null;
}

function intentOfCall({ name }: WriteOperation, call: Call): Pick<IdempotencyClaim, 'operation' | 'intent'> {
  return { operation: name, intent: hashIntent(name, call.input as Record<string, unknown>) };
}

async function replay(
  pipeline: Pipeline,
  { call, context }: Write,
  earlier: StoredResponse | Refusal,
): Promise<OperationResponse | Refusal> {
  // A retry costs a read but is never refused for it; only the limit per address can refuse it.
  await pipeline.allowance.consume({ kind: 'read' }, context.caller, call.address, context.nowMs);
  return isRefusal(earlier) ? earlier : replayed(earlier);
}

async function dryRun(
  pipeline: Pipeline,
  { operation, compiled, call, context }: Write,
): Promise<OperationResponse | Refusal> {
  const refused = await pipeline.allowance.consume({ kind: 'read' }, context.caller, call.address, context.nowMs);
  if (refused !== null) return refused;
  const output = await operation.dryRun?.run(pipeline.database.db, call.input, context as CallerContext);
  return isRefusal(output)
    ? output
    : jsonResponse(200, (compiled.serializeDryRun as (value: unknown) => string)(output));
}

function replayed({ status, body }: StoredResponse): OperationResponse {
  return replayedResponse(status, body);
}
