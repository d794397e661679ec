import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { Tx } from '../db/transaction.ts';
import { confirmCaller, hashCredential, hashOfAuthorization } from './credentials.ts';
import { storageUnavailable } from './errors.ts';
import {
  type Claim,
  findFarewell,
  findStored,
  intentOf,
  type StoredAnswer,
  storeAnswer,
  takeKey,
} from './idempotency.ts';
import type { CallerContext, Context, Effects, WriteOperation } from './operation.ts';
import { refusePaused } from './pause.ts';
import type { Admitted, Call, Compiled, Pipeline } from './pipeline.ts';
import { type Answer, answerOf, replayedAnswer } from './problem.ts';

type Write = Admitted<WriteOperation>;

/** A write: stored answer or conflict, account limit, pause, and then one transaction. */
export async function runWrite(pipeline: Pipeline, write: Write): Promise<Answer | Refusal> {
  const { operation, call, context } = write;
  if (call.dryRun && operation.rehearsal !== undefined) return rehearse(pipeline, write);
  const claim = claimOf(pipeline.realm, write);
  const earlier = claim === null ? null : await findStored(pipeline.database.db, claim);
  if (earlier !== null) return replay(pipeline, write, earlier);
  const unfit = operation.admit?.(call.input, context) ?? null;
  if (unfit !== null) {
    return (await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs)) ?? unfit;
  }
  const refused =
    (await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs)) ??
    (await pipeline.takeOwn?.(operation, call.input, context.caller)) ??
    (await refusePaused(pipeline.database.db, pipeline.realm, operation.pausedBy));
  if (refused !== null) return refused;
  const answer = await pipeline.database.write((tx) => {
    tx.afterCommit(() => pipeline.events.wake());
    return claim === null ? takeEffect(tx, write) : commit(tx, write, claim);
  });
  if (answer === 'taken') return repeatOther(pipeline, write, claim as Claim);
  return isRefusal(answer) ? answer : answerOf(answer.status, answer.body);
}

/** Another call took the same key meanwhile. */
async function repeatOther(pipeline: Pipeline, write: Write, claim: Claim): Promise<Answer | Refusal> {
  const other = await findStored(pipeline.database.db, claim);
  return other === null
    ? refuse(storageUnavailable, 'The same request is being written; ask again.', { retry_after_seconds: 1 })
    : replay(pipeline, write, other);
}

/** Claim, effect, events and stored answer: one transaction, or nothing. */
async function commit(tx: Tx, write: Write, claim: Claim): Promise<StoredAnswer | Refusal | 'taken'> {
  const { operation, context } = write;
  const [taken, refused] = await Promise.all([takeKey(tx, claim, context.nowMs), confirm(tx, operation, context)]);
  if (!taken) return 'taken';
  if (refused !== null) return refused;
  const made = await run(tx, write);
  if (isRefusal(made)) return made;
  const effects: Effects = operation.effects?.(made.output, context) ?? {};
  const farewellHash = effects.farewell === true ? (context.caller?.credentialHash ?? null) : null;
  await storeAnswer(tx, claim, made.answer, effects.subject ?? null, farewellHash, context.nowMs);
  return made.answer;
}

/** A write without a key: nothing is kept to be repeated. */
async function takeEffect(tx: Tx, write: Write): Promise<StoredAnswer | Refusal> {
  const refused = await confirm(tx, write.operation, write.context);
  if (refused !== null) return refused;
  const made = await run(tx, write);
  return isRefusal(made) ? made : made.answer;
}

async function run(
  tx: Tx,
  { operation, compiled, call, context }: Write,
): Promise<{ readonly output: unknown; readonly answer: StoredAnswer } | Refusal> {
  const output: unknown = await operation.run(tx, call.input, context);
  if (isRefusal(output)) return output;
  return { output, answer: { status: operation.successStatus ?? 200, body: compiled.write(output) } };
}

/** The stored answer of a write that took away the credential it was sent with, repeated within its time. */
export async function repeatFarewell(
  pipeline: Pipeline,
  operation: WriteOperation,
  compiled: Compiled,
  call: Call,
  nowMs: number,
): Promise<Answer | null> {
  const hash = call.authorization === undefined ? null : hashOfAuthorization(call.authorization);
  if (hash === null || compiled.validate(call.input) !== null) return null;
  const stored = await findFarewell(pipeline.database.db, keyOf(pipeline.realm, operation, call), hash, nowMs);
  return stored === null ? null : replayed(stored);
}

async function confirm(tx: Tx, operation: WriteOperation, { caller, nowMs }: Context): Promise<Refusal | null> {
  if (operation.access !== 'credential' || caller === null) return null;
  return confirmCaller(tx, caller, nowMs, operation.changesAccount === true ? 'change' : 'keep');
}

function claimOf(realm: string, { operation, call, context }: Write): Claim | null {
  const { credential, idempotency_key: key } = call.input as { credential?: string; idempotency_key?: string };
  if (key === undefined || operation.access === 'public') return null;
  const scope =
    operation.access === 'registration'
      ? hashCredential(String(credential))
      : (context as CallerContext).caller.accountId;
  return { ...keyOf(realm, operation, call), scope };
}

function keyOf(realm: string, operation: WriteOperation, call: Call): Omit<Claim, 'scope'> {
  const input = call.input as Record<string, unknown>;
  return {
    realm,
    key: String(input['idempotency_key']),
    operation: operation.name,
    intent: intentOf(operation.name, input),
  };
}

async function replay(
  pipeline: Pipeline,
  { call, context }: Write,
  earlier: StoredAnswer | Refusal,
): Promise<Answer | Refusal> {
  // It costs a read, but is never withheld: only the address limit may refuse a retry.
  await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs);
  return isRefusal(earlier) ? earlier : replayed(earlier);
}

async function rehearse(pipeline: Pipeline, { operation, compiled, call, context }: Write): Promise<Answer | Refusal> {
  const refused = await pipeline.allowance.take({ kind: 'read' }, context.caller, call.address, context.nowMs);
  if (refused !== null) return refused;
  const output = await operation.rehearsal?.run(pipeline.database.db, call.input, context as CallerContext);
  return isRefusal(output) ? output : answerOf(200, (compiled.writeRehearsal as (value: unknown) => string)(output));
}

function replayed({ status, body }: StoredAnswer): Answer {
  return replayedAnswer(status, body);
}
