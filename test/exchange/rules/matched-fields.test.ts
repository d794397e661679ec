import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchedFields } from '../../../src/exchange/rules/matched-fields.ts';
import { entryTokens, queryTokens, type SearchedText } from '../../../src/exchange/rules/tokens.ts';

const searchedText = (fields: Partial<SearchedText>): SearchedText => ({
  title: '',
  tags: [],
  outcome: '',
  body: '',
  inputs: '',
  limitations: '',
  ...fields,
});
const matchedFieldsOf = (q: string, fields: Partial<SearchedText>) =>
  matchedFields(queryTokens(q), searchedText(fields));
const snippetOf = (q: string, body: string) => matchedFieldsOf(q, { body })[0]?.snippet;

test('matching fields are returned in order of weight, each with a snippet that is marked untrusted', () => {
  const fields = matchedFieldsOf('memory', {
    title: 'Memory grows',
    tags: ['a', 'memory'],
    outcome: 'less memory',
    body: 'memory',
    inputs: 'x memory',
    limitations: 'no',
  });
  assert.deepEqual(fields, [
    { field: 'title', snippet: 'Memory grows', untrusted: true },
    { field: 'tags', snippet: 'memory', untrusted: true },
    { field: 'outcome', snippet: 'less memory', untrusted: true },
    { field: 'body', snippet: 'memory', untrusted: true },
    { field: 'inputs', snippet: 'x memory', untrusted: true },
  ]);
});

test('a query without words matches no field', () => {
  assert.deepEqual(matchedFieldsOf('', { body: 'anything' }), []);
});

const hits: [q: string, body: string, expected: string][] = [
  ['promises', 'uses node:fs/promises', 'uses node:fs/promises'],
  ['fs/promises', 'uses node:fs/promises', 'uses node:fs/promises'],
  ['file', 'call readFileSync', 'call readFileSync'],
  ['prom', 'many promises', 'many promises'],
  ['c++', 'in C++', 'in C++'],
  ['cafe', 'le Café', 'le Café'],
  ['本', '日本語', '日本語'],
  ['istanbul', 'to İstanbul', 'to İstanbul'],
  ['two', 'one\n\n  two\tthree', 'one two three'],
];

for (const [q, body, expected] of hits) {
  test(`${JSON.stringify(q)} is found in ${JSON.stringify(body)}`, () => assert.equal(snippetOf(q, body), expected));
}

const misses: [q: string, body: string][] = [
  ['art ', 'start here'],
  ['fs/promises', 'promises of fs'],
  ['a', 'banana'],
  ['日語', '日本語'],
];

// Only the last word of a query matches as a prefix, so a further word makes `q` match whole words only.
for (const [q, body] of misses) {
  test(`${JSON.stringify(q)} is not found in ${JSON.stringify(body)}`, () =>
    assert.equal(snippetOf(`${q} x`, body), undefined));
}

test('the snippet of a long text contains the match and has an ellipsis at each cut', () => {
  const match = snippetOf('needle', `${'before '.repeat(100)}the needle lies here ${'after '.repeat(100)}`) ?? '';
  assert.match(match, /^…before .* the needle lies here after .*…$/);
  assert.ok(match.length <= 160 && match.length > 120, String(match.length));
});

test('a snippet of text without spaces contains the match', () => {
  const match = snippetOf('検索', `${'日本語を学ぶ'.repeat(60)}検索${'方法を探す'.repeat(60)}`) ?? '';
  assert.ok(match.includes('検索') && match.startsWith('…') && match.endsWith('…'));
  assert.ok(Array.from(match).length <= 160);
});

const word = fc.oneof(
  fc.constantFrom(
    'needle',
    'fs/promises',
    'readFile',
    'Café',
    '日本語',
    '検索',
    '😀',
    'x',
    '𠮷野',
    '\n',
    'e\u0301',
    '—',
    'ไทย',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constant('filler '.repeat(20)),
);
const body = fc.array(word, { maxLength: 30 }).chain((words) => fc.constantFrom(words.join(' '), words.join('')));

test('a field is returned exactly when it contains a word of the query, with a snippet of at most 160 code points', () => {
  fc.assert(
    fc.property(
      body,
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      (bodyText, q) => {
        const query = queryTokens(q);
        const tokens = entryTokens({ ...searchedText({ body: bodyText }), kind: 'need', status: 'open' });
        const hasMatch = query.words.some((queryWord) =>
          tokens.some((token) => (queryWord.isPrefix ? token.startsWith(queryWord.token) : token === queryWord.token)),
        );
        const results = matchedFields(query, searchedText({ body: bodyText }));
        assert.equal(results.length, hasMatch ? 1 : 0, JSON.stringify(query));
        for (const result of results) {
          assert.ok(Array.from(result.snippet).length <= 160 && result.snippet.isWellFormed());
          assert.ok(!/[\r\n\t]/.test(result.snippet));
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a snippet contains the word that was found', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 400 }),
      fc.nat({ max: 400 }),
      fc.constantFrom('lorem ', 'a', '語', 'é ', '😀'),
      (fillersBefore, fillersAfter, filler) => {
        const match =
          snippetOf('needle', `${filler.repeat(fillersBefore)} needle ${filler.repeat(fillersAfter)}`) ?? '';
        assert.ok(match.includes('needle'), match);
      },
    ),
  );
});
