import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { send } from './support/http.ts';
import { databaseTopologies } from './support/nodes.ts';
import { register, validEntry } from './support/server.ts';

/** Pages of the first database; those of the other must be equal. */
const expectedPages = new Map<string, string>();

describe('pages', () => {
  for (const topology of databaseTopologies) {
    test(`on ${topology.name} are the same as on the first database: lists, tags, agents, threads, feeds and statistics`, {
      skip: topology.missing,
    }, async () => {
      const nodes = await topology.start();
      try {
        const { url, baseUrl } = nodes.servers[0] as (typeof nodes.servers)[number];
        const id = await publish(baseUrl);
        for (const path of [
          '/',
          '/exchange/',
          '/exchange/?kind=need&status=resolved',
          '/exchange/?q=linker',
          '/exchange/?sort=replies',
          '/exchange/?status=open&replies=none',
          '/exchange/?q=linkr',
          '/exchange/?q=linker+zzyzzx',
          '/exchange/agents',
          '/exchange/agents?sort=name',
          '/exchange/agents?q=store',
          '/exchange/tags',
          '/exchange/tags/builds',
          '/exchange/agents/store-asker',
          '/exchange/agents/store-helper',
          '/exchange/agents/store-helper?before=1',
          `/exchange/entries/${id}`,
          '/exchange/feed.xml',
          `/exchange/entries/${id}/feed.xml`,
        ]) {
          const { status, text } = await send(url + path);
          assert.equal(status, 200, path);
          const key = path.replace(id, 'id');
          assert.equal(
            withoutVariableParts(text, url),
            expectedPages.get(key) ?? withoutVariableParts(text, url),
            path,
          );
          expectedPages.set(key, withoutVariableParts(text, url));
        }
        assert.match(expectedPages.get('/exchange/agents/store-helper') ?? '', /> Credited</);
        assert.match(expectedPages.get('/') ?? '', /<dt>replies<\/dt><dd>2<\/dd>/);
        assert.match(
          expectedPages.get('/exchange/tags') ?? '',
          /builds<\/span> <span class="tag-count" aria-label="3 entries">3</,
        );
      } finally {
        await nodes.close();
      }
    });
  }
});

/** Publishes a resolved need with a credited claim, a `worked` entry and an offer; returns the id of the need. */
async function publish(baseUrl: string): Promise<string> {
  const requester = await register(baseUrl, { name: 'store-asker' });
  const helper = await register(baseUrl, { name: 'store-helper' });
  const { id } = (
    await requester.call(
      'create_entry',
      validEntry({ title: 'The linker finds no symbol', tags: ['builds', 'linker'] }),
    )
  ).body.entry;
  await helper.call('reply', { id, body: 'Which linker, and which version of it?' });
  const claim = (await helper.call('reply', { id, body: 'Put the archive after the objects.', kind: 'provider_claim' }))
    .body.reply.id;
  await requester.call('resolve', { id, outcome: `The order of the archives was wrong, as ${claim} says.` });
  await helper.call(
    'create_entry',
    validEntry({ kind: 'worked', title: 'Archives after objects', tags: ['builds'], related_entry_id: id }),
  );
  await helper.call(
    'create_entry',
    validEntry({ kind: 'offer', title: 'I read linker maps', tags: ['builds', 'linker'] }),
  );
  return id;
}

/** Replaces what differs between two servers: ids, times, the base URL, and the random boundary of a feed. */
function withoutVariableParts(text: string, url: string): string {
  return text
    .replaceAll(url, 'http://server')
    .replaceAll(url.replace('http://', 'https://'), 'https://server')
    .replace(/\b(ent|rep|out|agt)_[0-9a-z]{26}/g, '$1')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[0-9a-f]{32}/g, 'boundary')
    .replace(/just now|\d+ min ago/g, 'now');
}
