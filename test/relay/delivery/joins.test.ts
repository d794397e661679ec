import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import { assertNowhere, canary } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { bearer } from '../../support/http.ts';
import { layouts } from '../../support/nodes.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { beginTrial, openRelaySite, someLead, startLeadSink } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';
import { httpAnswer } from '../../support/tls-sink.ts';

for (const layout of layouts) {
  describe(`one delivery asked for often on ${layout.name}`, { skip: layout.missing }, () => {
    test('twenty identical requests, whatever node they reach, send one lead and get one receipt', async (t) => {
      const site = await openRelaySite(layout);
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          source.deliver('same', order, { url: site.urls[turn % site.urls.length] ?? '' }),
        ),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(answers.map(({ body }) => body.signature.value)).size, 1);
      assert.equal(site.sink.requests.length, 1);
    });

    test('a caller that hangs up does not stop the delivery, and asks again for its receipt', async (t) => {
      let answer = () => {};
      const site = await openRelaySite(layout, {
        onRequest: (socket) => {
          answer = () => socket.write(httpAnswer('200 OK'));
        },
      });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      const hangUp = new AbortController();
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'gone' };
      const authorization = bearer(source.apiKey)[1];
      const cut = fetch(`${site.urls[0]}/relay/api/v1/deliveries`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: JSON.stringify(order),
        signal: hangUp.signal,
      }).catch((error: unknown) => error);
      await eventually('the lead is there', () => site.sink.requests.length === 1);
      hangUp.abort();
      assert.ok((await cut) instanceof Error);
      answer();
      assert.equal((await source.deliver('gone', order)).status, 200);
      assert.equal(site.sink.requests.length, 1);
    });

    test('a destination that is busy is asked again within the request', async (t) => {
      const statuses = ['503 Service Unavailable', '429 Too Many Requests', '200 OK'];
      const site = await openRelaySite(layout, {
        onRequest: (socket) => socket.write(httpAnswer(statuses.shift() ?? '200 OK')),
      });
      t.after(() => site.close());
      const source = await site.source();
      const answer = await source.deliver('busy', { destination: site.destination, lead: someLead() });
      assert.equal(answer.status, 200, answer.text);
      const attempts = answer.body.attempts.map((each: { n: number; http_status: number }) => [
        each.n,
        each.http_status,
      ]);
      assert.deepEqual(attempts, [
        [1, 503],
        [2, 429],
        [3, 200],
      ]);
      assert.equal(answer.body.duplicate_possible, false);
      const ids = site.sink.requests.map(({ headers }) => headers.find(([name]) => /^webhook-id$/i.test(name))?.[1]);
      assert.equal(new Set(ids).size, 1);
    });
  });
}

test('no table of PostgreSQL holds anything of a lead', { skip: postgresMissing() ?? false }, async (t) => {
  const database = await freshDatabase();
  const lead = await startLeadSink({
    onRequest: (socket, { body }) => socket.write(httpAnswer('409 Conflict', String(body))),
  });
  const server = await startServer({ ...lead.environment, DATABASE_URL: database.url });
  t.after(async () => {
    await server.close();
    await lead.close();
    await database.drop();
  });
  const source = await beginTrial(server.url);
  const [key, name, token] = [canary(), canary(), canary()];
  const order = { destination: `${lead.destination}&t=${token}`, lead: someLead({ name }) };
  assert.equal((await source.deliver(key, order)).status, 424);
  assert.equal((await source.deliver(key, order, { replay: true })).status, 424);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const tables = await client.query(`select table_name from information_schema.tables where table_schema = 'public'`);
  const places = new Map<string, Buffer>();
  for (const { table_name } of tables.rows) {
    const { rows } = await client.query(`select t::text as row from "${table_name}" t`);
    places.set(table_name, Buffer.from(rows.map(({ row }) => row).join('\n')));
  }
  await client.end();
  assert.match(String(places.get('relay_delivery')), /failed/);
  assertNowhere([key, name, token], places);
});
