import type { Rule } from './rule.ts';
import { walk } from './syntax.ts';
import { type Call, findInCalls, isTestFile } from './test-calls.ts';

const runners = ['test', 'it', 'describe', 'suite'];

export const focus: Rule = {
  statement: 'no test uses `only`, and every skipped test has a reason',
  find: (files) => files.filter(isTestFile).flatMap((file) => findInCalls(file, findExclusion)),
  violations: [
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

export const emptiness: Rule = {
  statement: 'every test calls a function, so that it can fail',
  find: (files) => files.filter(isTestFile).flatMap((file) => findInCalls(file, findEmptyTest)),
  violations: [
    { 'test/a.test.ts': "test('a', () => {});" },
    { 'test/a.test.ts': "test('a');" },
    { 'test/a.test.ts': "it('a', () => { const a = 1; });" },
  ],
  allowed: [
    { 'test/a.test.ts': "test('a', () => assert.equal(1, 1));" },
    { 'test/a.test.ts': "test('a', theSameFor(sqlite));" },
  ],
};

export const sentences: Rule = {
  statement: 'a test title is a sentence about the subject of its suite',
  find: (files) => files.filter(isTestFile).flatMap((file) => findInCalls(file, findFragment)),
  violations: [
    { 'test/a.test.ts': "test('without a credential', () => check());" },
    { 'test/a.test.ts': "test('a whole game', () => check());" },
    { 'test/a.test.ts': "it('credentials', () => check());" },
  ],
  allowed: [
    { 'test/a.test.ts': "test('is refused without a credential', () => check());" },
    { 'test/a.test.ts': "test('readers continue after a restart', () => check());" },
    { 'test/a.test.ts': 'test(name, () => check());' },
    { 'test/a.test.ts': "describe('a credential', () => run());" },
  ],
};

export const suites: Rule = {
  statement: 'a suite is named by its unit',
  find: (files) => files.filter(isTestFile).flatMap((file) => findInCalls(file, findCircumstance)),
  violations: [
    { 'test/a.test.ts': "describe('on PostgreSQL', () => run());" },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a sample.
    { 'test/a.test.ts': 'describe(`in ${revision.name}`, () => run());' },
    { 'test/a.test.ts': "describe('without mail', { skip }, () => run());" },
  ],
  allowed: [
    { 'test/a.test.ts': "describe('backups on PostgreSQL', () => run());" },
    { 'test/a.test.ts': "describe('after-commit hooks', () => run());" },
    { 'test/a.test.ts': 'describe(rule.statement, () => run());' },
    { 'test/a.test.ts': "test('in a group, a write is stored once', () => check());" },
  ],
};

const circumstance =
  /^(after|as|at|before|between|by|during|for|from|if|in|of|on|over|to|under|until|when|while|with|within|without) /i;

function findCircumstance(call: Call): string | undefined {
  const [title] = call.arguments;
  if (!isSuite(call) || title === undefined) return undefined;
  const start = title.type === 'TemplateLiteral' ? title.quasis[0]?.value.raw : title.type === 'Literal' && title.value;
  return typeof start === 'string' && circumstance.test(start)
    ? `"${start}" is a circumstance: begin with the unit, such as "backups on PostgreSQL"`
    : undefined;
}

/** Words that count as verbs. Other words with a final s count as verbs too, except those that match `nouns`. */
const knownVerbs = new Set(
  `are can cannot do end exist explain fail have is list may must name pass publish record report show skip stay stop
   throw turn validate was will work accept contain continue count keep leave reject return check assign make
   reach advance change read take agree come give cover follow`.split(/\s+/),
);
const nouns = /^(.*(ss|us|is|ess)|bytes|its|this|always|perhaps|less|plus|https?|has-been)$/;

function findFragment(call: Call): string | undefined {
  const [title] = call.arguments;
  if (!isRunner(call) || isSuite(call) || title?.type !== 'Literal' || typeof title.value !== 'string')
    return undefined;
  const words = title.value.toLowerCase().match(/[a-z]+/g) ?? [];
  const hasVerb = words.some((word) => knownVerbs.has(word) || (/s$/.test(word) && !nouns.test(word)));
  return words.length >= 2 && hasVerb ? undefined : `not a sentence: ${title.value}`;
}

function isSuite(call: Call): boolean {
  return call.callee.type === 'Identifier' && ['describe', 'suite'].includes(call.callee.name);
}

function findExclusion(call: Call): string | undefined {
  const { callee } = call;
  if (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.object.type === 'Identifier'
  ) {
    const { name } = callee.property;
    if (runners.includes(callee.object.name)) {
      if (name === 'only') return 'only this test would run';
      if (name === 'skip' || name === 'todo') return 'give a reason: { skip: "what is missing" }';
    }
    if (callee.object.name === 't' && (name === 'skip' || name === 'todo') && call.arguments.length === 0)
      return `give a reason: t.${name}('what is missing')`;
  }
  return isRunner(call) ? findExclusionInOptions(call) : undefined;
}

function findExclusionInOptions(call: Call): string | undefined {
  const options = call.arguments.find((argument) => argument.type === 'ObjectExpression');
  for (const property of options?.properties ?? []) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'Literal')
      continue;
    const { value } = property.value;
    if (property.key.name === 'only' && value !== false) return 'only this test would run';
    const hasNoReason = value === true || value === '';
    if ((property.key.name === 'skip' || property.key.name === 'todo') && hasNoReason)
      return `give a reason: { ${property.key.name}: 'what is missing' }`;
  }
  return undefined;
}

function findEmptyTest(call: Call): string | undefined {
  if (!isRunner(call) || isSuite(call)) return undefined;
  const body = call.arguments.at(-1);
  if (body === undefined || body.type === 'Literal' || body.type === 'TemplateLiteral') return 'a test without a body';
  if (body.type !== 'ArrowFunctionExpression' && body.type !== 'FunctionExpression') return undefined;
  let calls = 0;
  walk(body, (node) => {
    if (['CallExpression', 'AwaitExpression', 'ThrowStatement', 'NewExpression'].includes(node.type)) calls += 1;
  });
  return calls === 0 ? 'this test calls no function, so it cannot fail' : undefined;
}

function isRunner(call: Call): boolean {
  return call.callee.type === 'Identifier' && runners.includes(call.callee.name);
}
