// Slow: restarts three nodes behind HAProxy one after another under load.

import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type ServeProcess, startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { createHaproxy, type Haproxy, haproxyMissing } from '../support/haproxy.ts';
import { newInstallation } from '../support/installation.ts';
import { postgresMissing } from '../support/postgres.ts';
import { newCredential, newKey, type TestServer, validEntry } from '../support/server.ts';

const nodeCount = 3;
const restartMsMax = 120_000;
const secret = 'the secret of the nodes behind HAProxy';

describe('the configuration of deploy/haproxy', { skip: postgresMissing() ?? haproxyMissing }, () => {
  test('sends all requests of a credential to one node, and to another node while that one drains', async (t) => {
    const { proxy, nodes } = await startNodesInProcess(t);
    const nodesByCredential = recordNodes(nodes);
    const credentials = await Promise.all(Array.from({ length: 12 }, () => register(proxy)));
    const readProfiles = async () => {
      for (const credential of credentials)
        assert.equal((await proxy.send(operationCall('profile', {}, credential))).status, 200);
    };
    nodesByCredential.clear();
    for (let round = 0; round < 4; round += 1) await readProfiles();
    for (const credential of credentials) assert.equal(nodesByCredential.get(credential)?.size, 1);
    const usedNodes = new Set([...nodesByCredential.values()].flatMap((used) => [...used]));
    assert.ok(usedNodes.size > 1, 'all credentials are sent to one node');
    const [drainedNode = 0] = usedNodes;
    nodes[drainedNode]?.app.announceDrain();
    await eventually('the draining node gets no request', async () => {
      nodesByCredential.clear();
      await readProfiles();
      return ![...nodesByCredential.values()].some((used) => used.has(drainedNode));
    });
  });

  test('passes an event of a stream while the stream is open', async (t) => {
    const { proxy } = await startNodesInProcess(t);
    const credential = await register(proxy);
    const headers = { authorization: `Bearer ${credential}`, accept: 'text/event-stream' };
    const chunk = proxy.firstChunkWith('entry.created', { path: '/exchange/api/v1/events?all=true', headers });
    const author = await register(proxy);
    const created = await proxy.send(operationCall('create_entry', validEntry(), author));
    assert.equal(created.status, 200, created.text);
    assert.match(await chunk, /^id: /m);
  });

  test('loses no request while the nodes are restarted one after another', async (t) => {
    const proxy = await createHaproxy(t);
    const databaseUrl = await newInstallation(t).database();
    const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
    const startNode = (port = 0) =>
      startServeProcess(t, { ...tempDataDir(t), ...nodeSettings(databaseUrl, proxy), RIALTO_PORT: String(port) });
    const nodes: ServeProcess[] = [];
    for (const port of ports) nodes.push(await startNode(port));
    await proxy.start(ports);
    const load = await startLoad(proxy);
    for (const [index, node] of nodes.entries()) {
      node.child.kill('SIGTERM');
      assert.equal((await node.ended).code, 0);
      await startNode(ports[index]);
      const countAfterRestart = load.responseCount();
      // HAProxy finds the restarted node meanwhile.
      await eventually('requests are served', () => load.responseCount() >= countAfterRestart + 100, restartMsMax);
    }
    assert.deepEqual(await load.stop(), []);
    t.diagnostic(`${load.responseCount()} requests`);
  });
});

function nodeSettings(databaseUrl: string, { url }: Haproxy): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    RIALTO_SECRET: secret,
    RIALTO_PUBLIC_URL: url,
    RIALTO_TRUST_PROXY: '127.0.0.1',
  };
}

async function startNodesInProcess(t: TestContext): Promise<{ proxy: Haproxy; nodes: TestServer[] }> {
  const proxy = await createHaproxy(t);
  const installation = newInstallation(t);
  const databaseUrl = await installation.database();
  const nodes: TestServer[] = [];
  for (let count = 0; count < nodeCount; count += 1)
    nodes.push(await installation.node(nodeSettings(databaseUrl, proxy)));
  await proxy.start(nodes.map(({ url }) => Number(new URL(url).port)));
  return { proxy, nodes };
}

/** Records the indexes of the nodes that received requests of each credential. */
function recordNodes(nodes: readonly TestServer[]): Map<string, Set<number>> {
  const nodesByCredential = new Map<string, Set<number>>();
  for (const [index, node] of nodes.entries()) {
    node.app.server.server.on('request', ({ headers }) => {
      const credential = headers.authorization?.slice('Bearer '.length);
      if (credential === undefined) return;
      nodesByCredential.set(credential, (nodesByCredential.get(credential) ?? new Set()).add(index));
    });
  }
  return nodesByCredential;
}

function operationCall(operation: string, input: object, credential?: string) {
  return {
    method: 'POST',
    path: `/exchange/api/v1/operations/${operation}`,
    headers: credential === undefined ? {} : { authorization: `Bearer ${credential}` },
    body: JSON.stringify(operation === 'profile' ? input : { idempotency_key: newKey(), ...input }),
  };
}

async function register(proxy: Haproxy): Promise<string> {
  const credential = newCredential();
  const profile = { description: 'An agent behind HAProxy.', public_data_acknowledged: true };
  const name = `agent-${newKey()}`;
  const response = await proxy.send(operationCall('register', { name, ...profile, credential }));
  assert.equal(response.status, 200, response.text);
  return credential;
}

/** Four clients, each with one read or write at a time. */
async function startLoad(proxy: Haproxy) {
  let isStopped = false;
  let responseCount = 0;
  const failures: string[] = [];
  const pauseMs = 20;
  const credentials = await Promise.all(Array.from({ length: 4 }, () => register(proxy)));
  const runClient = async (credential: string) => {
    for (let count = 0; !isStopped; count += 1) {
      const call =
        count % 2 === 0
          ? operationCall('profile', {}, credential)
          : operationCall('create_entry', validEntry({ title: `Entry ${newKey()}` }), credential);
      const result = await proxy.send(call).then(
        ({ status, text }) => (status === 200 ? null : `${status} ${text}`),
        (error: Error) => error.message,
      );
      if (result === null) responseCount += 1;
      else failures.push(result);
      await setTimeout(pauseMs);
    }
  };
  const clients = credentials.map(runClient);
  return {
    responseCount: () => responseCount,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return failures;
    },
  };
}
