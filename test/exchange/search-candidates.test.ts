import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SqlBool, sql } from 'kysely';
import { systemClock } from '../../src/core/base/clock.ts';
import type { Database, Db } from '../../src/core/db/transaction.ts';
import { ftsQuery, tsQuery } from '../../src/exchange/rules/search-query.ts';
import { type QueryWord, queryTokens } from '../../src/exchange/rules/tokens.ts';
import { listEntriesByKey, selectEntries, visibleTo } from '../../src/exchange/store/entries.ts';
import { type Candidate, type IndexQuery, listCandidates } from '../../src/exchange/store/search.ts';
import { databaseKinds } from '../support/databases.ts';
import { type InProcessExchange, openExchangeInProcess } from '../support/exchange-in-process.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { validEntry } from '../support/server.ts';

const seed = Number(process.env['RIALTO_SEED'] ?? 20_261_124);
const entryCount = 80;
const queryCount = 300;
// Words that are prefixes of each other, of all frequencies, and identifiers whose parts are found as well.
const vocabulary =
  'er err error errors errno erase eraser e2e build builds builder bu table tab ta ERR_BUILD_TABLE'.split(' ');

for (const kind of databaseKinds) {
  describe(`candidates of a search on ${kind.name}, seed ${seed}`, { skip: kind.missing }, () => {
    const random = seededRandom(seed);
    const pick = <Item>(items: readonly Item[]) => items[random.between(0, items.length - 1)] as Item;
    let exchange: InProcessExchange;
    let authors: readonly string[];
    const cleanupHooks: (() => unknown)[] = [];

    before(async () => {
      const context = { after: (hook: () => unknown) => void cleanupHooks.unshift(hook) };
      exchange = await openExchangeInProcess(context as never, kind);
      const agents = [await exchange.register(), await exchange.register()];
      authors = agents.map(({ id }) => id);
      for (let index = 0; index < entryCount; index += 1) {
        const text = () => Array.from({ length: random.between(2, 7) }, () => randomWord(random.next())).join(' ');
        const entry = {
          title: `Entry ${index} ${text()}`,
          body: `Body of an entry: ${text()}.`,
          tags: [pick(['x', 'y'])],
        };
        await pick(agents).call('create_entry', validEntry(entry));
      }
      await exchange.waitForPositions();
      await hideEveryFifthEntry(exchange.database);
    });
    after(async () => {
      for (const hook of cleanupHooks) await hook();
    });

    test('equal those of the two-pass reference implementation, for random queries, filters, viewers, snapshots and limits', async () => {
      const { db } = exchange.database;
      const head = await exchange.waitForPositions();
      let fullResultCount = 0;
      for (let count = 0; count < queryCount; count += 1) {
        const text = Array.from({ length: random.between(1, 2) }, () => pick(vocabulary)).join(' ');
        const request: IndexQuery = {
          words: queryTokens(text.slice(0, random.between(2, text.length))).words,
          filters: pick([[], [], ['k:need'], ['t:x', 's:open'], ['t:nothing']]),
          snapshot: pick([null, null, random.between(1, head)]),
          viewerId: pick([null, ...authors]),
          authorId: pick([null, null, ...authors]),
        };
        const limit = pick([1, 2, 5, 20, 60, entryCount, 1_000]);
        const expected = await listByTwoPasses(db, request, limit);
        if (expected.length === limit) fullResultCount += 1;
        assert.deepEqual(await listCandidates(db, request, limit), expected, JSON.stringify({ request, limit }));
      }
      assert.ok(
        fullResultCount > queryCount / 10 && fullResultCount < queryCount * 0.9,
        `${fullResultCount} of ${queryCount} reached their limit`,
      );
    });

    test('are read by key, for any number of keys and every viewer', async () => {
      const { db } = exchange.database;
      const keys = (await db.all(db.query.selectFrom('exchange_entry').select('n'))).map(({ n }) => Number(n));
      for (const viewerId of [null, ...authors])
        for (const length of [0, 1, 2, 21, keys.length]) {
          const requestedKeys = keys.slice(0, length);
          // No entry has key 0, which keeps the list from being empty.
          const query = selectEntries(db)
            .where('e.n', 'in', [0, ...requestedKeys])
            .where(visibleTo(viewerId));
          const byKey = (rows: readonly { n: number }[]) => rows.toSorted((left, right) => left.n - right.n);
          assert.deepEqual(byKey(await listEntriesByKey(db, requestedKeys, viewerId)), byKey(await db.all(query)));
        }
    });
  });
}

/** Word of the vocabulary, with frequencies by Zipf's law. `uniform`: random number from 0 to less than 1. */
function randomWord(uniform: number): string {
  const rank = Math.floor(Math.exp(uniform * Math.log(vocabulary.length + 1)));
  return vocabulary[Math.min(vocabulary.length, rank) - 1] as string;
}

async function hideEveryFifthEntry(database: Database): Promise<void> {
  await database.write(async (tx) => {
    const columns = { hidden_at: systemClock.nowMs(), hidden_reason: 'A test.', hidden_decision_id: 'dec_1' };
    await tx.run(tx.query.updateTable('exchange_entry').set(columns).where(sql<SqlBool>`n % 5 = 0`));
  });
}

/** Reference implementation with one statement per pass: whole words, then prefixes when those are too few. */
async function listByTwoPasses(db: Db, request: IndexQuery, limit: number): Promise<Candidate[]> {
  const words = request.words.map(({ token }) => ({ token, isPrefix: false }));
  const wholeWordMatches = await listMatchingEntries(db, { ...request, words }, limit);
  return wholeWordMatches.length === limit || !request.words.some((word) => word.isPrefix)
    ? wholeWordMatches
    : listMatchingEntries(db, request, limit);
}

function listMatchingEntries(
  db: Db,
  { words, filters, snapshot, viewerId, authorId }: IndexQuery,
  limit: number,
): Promise<Candidate[]> {
  const isProvenColumn = sql<number>`(e.status = 'resolved' or e.confirmation_count > 0)`.as('is_proven');
  let query = db.query
    .selectFrom('exchange_entry as e')
    .select(['e.n', 'e.rank_tokens', isProvenColumn])
    .where(visibleTo(viewerId))
    .orderBy('e.n', 'desc')
    .limit(limit);
  if (words.length + filters.length > 0) query = query.where(matchesIndex(db, words, filters));
  if (authorId !== null) query = query.where('e.author_id', '=', authorId);
  if (snapshot !== null) {
    query =
      db.dialect === 'sqlite'
        ? query.where('e.n', '<=', snapshot)
        : query.where(
            sql<SqlBool>`exists (select 1 from exchange_event v where v.insertion_id = e.n and v.position <= ${snapshot})`,
          );
  }
  return db.all(query) as Promise<Candidate[]>;
}

function matchesIndex(db: Db, words: readonly QueryWord[], filters: readonly string[]) {
  return db.dialect === 'sqlite'
    ? sql<SqlBool>`e.n in (select rowid from exchange_search where exchange_search match ${ftsQuery(words, filters)})`
    : sql<SqlBool>`e.search @@ ${tsQuery(words, filters)}::tsquery`;
}
