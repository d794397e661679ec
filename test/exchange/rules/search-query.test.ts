import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import {
  ftsAnyQuery,
  ftsQuery,
  ftsText,
  ftsTokenizer,
  tsAnyQuery,
  tsQuery,
  tsvectorLiteral,
} from '../../../src/exchange/rules/search-query.ts';
import { entryTokens, filterTokens, queryTokens, type SearchedEntry } from '../../../src/exchange/rules/tokens.ts';
import { codePoint } from '../../support/code-point.ts';

const entry = (body: string, fields: Partial<SearchedEntry> = {}): SearchedEntry => ({
  title: '',
  tags: [],
  outcome: '',
  inputs: '',
  limitations: '',
  kind: 'need',
  status: 'open',
  body,
  ...fields,
});

/** An FTS5 index with the schema of the exchange. */
class TestIndex {
  readonly #db = new Database(':memory:');
  readonly #insert;
  readonly #select;
  constructor() {
    this.#db.exec(
      `create virtual table search using fts5 (tokens, content = '', contentless_delete = 1, detail = none, tokenize = "${ftsTokenizer}")`,
    );
    this.#db.exec(`insert into search (search, rank) values ('secure-delete', 1)`);
    this.#insert = this.#db.prepare('insert into search (rowid, tokens) values (?, ?)');
    this.#select = this.#db
      .prepare<[string], number>('select rowid from search where search match ? order by rowid desc')
      .pluck();
  }
  add(row: number, tokens: readonly string[]): void {
    this.#insert.run(row, ftsText(tokens));
  }
  remove(row: number): void {
    this.#db.prepare('delete from search where rowid = ?').run(row);
  }
  find(match: string): number[] {
    return this.#select.all(match);
  }
  terms(): string[] {
    this.#db.exec(`create virtual table terms using fts5vocab('search', 'row')`);
    const terms = this.#db.prepare<[], string>('select term from terms').pluck().all();
    this.#db.exec('drop table terms');
    return terms;
  }
}

const indexedBodies: [row: number, body: string, fields?: Partial<SearchedEntry>][] = [
  [1, 'ERR_MODULE_NOT_FOUND for node:fs/promises', { tags: ['node-js', 'esm'] }],
  [2, 'the module was not found, err', { tags: ['node'], status: 'resolved' }],
  [3, 'C++ and C# differ from C', { kind: 'offer' }],
  [4, '日本語の検索を改善する'],
  [5, 'Café au lait, 第3章'],
  [6, 'c-- or NOT a AND "quoted" NEAR(b) title:x ^y *z'],
];

const searchCases: [q: string, rows: number[]][] = [
  ['module', [2, 1]],
  ['module found', [2, 1]],
  ['ERR_MODULE_NOT_FOUND', [1]],
  ['module_not_found', [1]],
  ['err_modu', [1]],
  ['fs/promises', [1]],
  ['fs/prom', [1]],
  ['promises/fs', []],
  ['C++', [3]],
  ['c#', [3]],
  ['c', [6, 3]],
  ['日本', [4]],
  ['検索を', [4]],
  ['本', [4]],
  ['善', [4]],
  ['日語', []],
  ['CAFE', [5]],
  ['cafe\u0301 la', [5]],
  ['第3章', [5]],
  ['NOT', [6, 2, 1]],
  ['"quoted', [6]],
  ['title:x', [6]],
  ['x OR module', []],
  ['module OR', []],
  ['NEAR(b)', [6]],
  ['*z', [6]],
  ['^y', [6]],
  ['mod*', [2, 1]],
  ['k:need', []],
  ['t:node', []],
];

for (const [q, rows] of searchCases) {
  test(`FTS5 finds ${rows.length === 0 ? 'nothing' : `entries ${rows.join(', ')}`} for ${JSON.stringify(q)}`, () => {
    const index = new TestIndex();
    for (const [row, body, fields] of indexedBodies) index.add(row, entryTokens(entry(body, fields)));
    assert.deepEqual(index.find(ftsQuery(queryTokens(q).words)), rows);
  });
}

test('filters narrow a search, alone and with words', () => {
  const index = new TestIndex();
  for (const [row, body, fields] of indexedBodies) index.add(row, entryTokens(entry(body, fields)));
  const find = (q: string, filters: Partial<Parameters<typeof filterTokens>[0]>) =>
    index.find(
      ftsQuery(queryTokens(q).words, filterTokens({ kind: '', status: '', tag: '', ...filters }) ?? assert.fail()),
    );
  assert.deepEqual(find('', { kind: 'offer' }), [3]);
  assert.deepEqual(find('', { tag: 'node' }), [2]);
  assert.deepEqual(find('', { tag: 'node-js' }), [1]);
  assert.deepEqual(find('module', { status: 'resolved' }), [2]);
  assert.deepEqual(find('module', { status: 'resolved', tag: 'esm' }), []);
});

test('a removed entry is not found and leaves no term in the index', () => {
  const index = new TestIndex();
  index.add(1, entryTokens(entry('secret plan')));
  index.add(2, entryTokens(entry('other plan')));
  index.remove(1);
  assert.deepEqual(index.find(ftsQuery(queryTokens('plan').words)), [2]);
  assert.ok(!index.terms().includes('secret'));
});

test('a search without any word or filter finds nothing', () => {
  const index = new TestIndex();
  index.add(1, entryTokens(entry('anything')));
  assert.deepEqual(index.find(ftsQuery([])), []);
  assert.deepEqual(index.find(ftsAnyQuery([])), []);
});

test('a query of token groups finds the entries that contain all tokens of at least one group', () => {
  const index = new TestIndex();
  for (const [row, body, fields] of indexedBodies) index.add(row, entryTokens(entry(body, fields)));
  assert.deepEqual(
    index.find(
      ftsAnyQuery([
        ['c++', 'differ'],
        ['日本', '語の'],
        ['module', 'lait'],
      ]),
    ),
    [4, 3],
  );
});

const fragments = [
  '"',
  "'",
  '*',
  '(',
  ')',
  '^',
  '-',
  '+',
  ':',
  '_',
  '#',
  '.',
  '/',
  '\\',
  '{',
  '}',
  ',',
  ' ',
  '\n',
  '\0',
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'tokens',
  'rank',
  'a',
  'bc',
  'Bcd',
  'é',
  '日本',
  '語',
  '🔥',
  'x_y',
  'k:need',
  '\u0301',
  'ไทย',
];
const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: codePoint, maxLength: 120 }),
);

test('FTS5 stores exactly the tokens of any text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const index = new TestIndex();
      const tokens = entryTokens(entry(text));
      index.add(1, tokens);
      assert.deepEqual(index.terms().toSorted(), tokens.toSorted());
    }),
    { numRuns: 300 },
  );
});

test('FTS5 accepts any query text and finds exactly the rows that match its words', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), hostileText, (texts, q) => {
      const index = new TestIndex();
      const storedTokens = texts.map((text) => entryTokens(entry(text)));
      for (const [row, tokens] of storedTokens.entries()) index.add(row, tokens);
      for (const request of [q, ...texts]) {
        const { words } = queryTokens(request.slice(0, 120));
        const expectedRows = storedTokens.flatMap((tokens, row) =>
          words.length > 0 &&
          words.every((word) =>
            tokens.some((token) => (word.isPrefix ? token.startsWith(word.token) : token === word.token)),
          )
            ? [row]
            : [],
        );
        assert.deepEqual(index.find(ftsQuery(words)), expectedRows.reverse(), JSON.stringify(request));
      }
    }),
    { numRuns: 500 },
  );
});

test('queries of the maximum length, 120 characters, are accepted', () => {
  const index = new TestIndex();
  index.add(1, entryTokens(entry('a.b a b 日本')));
  for (const q of [
    'a '.repeat(60),
    'a.b.'.repeat(30),
    '日'.repeat(120),
    Array.from({ length: 60 }, (_, number) => String.fromCharCode(0x4e00 + number * 7)).join(' '),
  ]) {
    assert.doesNotThrow(() => index.find(ftsQuery(queryTokens(q.slice(0, 120)).words)), q);
  }
});

test('tokens are quoted literals, in which quotes and backslashes are data', () => {
  const words = [
    { token: "o'b\\c", isPrefix: false },
    { token: 'ab', isPrefix: true },
  ];
  assert.equal(tsQuery(words, ['k:need']), "'k:need' & 'o''b\\\\c' & 'ab':*");
  assert.equal(tsvectorLiteral(["o'b\\c", '日本']), "'o''b\\\\c' '日本'");
  assert.equal(tsAnyQuery([['a', 'b'], ['c']]), "('a' & 'b') | ('c')");
  assert.equal(ftsQuery([{ token: 'a"b', isPrefix: true }]), '"a""b"*');
});
