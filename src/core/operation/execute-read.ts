import { secondMs } from '../base/clock.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { authenticate } from './credentials.ts';
import { pollUntilResult } from './long-poll.ts';
import { longReadTask } from './long-reads.ts';
import type { ReadOperation } from './operation.ts';
import type { AdmittedCall, Pipeline } from './pipeline.ts';
import type { Poll } from './poll.ts';
import { type OperationResponse, responseOf } from './problem.ts';
import type { RecordResponse } from './record-responses.ts';
import type { WaitQueue } from './wait-queue.ts';

type Read = AdmittedCall<ReadOperation>;

/** A read: the account limit, then the operation's own checks and answer. */
export async function runRead(pipeline: Pipeline, read: Read): Promise<OperationResponse | Refusal> {
  const { operation, call, context } = read;
  const refused =
    call.continued === true
      ? null
      : ((await pipeline.allowance.consume(operation.cost, context.caller, call.address, context.nowMs)) ??
        (await pipeline.consumeOwnLimit?.(operation, call.input, context.caller, call.address)) ??
        null);
  if (refused !== null) return refused;
  const { changes } = pipeline.database;
  const isShared =
    changes !== null && operation.fresh !== true && operation.access === 'public' && context.caller === null;
  return isShared ? shareResponse(pipeline, read, changes) : computeResponse(pipeline, read);
}

/** Without a credential everybody gets the same response, and it stays true until something is committed. */
async function shareResponse(pipeline: Pipeline, read: Read, changes: number): Promise<OperationResponse | Refusal> {
  const key = `${read.operation.name} ${JSON.stringify(read.call.input)}`;
  const { ofRecord } = read.operation;
  if (ofRecord !== undefined && pipeline.database.records !== null)
    return shareRecordResponse(pipeline, read, ofRecord, key, changes);
  const known = pipeline.responses.get(key, changes);
  if (known !== undefined) return known;
  const result = await computeResponse(pipeline, read);
  if (isRefusal(result)) return result;
  const encoded = { ...result, bytes: Buffer.from(result.body) };
  pipeline.responses.set(key, changes, encoded);
  return encoded;
}

/** The same of one record: it stays true, but for its cursor, until that record changes. */
async function shareRecordResponse(
  pipeline: Pipeline,
  read: Read,
  source: RecordResponse<unknown>,
  key: string,
  changes: number,
): Promise<OperationResponse | Refusal> {
  const known = await pipeline.recordResponses.get(key, source.record(read.call.input), source);
  if (known !== undefined) return known;
  const result = await computeResponse(pipeline, read);
  return isRefusal(result) ? result : pipeline.recordResponses.set(key, changes, result);
}

async function computeResponse(pipeline: Pipeline, read: Read): Promise<OperationResponse | Refusal> {
  const { operation, call, compiled, context } = read;
  if (operation.long === true && pipeline.longReads !== null) {
    const task = longReadTask(pipeline.realm, operation);
    const { caller, nowMs } = context;
    return responseOf(200, await pipeline.longReads.run({ task, input: call.input, caller, nowMs }));
  }
  const output = await (operation.poll !== undefined && compiled.waiting !== null && call.waitSeconds > 0
    ? waitForOutput(pipeline, read, operation.poll, compiled.waiting)
    : readOutput(pipeline, read, call.input));
  return isRefusal(output) ? output : responseOf(200, compiled.write(output));
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

/** While a read waits its credential may be revoked, its account suspended or removed: then it learns nothing more. */
async function reauthorizeAfterWait(
  { database, realm, clock }: Pipeline,
  { context: { caller } }: Read,
): Promise<Refusal | null> {
  if (caller === null) return null;
  const now = await authenticate(database.db, realm, caller.credentialHash, clock.nowMs());
  return isRefusal(now) ? now : null;
}

function readOutput(pipeline: Pipeline, { operation, context }: Read, input: unknown): Promise<unknown> {
  return operation.run(pipeline.database.db, input, context);
}
