import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Receipt } from '../../../src/relay/schemas.ts';
import { assertProblem } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { createTrialClient, someLead, startLeadSink, startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];

test('deliveries are sent once and stay readable during a rotation of the secret node by node, until the old secret is removed', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const pair = await openNodePair(t);
  const receipts = new Map<string, Receipt>();
  await deliverAcross(pair, receipts);
  for (const secret of [`${oldSecret},${newSecret}`, `${newSecret},${oldSecret}`])
    for (const node of [0, 1]) {
      await pair.restart(node, secret);
      await deliverAcross(pair, receipts);
    }
  assert.equal((await pair.clientOf(0).get('/deliveries')).body.deliveries.length, receipts.size);
  assert.equal((await pair.clientOf(1).get('/usage')).body.used, receipts.size);

  const { deliveryInput } = pair;
  const newestResponse = await pair.clientOf(0).deliver('with the new secret', deliveryInput);
  assert.equal(newestResponse.status, 200);
  for (const node of [0, 1]) await pair.restart(node, newSecret);
  const secondResponse = await pair.clientOf(1).deliver('with the new secret', deliveryInput);
  assert.deepEqual(
    [secondResponse.body.signature, secondResponse.headers['idempotent-replayed']],
    [newestResponse.body.signature, 'true'],
  );
  const remainingDeliveries = (await pair.clientOf(0).get('/deliveries')).body.deliveries as {
    id: string;
    receipt: Receipt | null;
  }[];
  assert.equal(remainingDeliveries.length, receipts.size + 1);
  const newestId = newestResponse.body.id;
  assert.equal(remainingDeliveries.find(({ id }) => id === newestId)?.receipt?.id, newestId);
  assert.equal(remainingDeliveries.find(({ id }) => id === receipts.get('both 1')?.id)?.receipt, null);
  assertProblem(await pair.clientOf(0).deliver('both 1', deliveryInput, { replay: true }), 404, 'not_found');
});

/** Two nodes on one database, which may have different secrets, and a destination with a configurable status. */
interface NodePair {
  readonly deliveryInput: unknown;
  clientOf(node: number): TrialClient;
  url(node: number): string;
  restart(node: number, secret: string): Promise<void>;
  respondWith(status: string): void;
  sentCount(): number;
}

async function openNodePair(t: TestContext): Promise<NodePair> {
  let status = '200 OK';
  const leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(status)) });
  const database = await freshDatabase();
  const start = (RIALTO_SECRET: string) =>
    startServer({ ...leadSink.environment, DATABASE_URL: database.url, RIALTO_SECRET });
  const nodes: TestServer[] = [await start(oldSecret), await start(oldSecret)];
  t.after(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
    await leadSink.close();
  });
  const url = (node: number) => nodes[node]?.url ?? '';
  const { apiKey, accountId } = await startTrial(url(0));
  return {
    deliveryInput: { destination: leadSink.destination, lead: someLead() },
    clientOf: (node) => createTrialClient(url(node), apiKey, accountId),
    url,
    async restart(node, secret) {
      await nodes[node]?.close();
      nodes[node] = await start(secret);
    },
    respondWith(newStatus) {
      status = newStatus;
    },
    sentCount: () => leadSink.sink.requests.length,
  };
}

/**
 * Delivers one key on both nodes concurrently, replays a failure of each node on the other, and rereads all earlier
 * receipts.
 */
async function deliverAcross(pair: NodePair, receipts: Map<string, Receipt>): Promise<void> {
  const { deliveryInput } = pair;
  // Each round adds three receipts.
  const [sentBefore, round] = [pair.sentCount(), receipts.size / 3 + 1];
  pair.respondWith('200 OK');
  const responses = await Promise.all(
    [0, 1].map((node) => pair.clientOf(node).deliver(`both ${round}`, deliveryInput)),
  );
  for (const { status, text } of responses) assert.equal(status, 200, text);
  assert.deepEqual(responses[0]?.body.signature, responses[1]?.body.signature);
  receipts.set(`both ${round}`, responses[0]?.body);
  for (const node of [0, 1]) {
    const key = `failed ${round} at ${node}`;
    pair.respondWith('404 Not Found');
    assertProblem(await pair.clientOf(node).deliver(key, deliveryInput), 424, 'delivery_failed');
    pair.respondWith('200 OK');
    const replayResponse = await pair.clientOf(1 - node).deliver(key, deliveryInput, { replay: true });
    assert.equal(replayResponse.status, 200, replayResponse.text);
    receipts.set(key, replayResponse.body);
  }
  // One attempt of the concurrent delivery, and two attempts of each replayed one.
  assert.equal(pair.sentCount(), sentBefore + 5);
  for (const node of [0, 1]) {
    const findFault = await createReceiptVerifier(pair.url(node));
    for (const [key, receipt] of receipts) {
      const { body } = await pair.clientOf(node).deliver(key, deliveryInput);
      assert.deepEqual(body.signature, receipt.signature, key);
      assert.equal(findFault(body), null);
    }
  }
}
