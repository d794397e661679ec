import type { Rule, SourceFile } from './rule.ts';
import { type Node, syntaxOf, walk } from './syntax.ts';
import { type Call, findInCalls, isTestFile } from './test-calls.ts';

export const sleeping: Rule = {
  statement: 'tests poll with a deadline instead of sleeping for a fixed time',
  find: (files) =>
    files.filter(isTestFile).flatMap((file) => {
      const timers = timerNames(file);
      return findInCalls(file, (call, ancestors) => findFixedSleep(call, ancestors, timers));
    }),
  violations: [
    { 'test/a.test.ts': "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(100);" },
    { 'test/a.test.ts': "import { setTimeout as delay } from 'node:timers/promises';\nawait delay(1_000);" },
    { 'test/a.test.ts': 'await new Promise((resolve) => setTimeout(resolve, 100));' },
    { 'test/a.test.ts': 'await new Promise<void>((done) => { setTimeout(() => done(), 100); });' },
    { 'test/a.test.ts': 'Atomics.wait(array, 0, 0, 100);' },
  ],
  allowed: [
    { 'test/support/eventually.ts': "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(10);" },
    { 'test/load.ts': "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(random.between(0, 30));" },
    { 'test/a.test.ts': 'const timer = setTimeout(() => server.destroy(), 5_000);' },
    { 'test/a.test.ts': 'await new Promise((resolve) => setImmediate(resolve));' },
    { 'test/a.test.ts': 'Atomics.notify(array, 0);' },
  ],
};

/** The local names of the promise-based timer in a file. */
function timerNames(file: SourceFile): string[] {
  const names: string[] = [];
  walk(syntaxOf(file).program, (node) => {
    if (node.type !== 'ImportDeclaration' || !/^(node:)?timers\/promises$/.test(node.source.value)) return;
    for (const { local } of node.specifiers) names.push(local.name);
  });
  return names;
}

/** The problem with a call that sleeps for a fixed time. Computed delays, as in load generators, are allowed. */
function findFixedSleep(call: Call, ancestors: readonly Node[], timers: readonly string[]): string | undefined {
  const { callee } = call;
  const message = 'fixed sleep: poll for the condition with `eventually` (test/support/eventually.ts)';
  if (callee.type === 'MemberExpression')
    return isNamed(callee.object, 'Atomics') && isNamed(callee.property, 'wait') ? message : undefined;
  if (callee.type !== 'Identifier') return undefined;
  if (timers.includes(callee.name)) return call.arguments[0]?.type === 'Literal' ? message : undefined;
  if (callee.name !== 'setTimeout' || call.arguments[1]?.type !== 'Literal') return undefined;
  const resolve = resolverOf(ancestors);
  return resolve !== undefined && call.arguments[0] !== undefined && containsIdentifier(call.arguments[0], resolve)
    ? message
    : undefined;
}

/** The name of the resolve function of the nearest `new Promise`. */
function resolverOf(ancestors: readonly Node[]): string | undefined {
  const promise = ancestors.findLast((node) => node.type === 'NewExpression' && isNamed(node.callee, 'Promise'));
  const executor = promise?.type === 'NewExpression' ? promise.arguments[0] : undefined;
  if (executor?.type !== 'ArrowFunctionExpression' && executor?.type !== 'FunctionExpression') return undefined;
  const resolve = executor.params[0];
  return resolve?.type === 'Identifier' ? resolve.name : undefined;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function containsIdentifier(node: Node, name: string): boolean {
  let result = false;
  walk(node, (inner) => {
    result ||= inner.type === 'Identifier' && inner.name === name;
  });
  return result;
}
