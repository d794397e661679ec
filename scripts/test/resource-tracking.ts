import asyncHooks, { type AsyncHook, type HookCallbacks } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { FileEvent } from './messages.ts';

/**
 * Node's test runner tracks every asynchronous resource, to find the suite that a test belongs to and the test that an
 * uncaught error belongs to. Tracking takes a tenth of the processor time of a run. Finding the suite needs tracking only
 * while a file is loaded. Without tracking afterwards, an uncaught error fails the file instead of the test.
 *
 * This module must be loaded before `node:test`.
 */
let tracking: AsyncHook | undefined;
let isIgnoring = false;

/** A `describe` of the current file. */
interface Suite {
  /** Resolves when its function has ended, so that it has all of its tests. */
  readonly buildSuite?: Promise<void>;
}

let suites: Suite[] = [];

const createHook = asyncHooks.createHook;
asyncHooks.createHook = (callbacks: HookCallbacks): AsyncHook => {
  if (!isCalledByTestRunner()) return createHook(callbacks);
  tracking = createHook({
    ...callbacks,
    init(asyncId, type, triggerAsyncId, resource) {
      if (resource.constructor.name === 'Suite') suites.push(resource);
      callbacks.init?.(asyncId, type, triggerAsyncId, resource);
    },
  });
  return tracking;
};

function isCalledByTestRunner(): boolean {
  return new Error('stack').stack?.includes('node:internal/test_runner/harness') ?? false;
}

/** Starts tracking; the tests of a file that is loaded now find their suite. */
export function trackResources(): void {
  suites = [];
  tracking?.enable();
  isIgnoring = false;
}

/** Waits until the suites of the loaded file have all of their tests, then stops tracking. */
export async function ignoreResources(): Promise<void> {
  const [fileSuite, ...ownSuites] = suites;
  if (fileSuite?.buildSuite === undefined)
    throw new Error('The suites of the test runner have no property buildSuite.');
  for (const suite of ownSuites) await suite.buildSuite;
  if (suites.length > ownSuites.length + 1) return ignoreResources();
  tracking?.disable();
  isIgnoring = true;
}

// Node's test runner reports errors that belong to no test when the process ends, without their file.
process.on('uncaughtExceptionMonitor', report);
process.on('unhandledRejection', report);

function report(error: unknown): void {
  if (!isIgnoring) return;
  const event: FileEvent = { kind: 'diagnostic', text: `Error: no test caught ${inspect(error)}` };
  process.send?.(event);
}
