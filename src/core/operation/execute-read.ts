import { secondMs } from '../base/clock.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { Call, Compiled, Pipeline } from './execute.ts';
import { askUntilAnswered } from './long-poll.ts';
import { longReadTask } from './long-reads.ts';
import type { CallerContext, Context, Poll, ReadOperation } from './operation.ts';
import { type Answer, answerOf } from './problem.ts';

/** A read: the account limit, then the operation's own checks and answer. */
export async function runRead(pipeline: Pipeline, operation: ReadOperation, compiled: Compiled, call: Call, context: Context): Promise<Answer | Refusal> {
  const refused = call.continued === true ? null : await pipeline.allowance.take(operation.cost, context.caller, call.address, context.nowMs);
  if (refused !== null) return refused;
  const { changes } = pipeline.database;
  const isShared = changes !== null && operation.access === 'public' && context.caller === null;
  return isShared ? readShared(pipeline, operation, compiled, call, context, changes) : read(pipeline, operation, compiled, call, context);
}

/** Without a credential everybody gets the same answer, and it stays true until something is committed. */
async function readShared(pipeline: Pipeline, operation: ReadOperation, compiled: Compiled, call: Call, context: Context, changes: number): Promise<Answer | Refusal> {
  const key = `${operation.name} ${JSON.stringify(call.input)}`;
  const known = pipeline.answers.find(key, changes);
  if (known !== undefined) return known;
  const answer = await read(pipeline, operation, compiled, call, context);
  if (isRefusal(answer)) return answer;
  return pipeline.answers.keep(key, changes, answer);
}

async function read(pipeline: Pipeline, operation: ReadOperation, compiled: Compiled, call: Call, context: Context): Promise<Answer | Refusal> {
  const waits = operation.poll !== undefined && call.waitSeconds > 0;
  const output = await (waits ? waitForOutput(pipeline, operation, operation.poll as Poll<unknown>, call, context) : readOutput(pipeline, operation, call.input, context));
  return isRefusal(output) ? output : answerOf(200, compiled.write(output));
}

function waitForOutput(pipeline: Pipeline, operation: ReadOperation, poll: Poll<unknown>, call: Call, context: Context): Promise<unknown> {
  const signal = AbortSignal.any([call.whenGone(), pipeline.drainSignal]);
  const wait = { events: pipeline.events, waitMs: call.waitSeconds * secondMs, signal, nowMs: () => pipeline.clock.monotonicMs() };
  return askUntilAnswered(poll, wait, (cursor) => readOutput(pipeline, operation, cursor === null ? call.input : { ...(call.input as object), cursor }, context));
}

function readOutput(pipeline: Pipeline, operation: ReadOperation, input: unknown, context: Context): Promise<unknown> {
  if (operation.long === true && pipeline.longReads !== null) {
    return pipeline.longReads.run(longReadTask(pipeline.realm, operation), { input, caller: context.caller, nowMs: context.nowMs });
  }
  return operation.run(pipeline.database.db, input, context as CallerContext);
}
