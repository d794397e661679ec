import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { FileEvent } from './messages.ts';

type Events = AsyncIterable<TestEvent>;

/**
 * Reporter of a test process. Each file is a top-level suite. Events are sent to the runner immediately, so that none
 * are lost when the process dies.
 */
// biome-ignore lint/correctness/useYield: a reporter is a generator; this one sends instead of writing.
export default async function* report(source: Events): AsyncGenerator<string> {
  const path: string[] = [];
  for await (const event of source) {
    for (const fileEvent of fileEventsOf(event, path)) process.send?.(fileEvent);
  }
}

function* fileEventsOf(event: TestEvent, path: string[]): Generator<FileEvent> {
  switch (event.type) {
    case 'test:dequeue':
      if (event.data.nesting > 0) yield { kind: 'started', name: event.data.name };
      break;
    case 'test:complete':
      if (event.data.nesting > 0) yield { kind: 'ended', name: event.data.name };
      break;
    case 'test:start':
      // Reported in the order of the file: a parent before its children.
      path[event.data.nesting] = event.data.name;
      path.length = event.data.nesting + 1;
      break;
    case 'test:pass':
    case 'test:fail':
      yield* result(event, [...path.slice(1, event.data.nesting), event.data.name].join(' > '));
      if (event.data.nesting === 0) yield { kind: 'file-ended' };
      break;
    case 'test:diagnostic':
      if (/^(Error: |RIALTO_SEED=)/.test(event.data.message)) yield { kind: 'diagnostic', text: event.data.message };
      break;
    default:
  }
}

type Result = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;

function* result(event: Result, path: string): Generator<FileEvent> {
  const { skip, todo, details, nesting } = event.data;
  const name = nesting === 0 ? '(the file itself)' : path;
  const isSuite = details.type === 'suite';
  if (skip !== undefined && skip !== false) yield { kind: 'skipped', name, reason: reasonOf(skip) };
  else if (todo !== undefined && todo !== false) yield { kind: 'skipped', name, reason: `to do: ${reasonOf(todo)}` };
  else if (event.type === 'test:pass') {
    if (!isSuite) yield { kind: 'passed', name };
  } else if (!isSubtestFailure(event.data.details.error))
    yield { kind: 'failed', name, error: describe(event.data.details.error) };
}

function reasonOf(value: string | boolean): string {
  return typeof value === 'string' && value !== '' ? value : 'no reason given';
}

/** Whether a suite failed only because of its tests. These failures are reported separately. */
function isSubtestFailure(error: Error): boolean {
  return (error as { failureType?: string }).failureType === 'subtestsFailed';
}

function describe(error: Error): string {
  const cause: unknown = error.cause ?? error;
  if (!(cause instanceof Error)) return inspect(cause);
  const deeper = cause.cause === undefined ? '' : `\ncaused by: ${inspect(cause.cause)}`;
  return withoutNodeFrames((cause.stack ?? String(cause)) + deeper);
}

function withoutNodeFrames(stack: string): string {
  const lines = stack.split('\n');
  return lines.filter((line) => !/^\s+at .*\bnode:(internal\/|async_hooks)/.test(line)).join('\n');
}
