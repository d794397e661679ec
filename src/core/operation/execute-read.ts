import { secondMs } from '../base/clock.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { reauthenticate } from './credentials.ts';
import { pollUntilResult } from './long-poll.ts';
import { longReadName } from './long-reads.ts';
import type { ReadOperation } from './operation.ts';
import type { AuthenticatedCall, Pipeline } from './pipeline.ts';
import type { Poll } from './poll.ts';
import { jsonResponse, type OperationResponse } from './problem.ts';
import type { RecordResponse } from './record-responses.ts';
import { runOnReplicaOrPrimary } from './replica-reads.ts';
import type { WaitQueue } from './wait-queue.ts';

type ReadCall = AuthenticatedCall<ReadOperation>;

/** Executes a read: rate limit, cache, then the operation. Returns the first refusal. */
export async function runRead(pipeline: Pipeline, read: ReadCall): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = read;
  const refusal =
    call.isContinued === true
      ? null
      : ((await pipeline.callLimits.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
        (await pipeline.consumeOperationLimit?.(operation, call.input, context.caller, call.address)) ??
        null);
  if (refusal !== null) return refusal;
  const { commitCount } = pipeline.database;
  const isCacheable =
    commitCount !== null && operation.isUncached !== true && operation.access === 'public' && context.caller === null;
  return isCacheable ? readThroughCache(pipeline, read, commitCount) : computeResponse(pipeline, read);
}

/** Cached response of a public read without a credential: the same for all callers until the next commit. */
async function readThroughCache(
  pipeline: Pipeline,
  read: ReadCall,
  commitCount: number,
): Promise<OperationResponse | Refusal> {
  const key = `${read.operation.name} ${JSON.stringify(read.call.input)}`;
  const { recordResponse } = read.operation;
  if (recordResponse !== undefined && pipeline.database.recordChanges !== null)
    return readRecordThroughCache(pipeline, read, recordResponse, key, commitCount);
  const cachedResponse = pipeline.responses.get(key, commitCount);
  if (cachedResponse !== undefined) return cachedResponse;
  const result = await computeResponse(pipeline, read);
  if (isRefusal(result)) return result;
  const encodedResponse = { ...result, bytes: Buffer.from(result.body) };
  pipeline.responses.set(key, commitCount, encodedResponse);
  return encodedResponse;
}

/** Cached response of one record: valid, except for its cursor, until that record changes. */
async function readRecordThroughCache(
  pipeline: Pipeline,
  read: ReadCall,
  recordResponse: RecordResponse<unknown>,
  key: string,
  commitCount: number,
): Promise<OperationResponse | Refusal> {
  const recordId = recordResponse.recordIdOf(read.call.input);
  const cachedResponse = await pipeline.recordResponses.get(key, recordId, recordResponse);
  if (cachedResponse !== undefined) return cachedResponse;
  const result = await computeResponse(pipeline, read);
  return isRefusal(result) ? result : pipeline.recordResponses.set(key, commitCount, result);
}

async function computeResponse(pipeline: Pipeline, read: ReadCall): Promise<OperationResponse | Refusal> {
  const { operation, call, compiled, context } = read;
  if (operation.isLong === true && pipeline.longReads !== null) {
    const task = longReadName(pipeline.realm, operation);
    return jsonResponse(200, await pipeline.longReads.run({ task, input: call.input, caller: context.caller }));
  }
  const output = await (operation.poll !== undefined && compiled.waitQueue !== null && call.waitSeconds > 0
    ? waitForOutput(pipeline, read, operation.poll, compiled.waitQueue)
    : readOutput(pipeline, read, call.input));
  return isRefusal(output) ? output : jsonResponse(200, compiled.serialize(output));
}

function waitForOutput(pipeline: Pipeline, read: ReadCall, poll: Poll<unknown>, queue: WaitQueue): Promise<unknown> {
  const { call, context } = read;
  const { database, realm, clock } = pipeline;
  const signal = AbortSignal.any([call.abortSignal(), pipeline.drainSignal]);
  const wait = {
    queue,
    call: { accountId: context.caller?.accountId ?? null, input: call.input },
    waitMs: call.waitSeconds * secondMs,
    signal,
    nowMs: () => clock.monotonicMs(),
  };
  return pollUntilResult(poll, wait, async (cursor) => {
    if (cursor === null) return readOutput(pipeline, read, call.input);
    return (
      (await reauthenticate(database.db, realm, context.caller, clock.nowMs())) ??
      readOutput(pipeline, read, { ...(call.input as object), cursor })
    );
  });
}

function readOutput(pipeline: Pipeline, { operation, context }: ReadCall, input: unknown): Promise<unknown> {
  return runOnReplicaOrPrimary(pipeline, operation, input, context);
}
