import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { assertProblem } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { receiptJudge } from '../../support/receipts.ts';
import { beginTrial, leadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpAnswer } from '../../support/tls-sink.ts';

const [old, fresh] = ['the old secret of an installation', 'the new secret of an installation'];

test('the secret is changed node by node while deliveries run: none is sent twice, none is lost', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  let status = '200 OK';
  const lead = await startLeadSink({ onRequest: (socket) => socket.write(httpAnswer(status)) });
  const database = await freshDatabase();
  const start = (RIALTO_SECRET: string) =>
    startServer({ ...lead.environment, DATABASE_URL: database.url, RIALTO_SECRET });
  const nodes: TestServer[] = [await start(old), await start(old)];
  t.after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
    await lead.close();
  });
  const { apiKey, accountId } = await beginTrial(nodes[0]?.url ?? '');
  const at = (node: number) => leadSource(nodes[node]?.url ?? '', apiKey, accountId);
  const order = { destination: lead.destination, lead: someLead() };
  const told = new Map<string, Receipt>();
  const failed: string[] = [];
  let step = 0;

  /** A key asked for at both nodes at once, and a failed one that is replayed at the other node. */
  const deliverAcross = async () => {
    step += 1;
    const sent = lead.sink.requests.length;
    status = '200 OK';
    const both = await Promise.all([0, 1].map((node) => at(node).deliver(`both ${step}`, order)));
    for (const { status: code, text } of both) assert.equal(code, 200, text);
    assert.deepEqual(both[0]?.body.signature, both[1]?.body.signature);
    status = '404 Not Found';
    for (const node of [0, 1]) {
      const key = `failed ${step} at ${node}`;
      assertProblem(await at(node).deliver(key, order), 424, 'delivery_failed');
      failed.push(key);
    }
    status = '200 OK';
    for (const [index, key] of failed.splice(0).entries()) {
      const replayed = await at(1 - (index % 2)).deliver(key, order, { replay: true });
      assert.equal(replayed.status, 200, replayed.text);
      told.set(key, replayed.body);
    }
    told.set(`both ${step}`, both[0]?.body);
    assert.equal(lead.sink.requests.length, sent + 5);
    for (const [key, receipt] of told)
      for (const node of [0, 1]) {
        const { body } = await at(node).deliver(key, order);
        assert.deepEqual(body.signature, receipt.signature, key);
        assert.equal((await receiptJudge(nodes[node]?.url ?? ''))(body), null);
      }
  };

  await deliverAcross();
  for (const secret of [`${old},${fresh}`, `${fresh},${old}`]) {
    for (const node of [0, 1]) {
      await nodes[node]?.close();
      nodes[node] = await start(secret);
      await deliverAcross();
    }
  }
  const { deliveries } = (await at(0).get('/deliveries')).body;
  assert.equal(deliveries.length, told.size);
  const usage = (await at(1).get('/usage')).body;
  assert.equal(usage.used, told.size);

  const newest = await at(0).deliver('under the new one', order);
  assert.equal(newest.status, 200);
  for (const node of [0, 1]) {
    await nodes[node]?.close();
    nodes[node] = await start(fresh);
  }
  const again = await at(1).deliver('under the new one', order);
  assert.deepEqual([again.body.signature, again.headers['idempotent-replayed']], [newest.body.signature, 'true']);
  const left = (await at(0).get('/deliveries')).body.deliveries as { id: string; receipt: Receipt | null }[];
  assert.equal(left.length, told.size + 1);
  assert.equal(left.find(({ id }) => id === newest.body.id)?.receipt?.id, newest.body.id);
  assert.equal(left.find(({ id }) => id === told.get('both 1')?.id)?.receipt, null);
  assertProblem(await at(0).deliver('both 1', order, { replay: true }), 404, 'not_found');
});
