import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { isTemporaryFailure, type Tx, type WriteOptions } from '../db/transaction.ts';
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
import { refusePausedWrite } from './pause.ts';
import type { AuthenticatedCall, Call, CompiledOperation, Pipeline } from './pipeline.ts';
import { jsonResponse, type OperationResponse, replayedResponse } from './problem.ts';

type WriteCall = AuthenticatedCall<WriteOperation>;

/**
 * Executes a write: stored response or conflict, rate limit, pause, then one transaction, which is rolled back when the
 * operation refuses. Returns the first refusal.
 */
export async function runWrite(pipeline: Pipeline, write: WriteCall): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = write;
  if (call.dryRun && operation.dryRun !== undefined) return dryRun(pipeline, write);
  const claim = claimOf(pipeline.realm, write);
  const storedResponse = claim === null ? null : await findStoredResponse(pipeline.database.db, claim);
  if (storedResponse !== null) return replay(pipeline, write, storedResponse);
  const admissionRefusal = operation.admit?.(call.input, context) ?? null;
  if (admissionRefusal !== null) {
    return (
      (await pipeline.callLimits.consume({ kind: 'read' }, context.caller, call.address, context.nowMs)) ??
      admissionRefusal
    );
  }
  const refusal =
    (await pipeline.callLimits.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
    (await pipeline.consumeOperationLimit?.(operation, call.input, context.caller, call.address)) ??
    (checksPauseInTransaction(pipeline, operation)
      ? null
      : await refusePausedWrite(pipeline.database.db, pipeline.realm, operation.pausedBy));
  if (refusal !== null) return refusal;
  const preparedData: unknown = await operation.prepare?.(call.input, context);
  if (isRefusal(preparedData)) return preparedData;
  const response = await writeOnce(pipeline, write, claim, preparedData);
  if (response === 'key_taken') return replayConcurrentCall(pipeline, write, claim as IdempotencyClaim);
  return isRefusal(response) ? response : jsonResponse(response.status, response.body);
}

/** Runs the transaction; `key_taken` when another call with the same idempotency key has committed. */
async function writeOnce(
  pipeline: Pipeline,
  write: WriteCall,
  claim: IdempotencyClaim | null,
  preparedData: unknown,
): Promise<StoredResponse | Refusal | 'key_taken'> {
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
      ? runWithoutKey(pipeline, tx, write, preparedData)
      : runWithKey(pipeline, tx, write, claim, preparedData);
  }, groupOptions(write));
  if (claim === null || database.dialect === 'sqlite') return result;
  try {
    const response = await result;
    // A concurrent call with the same key may have caused the refusal.
    return isRefusal(response) && (await findStoredResponse(database.db, claim)) !== null ? 'key_taken' : response;
  } catch (error) {
    if (isKeyTaken(error) || (!isTemporaryFailure(error) && (await findStoredResponse(database.db, claim)) !== null))
      return 'key_taken';
    throw error;
  }
}

function groupOptions({ operation, call }: WriteCall): WriteOptions {
  const group = operation.groupBy?.(call.input) ?? null;
  return group === null ? {} : { group: `${operation.name} ${group}` };
}

/** Returns the response of the concurrent call that used the same key. */
async function replayConcurrentCall(
  pipeline: Pipeline,
  write: WriteCall,
  claim: IdempotencyClaim,
): Promise<OperationResponse | Refusal> {
  const storedResponse = await findStoredResponse(pipeline.database.db, claim);
  return storedResponse === null
    ? refuse(storageUnavailable, 'A request with the same idempotency key is in progress; retry.', {
        retry_after_seconds: 1,
      })
    : replay(pipeline, write, storedResponse);
}

/** Runs the operation and stores the response under its idempotency key, in one transaction. */
async function runWithKey(
  pipeline: Pipeline,
  tx: Tx,
  write: WriteCall,
  claim: IdempotencyClaim,
  preparedData: unknown,
): Promise<StoredResponse | Refusal | 'key_taken'> {
  const { operation, context } = write;
  const [isFree, refusal] = await Promise.all([
    isKeyFree(tx, claim),
    recheckCallerAndPause(pipeline, tx, operation, context),
  ]);
  if (!isFree) return 'key_taken';
  if (refusal !== null) return refusal;
  const result = await runOperation(tx, write, preparedData);
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
  write: WriteCall,
  preparedData: unknown,
): Promise<StoredResponse | Refusal> {
  const refusal = await recheckCallerAndPause(pipeline, tx, write.operation, write.context);
  if (refusal !== null) return refusal;
  const result = await runOperation(tx, write, preparedData);
  return isRefusal(result) ? result : result.response;
}

async function runOperation(
  tx: Tx,
  { operation, compiled, call, context }: WriteCall,
  preparedData: unknown,
): Promise<{ readonly output: unknown; readonly response: StoredResponse } | Refusal> {
  const output: unknown = await operation.run(tx, call.input, context, preparedData);
  if (isRefusal(output)) return output;
  return { output, response: { status: statusOf(operation, output), body: compiled.serialize(output) } };
}

function statusOf(operation: WriteOperation, output: unknown): number {
  return operation.isUnchanged?.(output) === true ? 200 : (operation.successStatus ?? 200);
}

/**
 * Response of a write that revoked the caller's credential, for a retry with that credential; null for other calls. A
 * stored response is returned for 24 hours.
 */
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
  const storedResponse = await findSelfRevocation(
    db,
    { ...intentOfCall(operation, call), realm, key },
    credentialHash,
    nowMs,
  );
  return storedResponse === null ? null : toReplayedResponse(storedResponse);
}

async function recheckCallerAndPause(
  pipeline: Pipeline,
  tx: Tx,
  operation: WriteOperation,
  { caller, nowMs }: Context,
): Promise<Refusal | null> {
  const hasCaller = operation.access === 'credential' && caller !== null;
  const [callerRefusal, pauseRefusal] = await Promise.all([
    hasCaller ? confirmCaller(tx, caller, nowMs, operation.changesAccount === true ? 'update' : 'key share') : null,
    checksPauseInTransaction(pipeline, operation) ? refusePausedWrite(tx, pipeline.realm, operation.pausedBy) : null,
  ]);
  return callerRefusal ?? pauseRefusal;
}

/**
 * Whether the pause is checked in the transaction, which saves a round trip on PostgreSQL. On the embedded
 * database, and for a write with `prepare`, it is checked before the transaction.
 */
function checksPauseInTransaction({ database }: Pipeline, operation: WriteOperation): boolean {
  return database.dialect === 'postgres' && operation.prepare === undefined;
}

function claimOf(realm: string, { operation, call, context }: WriteCall): IdempotencyClaim | null {
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
  { call, context }: WriteCall,
  responseOrRefusal: StoredResponse | Refusal,
): Promise<OperationResponse | Refusal> {
  // A retry costs a read, but the limit of reads never refuses it; only the limit of all requests per address can.
  await pipeline.callLimits.consume({ kind: 'read' }, context.caller, call.address, context.nowMs);
  return isRefusal(responseOrRefusal) ? responseOrRefusal : toReplayedResponse(responseOrRefusal);
}

async function dryRun(
  pipeline: Pipeline,
  { operation, compiled, call, context }: WriteCall,
): Promise<OperationResponse | Refusal> {
  const refusal = await pipeline.callLimits.consume({ kind: 'read' }, context.caller, call.address, context.nowMs);
  if (refusal !== null) return refusal;
  const output = await operation.dryRun?.run(pipeline.database.db, call.input, context as CallerContext);
  return isRefusal(output)
    ? output
    : jsonResponse(200, (compiled.serializeDryRun as (value: unknown) => string)(output));
}

function toReplayedResponse({ status, body }: StoredResponse): OperationResponse {
  return replayedResponse(status, body);
}
