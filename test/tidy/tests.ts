import type { Finding, Rule, SourceFile } from './rule.ts';
import { isCode, type Node, syntaxOf, walk } from './syntax.ts';

const runners = ['test', 'it', 'describe', 'suite'];

export const focus: Rule = {
  promise: 'no test is singled out, and one that is skipped says why',
  find: (files) => files.filter(isTestFile).flatMap((file) => inEachCall(file, leftOut)),
  planted: [
    { 'test/a.test.ts': "test.only('a', () => check());" },
    { 'test/a.test.ts': "describe('a', { only: true }, () => check());" },
    { 'test/a.test.ts': "it.skip('a', () => check());" },
    { 'test/a.test.ts': "test('a', { skip: true }, () => check());" },
    { 'test/a.test.ts': "test('a', { skip: '' }, () => check());" },
    { 'test/a.test.ts': "test('a', { todo: true }, () => check());" },
    { 'test/a.test.ts': "test('a', (t) => t.skip());" },
  ],
  allowed: [
    { 'test/a.test.ts': "test('a', { skip: postgresMissing() }, () => check());" },
    { 'test/a.test.ts': "test('a', { skip: 'python3 is missing' }, () => check());" },
    { 'test/a.test.ts': "test('a', (t) => t.skip('python3 is missing'));" },
    { 'test/a.test.ts': 'const rows = list.skip(2);' },
  ],
};

export const sleeping: Rule = {
  promise: 'tests poll with a deadline instead of sleeping for a fixed time',
  find: (files) =>
    files.filter(isTestFile).flatMap((file) => {
      const timers = timerNames(file);
      return inEachCall(file, (call, above) => waits(call, above, timers));
    }),
  planted: [
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
  ],
};

export const emptiness: Rule = {
  promise: 'every test does something that can fail',
  find: (files) => files.filter(isTestFile).flatMap((file) => inEachCall(file, doesNothing)),
  planted: [
    { 'test/a.test.ts': "test('a', () => {});" },
    { 'test/a.test.ts': "test('a');" },
    { 'test/a.test.ts': "it('a', () => { const a = 1; });" },
  ],
  allowed: [
    { 'test/a.test.ts': "test('a', () => assert.equal(1, 1));" },
    { 'test/a.test.ts': "test('a', theSameFor(sqlite));" },
  ],
};

function isTestFile({ path }: SourceFile): boolean {
  return isCode(path) && path.startsWith('test/') && !/^test\/(tidy|(.*\/)?support)\//.test(path);
}

type Call = Extract<Node, { type: 'CallExpression' }>;

function leftOut(call: Call): string | undefined {
  const { callee } = call;
  if (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.object.type === 'Identifier'
  ) {
    const { name } = callee.property;
    if (runners.includes(callee.object.name)) {
      if (name === 'only') return 'only this test would run';
      if (name === 'skip' || name === 'todo') return 'say why it is left out: { skip: "what is missing" }';
    }
    if (callee.object.name === 't' && (name === 'skip' || name === 'todo') && call.arguments.length === 0)
      return `say why: t.${name}('what is missing')`;
  }
  return isRunner(call) ? optionsLeaveOut(call) : undefined;
}

function optionsLeaveOut(call: Call): string | undefined {
  const options = call.arguments.find((argument) => argument.type === 'ObjectExpression');
  for (const property of options?.properties ?? []) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'Literal')
      continue;
    const { value } = property.value;
    if (property.key.name === 'only' && value !== false) return 'only this test would run';
    const saysNothing = value === true || value === '';
    if ((property.key.name === 'skip' || property.key.name === 'todo') && saysNothing)
      return `say why: { ${property.key.name}: 'what is missing' }`;
  }
  return undefined;
}

/** The names under which a file knows the timer that is a promise. */
function timerNames(file: SourceFile): string[] {
  const names: string[] = [];
  walk(syntaxOf(file).program, (node) => {
    if (node.type !== 'ImportDeclaration' || !/^(node:)?timers\/promises$/.test(node.source.value)) return;
    for (const { local } of node.specifiers) names.push(local.name);
  });
  return names;
}

/** A wait of a fixed time. Pauses of a chosen length, as load makes them, are something else. */
function waits(call: Call, above: readonly Node[], timers: readonly string[]): string | undefined {
  const { callee } = call;
  const message = 'sleeping: ask for what you wait for with `eventually` (test/support/eventually.ts)';
  if (callee.type === 'MemberExpression') return isNamed(callee.object, 'Atomics') ? message : undefined;
  if (callee.type !== 'Identifier') return undefined;
  if (timers.includes(callee.name)) return call.arguments[0]?.type === 'Literal' ? message : undefined;
  if (callee.name !== 'setTimeout' || call.arguments[1]?.type !== 'Literal') return undefined;
  const resolve = resolverOf(above);
  return resolve !== undefined && call.arguments[0] !== undefined && mentions(call.arguments[0], resolve)
    ? message
    : undefined;
}

/** The name by which the code of the nearest `new Promise` ends it. */
function resolverOf(above: readonly Node[]): string | undefined {
  const promise = above.findLast((node) => node.type === 'NewExpression' && isNamed(node.callee, 'Promise'));
  const executor = promise?.type === 'NewExpression' ? promise.arguments[0] : undefined;
  if (executor?.type !== 'ArrowFunctionExpression' && executor?.type !== 'FunctionExpression') return undefined;
  const resolve = executor.params[0];
  return resolve?.type === 'Identifier' ? resolve.name : undefined;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function mentions(node: Node, name: string): boolean {
  let found = false;
  walk(node, (inner) => {
    found ||= inner.type === 'Identifier' && inner.name === name;
  });
  return found;
}

function doesNothing(call: Call): string | undefined {
  if (!isRunner(call) || (call.callee.type === 'Identifier' && ['describe', 'suite'].includes(call.callee.name)))
    return undefined;
  const body = call.arguments.at(-1);
  if (body === undefined || body.type === 'Literal' || body.type === 'TemplateLiteral') return 'a test without a body';
  if (body.type !== 'ArrowFunctionExpression' && body.type !== 'FunctionExpression') return undefined;
  let calls = 0;
  walk(body, (node) => {
    if (['CallExpression', 'AwaitExpression', 'ThrowStatement', 'NewExpression'].includes(node.type)) calls += 1;
  });
  return calls === 0 ? 'this test calls nothing: it cannot fail' : undefined;
}

function isRunner(call: Call): boolean {
  return call.callee.type === 'Identifier' && runners.includes(call.callee.name);
}

function inEachCall(
  file: SourceFile,
  problemOf: (call: Call, above: readonly Node[]) => string | undefined,
): Finding[] {
  const { program, lineOf } = syntaxOf(file);
  const findings: Finding[] = [];
  walk(program, (node, above) => {
    const message = node.type === 'CallExpression' ? problemOf(node, above) : undefined;
    if (message !== undefined) findings.push({ path: file.path, line: lineOf(node.start), message });
  });
  return findings;
}
