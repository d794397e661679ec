import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { Overloaded, StorageUnavailable, type Tx, type WriteOptions } from '../db/transaction.ts';
import { confirmCaller, digestOfAuthorization, hashCredential, hashOfAuthorization } from './credentials.ts';
import { storageUnavailable } from './errors.ts';
import {
  deleteExpiredPublicKeys,
  findSelfRevocation,
  findStored,
  intentOf,
  isKeyFree,
  isKeyTaken,
  type KeyClaim,
  publicScope,
  type StoredResponse,
  storeResponse,
} from './idempotency.ts';
import type { CallerContext, Context, Operation, WriteEffects, WriteOperation } from './operation.ts';
import { refusePaused } from './pause.ts';
import type { AdmittedCall, Call, CompiledOperation, Pipeline } from './pipeline.ts';
import { type OperationResponse, replayedResponse, responseOf } from './problem.ts';

type Write = AdmittedCall<WriteOperation>;

/** A write: stored response or conflict, account limit, pause, and then one transaction. */
export async function runWrite(pipeline: Pipeline, write: Write): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = write;
  if (call.dryRun && operation.dryRun !== undefined) return dryRun(pipeline, write);
  const claim = claimOf(pipeline.realm, write);
  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);
  if (earlier !== null) return replay(pipeline, write, earlier);
  const unfit = operation.admit?.(call.input, context) ?? null;
  if (unfit !== null) {
    return (await pipeline.allowance.consume({ kind: 'read' }, context.caller, call.address, context.nowMs)) ?? unfit;
  }
  const refused =
    (await pipeline.allowance.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
    (await pipeline.consumeOwnLimit?.(operation, call.input, context.caller, call.address)) ??
    (looksInside(pipeline, operation)
      ? null
      : await refusePaused(pipeline.database.db, pipeline.realm, operation.pausedBy));
  if (refused !== null) return refused;
  const prepared: unknown = await operation.prepare?.(call.input, context);
  if (isRefusal(prepared)) return prepared;
  const response = await writeOnce(pipeline, write, claim, prepared);
  if (response === 'taken') return repeatOther(pipeline, write, claim as KeyClaim);
  return isRefusal(response) ? response : responseOf(response.status, response.body);
}

async function writeOnce(
  pipeline: Pipeline,
  write: Write,
  claim: KeyClaim | null,
  prepared: unknown,
): Promise<StoredResponse | Refusal | 'taken'> {
  const { database } = pipeline;
  const written = database.write((tx) => {
    tx.afterCommit(() => {
      pipeline.events.wake();
      pipeline.onCommit?.(write.operation, write.context);
    });
    return claim === null ? takeEffect(pipeline, tx, write, prepared) : commit(pipeline, tx, write, claim, prepared);
  }, groupOf(write));
  if (claim === null || database.dialect === 'sqlite') return written;
  try {
    const response = await written;
    // It may have been refused for what another call with this key has done.
    return isRefusal(response) && (await findStored(database.db, claim)) !== null ? 'taken' : response;
  } catch (error) {
    if (isKeyTaken(error) || (!isOutage(error) && (await findStored(database.db, claim)) !== null)) return 'taken';
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

/** Another call took the same key meanwhile. */
async function repeatOther(pipeline: Pipeline, write: Write, claim: KeyClaim): Promise<OperationResponse | Refusal> {
  const other = await findStored(pipeline.database.db, claim);
  return other === null
    ? refuse(storageUnavailable, 'A request with the same idempotency key is in progress; retry.', {
        retry_after_seconds: 1,
      })
    : replay(pipeline, write, other);
}

/** Claim, effect, events and stored response: one transaction, or nothing. */
async function commit(
  pipeline: Pipeline,
  tx: Tx,
  write: Write,
  claim: KeyClaim,
  prepared: unknown,
): Promise<StoredResponse | Refusal | 'taken'> {
  const { operation, context } = write;
  const [isFree, refused] = await Promise.all([isKeyFree(tx, claim), confirm(pipeline, tx, operation, context)]);
  if (!isFree) return 'taken';
  if (refused !== null) return refused;
  const result = await run(tx, write, prepared);
  if (isRefusal(result)) return result;
  if (operation.access === 'public') await deleteExpiredPublicKeys(tx, claim.realm, context.nowMs);
  const effects: WriteEffects = operation.effects?.(result.output, context) ?? {};
  const revokedHash = effects.revokesCaller === true ? (context.caller?.credentialHash ?? null) : null;
  await storeResponse(tx, claim, result.response, effects.subject ?? null, revokedHash, context.nowMs);
  return result.response;
}

/** A write without a key: nothing is kept to be repeated. */
async function takeEffect(
  pipeline: Pipeline,
  tx: Tx,
  write: Write,
  prepared: unknown,
): Promise<StoredResponse | Refusal> {
  const refused = await confirm(pipeline, tx, write.operation, write.context);
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
  return { output, response: { status: statusOf(operation, output), body: compiled.write(output) } };
}

function statusOf(operation: WriteOperation, output: unknown): number {
  return operation.isUnchanged?.(output) === true ? 200 : (operation.successStatus ?? 200);
}

/** The response of a write that took away the credential it was sent with, repeated within its time. */
export async function replaySelfRevocation(
  { realm, database: { db }, services }: Pipeline,
  operation: Operation,
  compiled: CompiledOperation,
  call: Call,
  nowMs: number,
): Promise<OperationResponse | null> {
  const credentialHash = call.authorization === undefined ? null : hashOfAuthorization(call.authorization);
  if (operation.effect !== 'write' || credentialHash === null || compiled.validate(call.input) !== null) return null;
  if (operation.unstored?.appliesTo(call.input) === true) {
    const digestCredential = (key: Buffer) => digestOfAuthorization(call.authorization, key);
    const output: unknown = await operation.unstored.repeat(db, { credentialHash, nowMs, services, digestCredential });
    return output === null ? null : replayedResponse(statusOf(operation, output), compiled.write(output));
  }
  const key = keyOf(operation, call, credentialHash);
  if (key === null) return null;
  const stored = await findSelfRevocation(db, { ...intentOfCall(operation, call), realm, key }, credentialHash, nowMs);
  return stored === null ? null : replayed(stored);
}

async function confirm(
  pipeline: Pipeline,
  tx: Tx,
  operation: WriteOperation,
  { caller, nowMs }: Context,
): Promise<Refusal | null> {
  const isCallers = operation.access === 'credential' && caller !== null;
  const [refused, paused] = await Promise.all([
    isCallers ? confirmCaller(tx, caller, nowMs, operation.changesAccount === true ? 'change' : 'keep') : null,
    looksInside(pipeline, operation) ? refusePaused(tx, pipeline.realm, operation.pausedBy) : null,
  ]);
  return refused ?? paused;
}

/** Whether the pause is read in the transaction, where on PostgreSQL it shares a round trip. What is prepared must know before. */
function looksInside({ database }: Pipeline, operation: WriteOperation): boolean {
  return database.dialect === 'postgres' && operation.prepare === undefined;
}

function claimOf(realm: string, { operation, call, context }: Write): KeyClaim | null {
  const key = keyOf(operation, call, context.caller?.credentialHash);
  if (key === null || operation.unstored?.appliesTo(call.input) === true) return null;
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

/** The key that was sent, or the credential's hash behind a character that no sent key has. */
function keyOf({ idempotency }: WriteOperation, call: Call, credentialHash: string | undefined): string | null {
  const { idempotency_key: sent } = call.input as { idempotency_key?: string };
  if (sent !== undefined) return sent;
  return idempotency === 'credential' && credentialHash !== undefined ? `~${credentialHash}` : null;
}

function intentOfCall({ name }: WriteOperation, call: Call): Pick<KeyClaim, 'operation' | 'intent'> {
  return { operation: name, intent: intentOf(name, call.input as Record<string, unknown>) };
}

async function replay(
  pipeline: Pipeline,
  { call, context }: Write,
  earlier: StoredResponse | Refusal,
): Promise<OperationResponse | Refusal> {
  // It costs a read, but is never withheld: only the address limit may refuse a retry.
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
  return isRefusal(output) ? output : responseOf(200, (compiled.writeDryRun as (value: unknown) => string)(output));
}

function replayed({ status, body }: StoredResponse): OperationResponse {
  return replayedResponse(status, body);
}
