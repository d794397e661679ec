import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rankTokens, scoreCandidate, toRankPatterns } from '../../../src/exchange/rules/rank.ts';
import { entryTokens, queryTokens } from '../../../src/exchange/rules/tokens.ts';

const entry = {
  title: 'Import stalls in ERR_MODULE_NOT_FOUND',
  tags: ['node-js', 'memory'],
  outcome: 'Memory was freed by streaming rows of the import',
};
const score = (q: string, isProven = false, scoredEntry = entry) =>
  scoreCandidate(toRankPatterns(queryTokens(q)), rankTokens(scoredEntry), isProven);

const scoreCases: [q: string, expected: number][] = [
  ['import stalls', 8],
  ['stalls', 4],
  ['stal', 4],
  ['memory rows', 3 + 2],
  ['streaming import', 2 + 4],
  ['err_module_not_found', 12],
  ['js', 3],
  ['kernel', 1],
  ['kernel import', 1 + 4],
  ['mem', 3],
  ['e', 1],
  ['nodejs', 1],
];

for (const [q, expected] of scoreCases) {
  test(`${JSON.stringify(q)} scores ${expected}`, () => assert.equal(score(q), expected));
}

test('a proven entry scores 2 more, however many words match', () => {
  assert.equal(score('import', true), score('import') + 2);
  assert.equal(score('import stalls memory', true), score('import stalls memory') + 2);
});

test('a query without words scores 0, even for a proven entry', () => {
  assert.equal(score('', true), 0);
  assert.equal(score('***', true), 0);
});

test('a word counts in its best field, wherever else it occurs', () => {
  const inAllFields = { title: 'memory', tags: ['memory'], outcome: 'memory' };
  assert.equal(score('memory x', false, inAllFields), 4 + 1);
  assert.equal(score('memory x', false, { ...inAllFields, title: 'other' }), 3 + 1);
  assert.equal(score('memory x', false, { title: 'other', tags: [], outcome: 'memory' }), 2 + 1);
});

test('rank tokens are three lines, each token once, in its best field', () => {
  assert.equal(
    rankTokens({ title: 'One two', tags: ['two', 'a-b'], outcome: 'b one three' }),
    ' one two \n a b a_b \n three ',
  );
  assert.equal(rankTokens({ title: '🔥', tags: [], outcome: '' }), ' \n \n ');
});

test('the score equals that of a reference implementation', () => {
  const word = fc.constantFrom(
    'node',
    'memory',
    'fs/promises',
    'fs',
    'ERR_X',
    'x',
    '日本語',
    '本',
    'readFile',
    'read',
    'c++',
    'é',
    'importing',
    'import',
  );
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      text,
      fc.array(fc.constantFrom('node', 'fs', 'x', 'import-x'), { maxLength: 3 }),
      text,
      text,
      fc.boolean(),
      (title, tags, outcome, q, isProven) => {
        const { words } = queryTokens(q);
        const tokensOf = (body: string) =>
          entryTokens({
            title: '',
            tags: [],
            outcome: '',
            body,
            inputs: '',
            limitations: '',
            kind: 'need',
            status: 'open',
          });
        const fields = [
          [4, tokensOf(title)],
          [3, tags.flatMap(tokensOf)],
          [2, tokensOf(outcome)],
        ] as const;
        const bestWeight = (token: string, isPrefix: boolean) =>
          fields.find(([, tokens]) =>
            tokens.some((indexed) => (isPrefix ? indexed.startsWith(token) : indexed === token)),
          )?.[0] ?? 1;
        const expected =
          words.length === 0
            ? 0
            : words.reduce((sum, { token, isPrefix }) => sum + bestWeight(token, isPrefix), isProven ? 2 : 0);
        assert.equal(score(q, isProven, { title, tags, outcome }), expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
