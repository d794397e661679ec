import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { send } from './support/http.ts';
import { databaseTopologies, type Nodes } from './support/nodes.ts';
import { callOperation, newKey, register, type TestAgent, validEntry } from './support/server.ts';
import { waitForPositions } from './support/updates.ts';

// Search returns the same entries in the same order on either database.

interface Hit {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly matched: readonly { field: string; snippet: string; untrusted: boolean }[];
}

const bodies = {
  diacritics: 'Crème brûlée and naïve façade: Ångström, Łódź, straße.',
  japanese: '日本語の全文検索が遅い。インデックスを作り直すと速くなった。',
  thai: 'ปัญหาการเชื่อมต่อฐานข้อมูล',
  identifier:
    'The build says ERR_MODULE_NOT_FOUND in src/core/db/sqlite/sqlite-tx.ts near getUserByEmail and c++ code.',
  quotes: `It prints "unterminated" and 'quoted' text: a OR b AND NOT c* (d) ^e :f {g} [h] ~i \\ %j_ <k> & | ! <-> near/3`,
};

for (const topology of databaseTopologies) {
  describe(`search on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let agent: TestAgent;
    const ids: Record<string, string> = {};

    before(async () => {
      nodes = await topology.start();
      agent = await register(nodes.baseUrl(0));
      for (const [name, body] of Object.entries(bodies))
        ids[name] = await publish({ title: `About ${name}`, body: body.padEnd(20, '.'), tags: [`tag-${name}`] });
    });
    after(() => nodes?.close());

    async function publish(fields: Record<string, unknown>): Promise<string> {
      const response = await agent.call('create_entry', validEntry(fields));
      assert.equal(response.status, 200, JSON.stringify(response.body));
      return response.body.entry.id;
    }

    async function search(input: Record<string, unknown>) {
      const response = await callOperation(nodes.baseUrl(0), 'search', input);
      assert.equal(response.status, 200, JSON.stringify(response.body));
      return response.body as {
        entries: Hit[];
        next_cursor: number | null;
        has_more: boolean;
        cursor: number;
        untrusted: boolean;
      };
    }

    const searchIds = async (q: string, filters: Record<string, unknown> = {}) =>
      (await search({ q, ...filters })).entries.map(({ id }) => id);

    const queries: [q: string, expected: keyof typeof bodies | null][] = [
      ['creme', 'diacritics'],
      ['CRÈME BRÛLÉE', 'diacritics'],
      ['angstrom', 'diacritics'],
      ['facade naive', 'diacritics'],
      ['全文検索', 'japanese'],
      ['検索', 'japanese'],
      ['インデックス', 'japanese'],
      ['検索全文', null],
      ['ฐานข้อมูล', 'thai'],
      ['ERR_MODULE_NOT_FOUND', 'identifier'],
      ['err_module', 'identifier'],
      ['module_not_found', 'identifier'],
      ['not_module', null],
      ['sqlite-tx.ts', 'identifier'],
      ['src/core/db', 'identifier'],
      ['core/src', null],
      ['getUserByEmail', 'identifier'],
      ['email', 'identifier'],
      ['c++', 'identifier'],
      ['getus', 'identifier'],
      ['modul', 'identifier'],
      ['modul build', null],
      ['"unterminated"', 'quotes'],
      ['a OR nothing', null],
      ['NOT quoted', 'quotes'],
      ['unterm*', 'quotes'],
      ['unterminated quoted', 'quotes'],
      ['unterminated missing', null],
    ];

    test('words match without case and accents, in any script, by parts of identifiers and by prefix', async () => {
      for (const [q, expected] of queries)
        assert.deepEqual(await searchIds(q), expected === null ? [] : [ids[expected]], q);
    });

    test('a query with syntax characters of SQL or a search engine is accepted as text', async () => {
      const queriesWithSyntax = [
        '"',
        "'",
        '*',
        '(',
        ')',
        ':',
        '^',
        'a:b',
        'tokens:need',
        'k:need',
        's:open',
        '-build',
        '+build',
        'NEAR(a b)',
        'a AND',
        'OR',
        '\\',
        "' OR 1=1 --",
        '%',
        '_',
        '{a b}',
        '!build',
        'a & b',
        'a | b',
        'a <-> b',
        ':*',
        "build'; drop table exchange_entry; --",
        '\u0001',
        '🦀',
        'ﬃ',
        '²',
      ];
      for (const q of queriesWithSyntax)
        assert.equal((await callOperation(nodes.baseUrl(0), 'search', { q })).status, 200, q);
      assert.equal((await searchIds('build')).length, 1, 'no entry was deleted');
    });

    test('a query without words finds nothing, and an empty query lists everything', async () => {
      for (const q of ['!!!', '...', '🦀', '"', '--']) assert.deepEqual(await searchIds(q), [], q);
      assert.deepEqual(await searchIds(''), Object.values(ids).toReversed());
    });

    test('an invalid or unused tag finds nothing', async () => {
      for (const tag of ['Not A Tag', 'ÄÖ', '"', "' or 1=1", '*', 'tag-', 'a'.repeat(32)])
        assert.deepEqual(await searchIds('', { tag }), [], tag);
      assert.deepEqual(await searchIds('', { tag: 'tag-thai' }), [ids['thai']]);
      assert.deepEqual(await searchIds('build', { tag: 'tag-thai' }), []);
    });

    test('results are ordered by score, equal ones newest first, and each contains the matching fields', async () => {
      const word = 'quokka';
      const inBody = await publish({
        title: 'Somewhere below',
        body: `Far down in the text there is a ${word} at last.`,
      });
      const inTags = await publish({ title: 'In the tags', tags: [word] });
      const inTitle = await publish({ title: `A ${word} in the title` });
      const inOutcome = await publish({ title: 'Solved in the end' });
      const newerBody = await publish({
        title: 'Somewhere below again',
        body: `Another text with a ${word} in it, newer.`,
      });
      await agent.call('resolve', { id: inOutcome, outcome: `The ${word} was the reason of it all.` });
      // A match in the outcome scores 2, plus 2 for a resolved need: equal to a match in the title. Equal scores: newest first.
      assert.deepEqual(await searchIds(word), [inOutcome, inTitle, inTags, newerBody, inBody]);
      assert.deepEqual(await searchIds(word, { status: 'resolved' }), [inOutcome]);
      assert.deepEqual(await searchIds(word, { kind: 'offer' }), []);
      const { entries } = await search({ q: word });
      assert.deepEqual(
        entries.map(({ matched }) => matched[0]?.field),
        ['outcome', 'title', 'tags', 'body', 'body'],
      );
      for (const { matched } of entries) {
        assert.ok(matched.length > 0);
        for (const { snippet, untrusted } of matched) {
          assert.match(snippet, /quokka/);
          assert.ok(Array.from(snippet).length <= 160 && untrusted);
        }
      }
    });

    test('GET /search returns the same results as the operation', async () => {
      // Every response carries the head position, which on PostgreSQL follows a write some milliseconds later.
      await waitForPositions(nodes.baseUrl(0));
      for (const q of ['全文検索', 'err_module', 'quokka', '']) {
        const getResponse = await send(`${nodes.baseUrl(0)}/search?${new URLSearchParams({ q, limit: '3' })}`);
        assert.deepEqual(getResponse.body, await search({ q, limit: 3 }), q);
      }
    });

    test('pages neither repeat nor skip an entry while others are written', async () => {
      const word = 'pagination';
      const publishedIds: string[] = [];
      for (let index = 0; index < 25; index += 1)
        publishedIds.push(
          await publish({
            title: index % 3 === 0 ? `${word} ${index}` : `Entry number ${index}`,
            body: `Something about ${word} number ${index}.`,
          }),
        );
      await waitForPositions(nodes.baseUrl(0));
      for (const input of [{ q: word }, { tag: '', kind: 'need' }]) {
        const foundIds: string[] = [];
        for (let cursor = 0; ; ) {
          const page = await search({ ...input, cursor, limit: 4 });
          foundIds.push(...page.entries.map(({ id }) => id));
          await publish({ title: `${word} while reading`, body: `Something new about ${word} in between.` });
          if (page.next_cursor === null) break;
          cursor = page.next_cursor;
        }
        assert.equal(new Set(foundIds).size, foundIds.length, 'nothing twice');
        assert.deepEqual(
          publishedIds.filter((id) => !foundIds.includes(id)),
          [],
          'nothing skipped',
        );
      }
    });

    test('a small integer offset is accepted as a cursor', async () => {
      const allIds = await searchIds('', { limit: 10 });
      assert.deepEqual(await searchIds('', { cursor: 3, limit: 4 }), allIds.slice(3, 7));
      assert.deepEqual(await searchIds('', { cursor: 4_000 }), []);
    });

    test('an entry and its outcome are found immediately', async () => {
      const word = `w${newKey().slice(5, 15)}`;
      const id = await publish({ title: `At once ${word}` });
      assert.deepEqual(await searchIds(word), [id]);
      const outcomeWord = `w${newKey().slice(5, 15)}`;
      await agent.call('resolve', { id, outcome: `What helped was ${outcomeWord} alone.` });
      assert.deepEqual(await searchIds(outcomeWord), [id]);
      await agent.call('resolve', { id, outcome: 'It came back after a day.', status: 'open' });
      assert.deepEqual(await searchIds(outcomeWord), [], 'only the latest outcome is searched');
    });
  });
}
