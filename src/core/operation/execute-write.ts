import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { Tx } from '../db/transaction.ts';
import { hashCredential, hashOfAuthorization } from './credentials.ts';
import { postingPaused, registrationPaused, storageUnavailable } from './errors.ts';
import type { Call, Compiled, Pipeline } from './execute.ts';
import { type Claim, findFarewell, findStored, intentOf, type StoredAnswer, storeAnswer, takeKey } from './idempotency.ts';
import type { Caller, CallerContext, Context, Effects, WriteOperation } from './operation.ts';
import { pausedSince } from './pause.ts';
import { type Answer, answerOf } from './problem.ts';

/** A write: stored answer or conflict, account limit, pause, and then one transaction. */
export async function runWrite(pipeline: Pipeline, operation: WriteOperation, compiled: Compiled, call: Call, context: Context): Promise<Answer | Refusal> {
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
  // It costs a read, but is never withheld: only the address limit may refuse a retry.
  await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs);
  return isRefusal(earlier) ? earlier : replayed(earlier);
}

/** The stored answer of a write that took away the credential it was sent with, repeated within its time. */
export async function repeatFarewell(pipeline: Pipeline, operation: WriteOperation, compiled: Compiled, call: Call, nowMs: number): Promise<Answer | null> {
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

function replayed(stored: StoredAnswer): Answer {
  return { ...answerOf(stored.status, stored.body), headers: { 'idempotent-replayed': 'true' } };
}
