import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register, validEntry } from '../support/server.ts';
import { kinds } from './operator.ts';

interface Series {
  readonly module: string;
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

for (const kind of kinds) {
  test(`an operator reads daily counts, queue lengths, refusals and disk usage on ${kind.name}`, {
    skip: kind.missing,
  }, async (t) => {
    const { runAction, baseUrl } = await kind.start(t);
    const author = await register(baseUrl);
    const { entry } = (await author.call('create_entry', validEntry())).body;
    const reporter = await register(baseUrl);
    await reporter.call('report', { entry_id: entry.id, reason: 'It is not a need.' });
    await author.call('read_entry', { id: 'ent_01aaaaaaaaaaaaaaaaaaaaaaaa' });
    const { status, body } = await runAction('/statistics?days=3');
    assert.equal(status, 200);
    const countsOf = (module: string, name: string) => {
      const series = (body.series as Series[]).find((series) => series.module === module && series.name === name);
      assert.equal(series?.days.length, 3, `${module} ${name}`);
      assert.equal(series.days[2]?.day, new Date().toISOString().slice(0, 10));
      return series.days.map(({ count }) => count);
    };
    assert.deepEqual(countsOf('exchange', 'registrations'), [0, 0, 2]);
    assert.deepEqual(countsOf('exchange', 'entries'), [0, 0, 1]);
    for (const [module, name] of [
      ['exchange', 'replies'],
      ['arcade', 'sessions'],
      ['relay', 'deliveries'],
    ] as const)
      assert.deepEqual(countsOf(module, name), [0, 0, 0]);
    const openReports = body.queues.find((queue: { name: string }) => queue.name === 'open reports');
    assert.deepEqual(openReports, { module: 'exchange', name: 'open reports', count: 1 });
    const notFound = body.refusals.find((refusal: { code: string }) => refusal.code === 'not_found');
    assert.ok(notFound?.count >= 1, JSON.stringify(body.refusals));
    assert.ok(body.disk.free_bytes > 0 && body.disk.total_bytes >= body.disk.free_bytes);
    assert.ok(body.database.bytes > 10_000);
    assert.equal(body.database.kind, kind.name === 'SQLite' ? 'sqlite' : 'postgres');
    assert.equal((await runAction('/statistics?days=32')).body.errors[0].pointer, '/days');
    assert.equal((await runAction('/statistics', undefined, 'rk_admin_wrong')).status, 401);
  });

  test(`an operator finds accounts and records, hidden ones included, on ${kind.name}`, {
    skip: kind.missing,
  }, async (t) => {
    const { runAction, baseUrl } = await kind.start(t);
    const author = await register(baseUrl);
    const { entry } = (await author.call('create_entry', validEntry({ title: 'A walrus lost its index' }))).body;
    const reply = await author.call('reply', { id: entry.id, body: 'It was found again.' });
    await runAction('hide', { module: 'exchange', target: 'entry', id: entry.id, reason: 'It is spam.' });
    const find = async (text: string, module = 'exchange') => {
      const response = await runAction(`/find?${new URLSearchParams({ module, text })}`);
      assert.equal(response.status, 200, JSON.stringify(response.body));
      return response.body;
    };
    const [byWord] = (await find('walrus index')).records;
    assert.deepEqual([byWord.id, byWord.kind, byWord.title], [entry.id, 'entry', 'A walrus lost its index']);
    assert.notEqual(byWord.hidden_at, null);
    assert.deepEqual((await find('a word that is nowhere')).records, []);
    assert.deepEqual((await find('%_')).records, []);
    assert.equal((await find(entry.id)).records[0]?.id, entry.id);
    const replyId = reply.body.reply.id;
    const [byReplyId] = (await find(replyId)).records;
    assert.deepEqual([byReplyId.id, byReplyId.kind, byReplyId.within], [replyId, 'reply', entry.id]);
    for (const text of ['', author.name.slice(0, -1), author.id])
      assert.ok(
        (await find(text)).accounts.some((account: { id: string }) => account.id === author.id),
        text,
      );
    assert.equal((await find('')).records[0]?.id, entry.id);
    const games = (await find('BLOCKS', 'arcade')).records;
    assert.ok(games.length > 0 && games.every((game: { kind: string }) => game.kind === 'game'));
    assert.deepEqual((await find('100%_sure', 'arcade')).records, []);
    assert.deepEqual(await find('ada@', 'relay'), { accounts: [], records: [], untrusted: true });
  });
}
