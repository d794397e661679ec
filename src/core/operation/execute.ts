import { newId } from '../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { inputWithoutBody } from './binary-input.ts';
import { authenticate, digestOfAuthorization, hasExpired, hashOfAuthorization } from './credentials.ts';
import {
  credentialMissing,
  credentialRevoked,
  idempotencyKeyInvalid,
  idempotencyKeyMissing,
  unknownProperty,
} from './errors.ts';
import { runRead } from './execute-read.ts';
import { replaySelfRevocation, runWrite } from './execute-write.ts';
import { recordFirstUse } from './first-use.ts';
import { type Caller, type Context, type ExternalOperation, type Operation, readsCredential } from './operation.ts';
import { refusePausedWrite } from './pause.ts';
import type { AuthenticatedCall, Call, CompiledOperation, Pipeline } from './pipeline.ts';
import { jsonResponse, type OperationResponse, refuseOnStorageFailure, replayedResponse } from './problem.ts';
import { compileInput, compileOutput } from './schema.ts';
import { WaitQueue } from './wait-queue.ts';

export type Execute = (operation: Operation, call: Call) => Promise<OperationResponse | Refusal>;

/** Runs operations; `identify` only authenticates, for requests whose body is read after authentication. */
export interface PipelineExecute extends Execute {
  identify(operation: Operation, call: Pick<Call, 'authorization' | 'address'>): Promise<Caller | null | Refusal>;
}

/**
 * The pipeline of all interfaces. The order of its checks is part of the contract: credential, schema, idempotency,
 * rate limit, pause, then those of the operation: existence, owner, state.
 */
export function createExecute(pipeline: Pipeline): PipelineExecute {
  const compiledOperations = new Map<Operation, CompiledOperation>();
  const execute: Execute = (operation, call) => {
    const compiledOperation = compiledOperations.get(operation) ?? compile(pipeline, compiledOperations, operation);
    return refuseOnStorageFailure(() => runCall(pipeline, operation, compiledOperation, call));
  };
  return Object.assign(execute, {
    identify: (operation: Operation, call: Pick<Call, 'authorization' | 'address'>) =>
      refuseOnStorageFailure(() => identify(pipeline, operation, call, pipeline.clock.nowMs())),
  });
}

function compile(
  pipeline: Pipeline,
  cache: Map<Operation, CompiledOperation>,
  operation: Operation,
): CompiledOperation {
  const dryRun = operation.effect === 'write' ? operation.dryRun : undefined;
  const compiledOperation = {
    validate: compileInput(operation.input),
    validateBinary: operation.body === undefined ? null : compileInput(inputWithoutBody(operation)),
    serialize: compileOutput(operation.output),
    serializeDryRun: dryRun === undefined ? null : compileOutput(dryRun.output),
    waitQueue: openWaitQueue(pipeline, operation),
  };
  cache.set(operation, compiledOperation);
  return compiledOperation;
}

function openWaitQueue(pipeline: Pipeline, operation: Operation): WaitQueue | null {
  const { events, waitingCallCount, database, log } = pipeline;
  if (operation.effect !== 'read' || operation.poll === undefined) return null;
  const { name, poll } = operation;
  return new WaitQueue({
    events,
    waitingCallCount,
    findMatching: (batch, calls) => poll.findMatching(database.db, batch, calls),
    onError: (err) => log.warn({ err, operation: name }, 'matching new events to subscribers failed, retrying'),
  });
}

async function runCall(
  pipeline: Pipeline,
  operation: Operation,
  compiled: CompiledOperation,
  call: Call,
): Promise<OperationResponse | Refusal> {
  const nowMs = pipeline.clock.nowMs();
  const caller = await identify(pipeline, operation, call, nowMs);
  if (isRefusal(caller)) return (await replaySelfRevocation(pipeline, operation, compiled, call, nowMs)) ?? caller;
  const authorizationRefusal = caller === null ? null : (pipeline.authorize?.(operation, caller) ?? null);
  if (authorizationRefusal !== null) return authorizationRefusal;
  const operator = await identifyOperator(pipeline, operation, call);
  if (isRefusal(operator)) return operator;
  const validate = call.body === undefined ? compiled.validate : (compiled.validateBinary ?? compiled.validate);
  const fault = call.fault ?? validate(call.input, call.inputLocations);
  if (fault !== null) return withKeyErrorCode(fault);
  const inputRefusal = operation.check?.(call.input) ?? null;
  if (inputRefusal !== null) return inputRefusal;
  pipeline.onCall?.(operation, caller);
  const { services } = pipeline;
  const context: Context = {
    caller,
    nowMs,
    address: call.address,
    services,
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(operator === null ? {} : { operator }),
    abortSignal: () => AbortSignal.any([call.abortSignal(), pipeline.drainSignal]),
    newId: (prefix) => newId(prefix, nowMs),
    digestCredential: (key) => digestOfAuthorization(call.authorization, key),
  };
  if (operation.effect === 'read') return runRead(pipeline, { operation, compiled, call, context });
  if (operation.effect === 'external') return runExternalOperation(pipeline, { operation, compiled, call, context });
  const response = await runWrite(pipeline, { operation, compiled, call, context });
  // A concurrent duplicate of the request may have revoked the credential after authentication.
  const isRevoked = isRefusal(response) && response.errorKind === credentialRevoked;
  return isRevoked ? ((await replaySelfRevocation(pipeline, operation, compiled, call, nowMs)) ?? response) : response;
}

async function identify(
  pipeline: Pipeline,
  operation: Operation,
  call: Pick<Call, 'authorization' | 'address'>,
  nowMs: number,
): Promise<Caller | null | Refusal> {
  if (!readsCredential(operation)) return null;
  if (call.authorization === undefined) {
    if (operation.access !== 'credential') return null;
    return refuse(
      credentialMissing,
      `This operation needs \`Authorization: Bearer <your key>\`. /${pipeline.realm}/skill.md says how to get a key.`,
    );
  }
  const caller = await authenticateCached(pipeline, hashOfAuthorization(call.authorization), nowMs);
  if (!isRefusal(caller)) return caller.isUnused ? recordFirstUse(pipeline.database, caller, nowMs) : caller;
  return (await pipeline.callLimits.consumeFailedSignIn(call.address)) ?? caller;
}

/** Authenticates the operator; null for operations that do not require an operator. */
async function identifyOperator(
  { signIn }: Pipeline,
  { name, access }: Operation,
  { authorization, address }: Call,
): Promise<string | null | Refusal> {
  if (access !== 'operator') return null;
  if (signIn === undefined) throw new Error(`The operation ${name} has no operator authentication.`);
  return signIn(authorization, address);
}

async function authenticateCached(
  { database, realm, callers }: Pipeline,
  hash: string | null,
  nowMs: number,
): Promise<Caller | Refusal> {
  const { accountCommitCount } = database;
  const cached = hash === null || accountCommitCount === null ? undefined : callers.get(hash, accountCommitCount);
  if (cached !== undefined && !hasExpired(cached.endsAtMs, nowMs)) return cached;
  const caller = await authenticate(database.db, realm, hash, nowMs);
  // Refusals are not cached: a suspension can end without a commit.
  if (!isRefusal(caller) && !caller.isUnused && accountCommitCount !== null) {
    callers.set(caller.credentialHash, accountCommitCount, caller);
  }
  return caller;
}

/**
 * Faults of the idempotency key have their own codes, so that clients can distinguish them from faults of the input.
 */
function withKeyErrorCode(fault: Refusal): Refusal {
  const faults = (fault.members['errors'] ?? []) as { pointer: string; code: string; message: string }[];
  const keyFault = faults[0];
  const isKeyOnly = faults.every(({ pointer }) => pointer === '/idempotency_key');
  if (keyFault === undefined || !isKeyOnly || fault.errorKind === unknownProperty) return fault;
  return refuse(keyFault.code === 'required' ? idempotencyKeyMissing : idempotencyKeyInvalid, keyFault.message, {
    errors: faults,
  });
}

type ExternalCall = AuthenticatedCall<ExternalOperation>;

/** Executes an operation with outbound requests, outside of a transaction. */
async function runExternalOperation(
  pipeline: Pipeline,
  externalCall: ExternalCall,
): Promise<OperationResponse | Refusal> {
  const { operation, compiled, call, context } = externalCall;
  const refusal = await refuseExternalOperation(pipeline, externalCall);
  if (refusal !== null) return refusal;
  const response = await operation.run(context, call.input);
  if (isRefusal(response)) return response;
  const status = operation.successStatus ?? 200;
  const body = compiled.serialize(response.output);
  return response.isReplayed ? replayedResponse(status, body) : jsonResponse(status, body);
}

/** Refusal by a rate limit or a pause; null when the operation may run. */
async function refuseExternalOperation(
  pipeline: Pipeline,
  { operation, call, context: { caller, nowMs } }: ExternalCall,
): Promise<Refusal | null> {
  if (operation.cost.kind === 'set_by_operation') return null;
  return (
    (await pipeline.callLimits.consume(operation.cost, caller, call.address, nowMs)) ??
    (await pipeline.consumeOperationLimit?.(operation, call.input, caller, call.address)) ??
    (await refusePausedWrite(pipeline.database.db, pipeline.realm, operation.pausedBy))
  );
}
