import { newId } from '../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { authenticate, hasEnded, hashOfAuthorization } from './credentials.ts';
import { credentialMissing, idempotencyKeyInvalid, idempotencyKeyMissing } from './errors.ts';
import { runExternal } from './execute-external.ts';
import { runRead } from './execute-read.ts';
import { repeatFarewell, runWrite } from './execute-write.ts';
import { beginUse } from './first-use.ts';
import type { Caller, Context, Operation } from './operation.ts';
import type { Call, Compiled, Pipeline } from './pipeline.ts';
import type { Answer } from './problem.ts';
import { compileInput, compileOutput } from './schema.ts';
import { refusingStorage } from './storage-refusal.ts';

export type Execute = (operation: Operation, call: Call) => Promise<Answer | Refusal>;

/**
 * The one pipeline behind every door. The order of its checks is part of the contract: credential,
 * schema, idempotency, account limit, pause, and then the operation's own: exists, owner, state.
 */
export function createExecute(pipeline: Pipeline): Execute {
  const compiled = new Map<Operation, Compiled>();
  return (operation, call) => {
    const compiledOperation = compiled.get(operation) ?? compile(compiled, operation);
    return refusingStorage(() => run(pipeline, operation, compiledOperation, call));
  };
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

async function run(
  pipeline: Pipeline,
  operation: Operation,
  compiled: Compiled,
  call: Call,
): Promise<Answer | Refusal> {
  const nowMs = pipeline.clock.nowMs();
  const caller = await identify(pipeline, operation, call, nowMs);
  if (isRefusal(caller)) {
    const repeated =
      operation.effect === 'write' ? await repeatFarewell(pipeline, operation, compiled, call, nowMs) : null;
    return repeated ?? caller;
  }
  const fault = call.fault ?? compiled.validate(call.input);
  if (fault !== null) return keyFault(fault);
  const broken = operation.check?.(call.input) ?? null;
  if (broken !== null) return broken;
  pipeline.onCall?.(operation, caller);
  const { services } = pipeline;
  const context: Context = {
    caller,
    nowMs,
    address: call.address,
    services,
    whenGone: () => AbortSignal.any([call.whenGone(), pipeline.drainSignal]),
    newId: (prefix) => newId(prefix, nowMs),
  };
  if (operation.effect === 'read') return runRead(pipeline, { operation, compiled, call, context });
  if (operation.effect === 'external') return runExternal(pipeline, { operation, compiled, call, context });
  return runWrite(pipeline, { operation, compiled, call, context });
}

async function identify(
  pipeline: Pipeline,
  operation: Operation,
  call: Call,
  nowMs: number,
): Promise<Caller | null | Refusal> {
  if (call.authorization === undefined) {
    if (operation.access !== 'credential') return null;
    return refuse(credentialMissing, 'This operation needs `Authorization: Bearer <your key>`.');
  }
  const caller = await signIn(pipeline, hashOfAuthorization(call.authorization), nowMs);
  if (!isRefusal(caller)) return caller.isUnused ? beginUse(pipeline.database, caller, nowMs) : caller;
  return (await pipeline.allowance.takeFailedSignIn(call.address)) ?? caller;
}

async function signIn(
  { database, realm, callers }: Pipeline,
  hash: string | null,
  nowMs: number,
): Promise<Caller | Refusal> {
  const { accountChanges } = database;
  const known = hash === null || accountChanges === null ? undefined : callers.find(hash, accountChanges);
  if (known !== undefined && !hasEnded(known.endsAtMs, nowMs)) return known;
  const caller = await authenticate(database.db, realm, hash, nowMs);
  // A refusal may pass with time alone, when a suspension ends.
  if (!isRefusal(caller) && !caller.isUnused && accountChanges !== null) {
    callers.keep(caller.credentialHash, accountChanges, caller);
  }
  return caller;
}

/** A fault of the key itself has codes of its own, so that a client can tell it from its content. */
function keyFault(fault: Refusal): Refusal {
  const faults = (fault.members['errors'] ?? []) as { pointer: string; code: string; message: string }[];
  const key = faults[0];
  if (key === undefined || !faults.every((each) => each.pointer === '/idempotency_key')) return fault;
  return refuse(key.code === 'required' ? idempotencyKeyMissing : idempotencyKeyInvalid, key.message, {
    errors: faults,
  });
}
