import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BudgetExceeded } from '../../../../src/arcade/games/bundle/scan/budget.ts';
import { rulesOf } from './scan-script.ts';

describe('script source', () => {
  for (const [title, text] of [
    ['an identifier with an escape', 'const \\u0061 = 1;'],
    ['a keyword with an escape', 'v\\u0061r x = 1;'],
    ['a private name with an escape', 'class A { #\\u0061 = 1 }'],
    ['an identifier that is not ASCII', 'const größe = 1;'],
    ['an HTML-like comment', '<!-- hidden\n'],
    ['an HTML-like comment in its last line', 'let a = 1;\n--> hidden\n'],
    ['a syntax error', 'const = 1;'],
    ['a zero-width joiner in an identifier', 'const a\u200d = 1;'],
    ['an import in a classic script', "import { a } from './a.js';"],
  ] as const)
    test(`is rejected with ${title}`, () => assert.ok(rulesOf(text).includes('script.syntax')));

  for (const [title, text] of [
    ['a hashbang', '#!/usr/bin/env node\n'],
    ['a source map', 'let a = 1;\n//# sourceMappingURL=a.map'],
    ['a source URL in a block comment', 'let a = 1;\n/*@ sourceURL=a */'],
    ['a bidirectional control character', 'const a = "\u202e";'],
  ] as const)
    test(`is rejected with ${title}`, () => assert.deepEqual(rulesOf(text), ['script.text']));

  const nestingDepth = 5_000;
  for (const [title, text] of [
    ['parentheses', `${'('.repeat(nestingDepth)}1${')'.repeat(nestingDepth)}`],
    ['blocks', `${'{'.repeat(nestingDepth)}${'}'.repeat(nestingDepth)}`],
    ['conditions', `${'a ? b : '.repeat(nestingDepth)}c`],
    ['prefix operators', `${'! '.repeat(nestingDepth)}a`],
    ['binary operators', `a${' + a'.repeat(nestingDepth)}`],
    ['exponentiations', `a${' ** a'.repeat(nestingDepth)}`],
    ['new expressions', `${'new '.repeat(nestingDepth)}a`],
    ['patterns', `let ${'['.repeat(nestingDepth)}a${']'.repeat(nestingDepth)} = b`],
    ['member accesses', `a${'.b'.repeat(nestingDepth)}`],
    ['arrow functions', `${'a => '.repeat(nestingDepth)}a`],
    ['templates', `${'`${'.repeat(nestingDepth)}a${'}`'.repeat(nestingDepth)}`],
    ['else branches', `if (a) {} ${'else if (a) {} '.repeat(nestingDepth)}`],
    ['classes', `${'class A { static {'.repeat(nestingDepth)}${'} }'.repeat(nestingDepth)}`],
  ] as const)
    test(`exceeds the budget with ${nestingDepth} nested ${title}`, () =>
      assert.throws(
        () => rulesOf(text),
        (error) => error instanceof BudgetExceeded && error.counted === 'nesting',
      ));

  test('exceeds the budget with more nodes or tokens than the limit', () => {
    assert.throws(() => rulesOf('a;'.repeat(260_000)), BudgetExceeded);
    assert.throws(() => rulesOf(`[${','.repeat(400_001)}]`), BudgetExceeded);
  });
});
