import { secondMs } from '../base/clock.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { authenticate } from './credentials.ts';
import { pollUntilResult } from './long-poll.ts';
import { longReadName } from './long-reads.ts';
import type { ReadOperation } from './operation.ts';
import type { AuthenticatedCall, Pipeline } from './pipeline.ts';
import type { Poll } from './poll.ts';
import { jsonResponse, type OperationResponse } from './problem.ts';
import type { RecordResponse } from './record-responses.ts';
import { runOnReplica } from './replica-reads.ts';
import type { WaitQueue } from './wait-queue.ts';

type Read = AuthenticatedCall<ReadOperation>;

/** Executes a read: rate limit, cache, then the operation. */
export async function runRead(pipeline: Pipeline, read: Read): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = read;
  const refused =
    call.isContinued === true
      ? null
      : ((await pipeline.allowance.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
        (await pipeline.consumeOperationLimit?.(operation, call.input, context.caller, call.address)) ??
        null);
  if (refused !== null) return refused;
  const { changes } = pipeline.database;
  const isCacheable =
    changes !== null && operation.uncached !== true && operation.access === 'public' && context.caller === null;
  return isCacheable ? readThroughCache(pipeline, read, changes) : computeResponse(pipeline, read);
}

/** Cached response of a public read without a credential: the same for all callers until the next commit. */
async function readThroughCache(pipeline: Pipeline, read: Read, changes: number): Promise<OperationResponse | Refusal> {
  const key = `${read.operation.name} ${JSON.stringify(read.call.input)}`;
  const { recordResponse } = read.operation;
  if (recordResponse !== undefined && pipeline.database.records !== null)
    return readRecordThroughCache(pipeline, read, recordResponse, key, changes);
  const cached = pipeline.responses.get(key, changes);
  if (cached !== undefined) return cached;
  const result = await computeResponse(pipeline, read);
  if (isRefusal(result)) return result;
  const encoded = { ...result, bytes: Buffer.from(result.body) };
  pipeline.responses.set(key, changes, encoded);
  return encoded;
}

/** Cached response of one record: valid, except for its cursor, until that record changes. */
async function readRecordThroughCache(
  pipeline: Pipeline,
  read: Read,
  source: RecordResponse<unknown>,
  key: string,
  changes: number,
): Promise<OperationResponse | Refusal> {
  const cached = await pipeline.recordResponses.get(key, source.recordIdOf(read.call.input), source);
  if (cached !== undefined) return cached;
  const result = await computeResponse(pipeline, read);
  return isRefusal(result) ? result : pipeline.recordResponses.set(key, changes, result);
}

async function computeResponse(pipeline: Pipeline, read: Read): Promise<OperationResponse | Refusal> {
  const { operation, call, compiled, context } = read;
  if (operation.long === true && pipeline.longReads !== null) {
    const task = longReadName(pipeline.realm, operation);
    const { caller, nowMs } = context;
    return jsonResponse(200, await pipeline.longReads.run({ task, input: call.input, caller, nowMs }));
  }
  const output = await (operation.poll !== undefined && compiled.waitQueue !== null && call.waitSeconds > 0
    ? waitForOutput(pipeline, read, operation.poll, compiled.waitQueue)
    : readOutput(pipeline, read, call.input));
  return isRefusal(output) ? output : jsonResponse(200, compiled.serialize(output));
}

function waitForOutput(pipeline: Pipeline, read: Read, poll: Poll<unknown>, queue: WaitQueue): Promise<unknown> {
  const { call, context } = read;
  const signal = AbortSignal.any([call.abortSignal(), pipeline.drainSignal]);
  const wait = {
    queue,
    call: { accountId: context.caller?.accountId ?? null, input: call.input },
    waitMs: call.waitSeconds * secondMs,
    signal,
    nowMs: () => pipeline.clock.monotonicMs(),
  };
  return pollUntilResult(poll, wait, async (cursor) => {
    if (cursor === null) return readOutput(pipeline, read, call.input);
    return (
      (await reauthorizeAfterWait(pipeline, read)) ?? readOutput(pipeline, read, { ...(call.input as object), cursor })
    );
  });
}

/** The credential may be revoked, or the account suspended or deleted, while a read waits. */
async function reauthorizeAfterWait(
  { database, realm, clock }: Pipeline,
  { context: { caller } }: Read,
): Promise<Refusal | null> {
  if (caller === null) return null;
  const current = await authenticate(database.db, realm, caller.credentialHash, clock.nowMs());
  return isRefusal(current) ? current : null;
}

function readOutput(pipeline: Pipeline, { operation, context }: Read, input: unknown): Promise<unknown> {
  return runOnReplica(pipeline, operation, input, context);
}
