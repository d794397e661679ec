import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { ftsAnyQuery, ftsText, ftsTokenizer } from '../../../src/exchange/rules/search-query.ts';
import { similarity, similarityProfile, similarityQuery } from '../../../src/exchange/rules/similar.ts';
import { entryTokens } from '../../../src/exchange/rules/tokens.ts';
import { codePoint } from '../../support/code-point.ts';

const need = {
  title: 'Nightly import stalls and memory grows slowly',
  body: 'After moving to a smaller machine the nightly import stalls around the second hour. Memory grows, garbage collection takes longer and the kernel kills the process.',
  tags: ['postgresql', 'memory'],
};
const paraphrase = {
  title: 'Import job stalls at night, memory grows',
  body: 'The import uses more and more memory until the kernel kills the process. Lowering the batch size only delays it.',
  tags: ['memory', 'import'],
};
const relatedEntry = {
  title: 'Reduce memory of a Node process',
  body: 'Which flags limit the memory of a process that reads large files?',
  tags: ['node', 'memory'],
};
const unrelatedEntry = {
  title: 'How do I center a div',
  body: 'I tried flexbox and grid, but it is still on the left.',
  tags: ['css'],
};

type EntryText = { title: string; body: string; tags: string[] };
const profile = ({ title, body, tags }: EntryText) => similarityProfile(title, body, tags);
const similarityOf = (entryA: EntryText, entryB: EntryText) => similarity(profile(entryA), profile(entryB));

test('an entry has similarity 1 to itself and 0 to one without a common word', () => {
  assert.equal(similarityOf(need, need), 1);
  assert.equal(similarityOf(need, unrelatedEntry), 0);
});

test('an entry about the same problem scores above one with a common topic, and that above an unrelated one', () => {
  const [paraphraseScore, relatedScore, unrelatedScore] = [
    similarityOf(need, paraphrase),
    similarityOf(need, relatedEntry),
    similarityOf(need, unrelatedEntry),
  ];
  assert.ok(
    paraphraseScore > relatedScore && relatedScore > unrelatedScore,
    `${paraphraseScore} ${relatedScore} ${unrelatedScore}`,
  );
  assert.ok(paraphraseScore >= 0.3);
});

test('common words do not make entries similar', () => {
  const entryA = { title: 'What is the way to do this', body: 'How would you do it, please?', tags: [] };
  const entryB = { title: 'Where can I get some of these', body: 'What would you do with it, please?', tags: [] };
  assert.ok(similarityOf(entryA, entryB) <= 0.1, String(similarityOf(entryA, entryB)));
});

const words = fc
  .array(
    fc.constantFrom(
      'import',
      'memory',
      'kernel',
      'ERR_OUT_OF_MEMORY',
      'fs/promises',
      'the',
      'is',
      'v8',
      '日本語',
      'x',
      '',
    ),
    { maxLength: 12 },
  )
  .map((list) => list.join(' '));
const anyEntry = fc.record({
  title: words,
  body: words,
  tags: fc.array(fc.constantFrom('node', 'memory', 'a-b'), { maxLength: 3 }),
});

test('similarity is symmetric, repeatable and between 0 and 1', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, (entryA, entryB) => {
      const score = similarityOf(entryA, entryB);
      assert.ok(score >= 0 && score <= 1);
      assert.equal(similarityOf(entryB, entryA), score);
      assert.equal(similarityOf(entryA, entryB), score);
    }),
  );
});

test('the query uses pairs of at most six distinctive tokens, identifiers first', () => {
  const groups = similarityQuery(
    'Node fails with ERR_MODULE_NOT_FOUND',
    'It says so for node:fs/promises since the upgrade.',
    ['esm'],
  );
  assert.ok(groups.length > 0 && groups.length <= 15);
  assert.ok(groups.every((group) => group.length === 2));
  assert.deepEqual(groups[0], ['err_module', 'not_found']);
  assert.ok(!groups.flat().some((token) => ['with', 'it', 'so', 'the', 'module'].includes(token)));
});

test('an entry with one distinctive word yields a query for this word alone, and one without any yields no query', () => {
  assert.deepEqual(similarityQuery('What about kubernetes', 'Is it any use?', []), [['kubernetes']]);
  assert.deepEqual(similarityQuery('What is this', 'How do I do it?', []), []);
});

test('the query finds the similar entry among others in an FTS5 index', () => {
  const db = new Database(':memory:');
  db.exec(
    `create virtual table search using fts5 (tokens, content = '', contentless_delete = 1, detail = none, tokenize = "${ftsTokenizer}")`,
  );
  const insert = db.prepare('insert into search (rowid, tokens) values (?, ?)');
  for (const [row, candidate] of [unrelatedEntry, paraphrase, relatedEntry].entries()) {
    insert.run(
      row,
      ftsText(entryTokens({ ...candidate, outcome: '', inputs: '', limitations: '', kind: 'need', status: 'open' })),
    );
  }
  const match = ftsAnyQuery(similarityQuery(need.title, need.body, need.tags));
  const rows = db
    .prepare<[string], number>('select rowid from search where search match ? order by rowid')
    .pluck()
    .all(match);
  assert.deepEqual(rows, [1]);
});

test('FTS5 accepts a query made of any text', () => {
  const db = new Database(':memory:');
  db.exec(
    `create virtual table search using fts5 (tokens, content = '', contentless_delete = 1, detail = none, tokenize = "${ftsTokenizer}")`,
  );
  const select = db.prepare('select rowid from search where search match ?');
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), fc.string({ unit: codePoint, maxLength: 300 }), (title, body) => {
      assert.deepEqual(select.all(ftsAnyQuery(similarityQuery(title, body, []))), []);
    }),
  );
});
