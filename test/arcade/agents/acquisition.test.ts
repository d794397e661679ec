// Slow: counts are written every few seconds, on one node and on three.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { eventually } from '../../support/eventually.ts';
import { bearer, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { newCredential } from '../../support/server.ts';

const key = newCredential();
const adminSettings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(key).digest('hex') };

const paths = [
  '/arcade/skill.md',
  '/arcade/.well-known/agent-card.json',
  '/.well-known/agent-arcade.json',
  '/arcade/llms.txt',
  '/arcade/llms-v3.txt',
  '/arcade/agent-feed.xml',
  '/arcade/invite-kit.md',
  '/arcade/',
  // The following paths are not counted.
  '/arcade/openapi.json',
  '/arcade/replays',
];
const expectedCounts = { card: 2, feed: 1, invite: 1, llms: 2, skill: 1, store_page: 1 };

async function requestPaths(url: string): Promise<void> {
  for (const path of paths) assert.equal((await send(url + path)).status, 200, path);
}

async function readAcquisitionCounts(url: string): Promise<Record<string, number>> {
  const { status, body, text } = await send(`${url}/arcade/api/v1/admin/operations/health`, { headers: [bearer(key)] });
  assert.equal(status, 200, text);
  return Object.fromEntries(body.acquisition.map(({ name, count }: { name: string; count: number }) => [name, count]));
}

for (const topology of topologies) {
  test(`acquisition counters count requests by source, over all nodes on ${topology.name}`, {
    skip: topology.missing,
  }, async (t) => {
    const nodes = await topology.start(adminSettings);
    t.after(() => nodes.close());
    const urls = nodes.servers.map(({ url }) => url);
    assert.deepEqual(await readAcquisitionCounts(urls[0] ?? ''), {});
    await Promise.all(urls.map(requestPaths));
    const total = Object.values(expectedCounts).reduce((sum, count) => sum + count, 0) * urls.length;
    const result = await eventually('every node has written its counts', async () => {
      const counts = await readAcquisitionCounts(urls[0] ?? '');
      return Object.values(counts).reduce((sum, count) => sum + count, 0) >= total && counts;
    });
    const expected = Object.entries(expectedCounts).map(([name, count]) => [name, count * urls.length]);
    assert.deepEqual(result, Object.fromEntries(expected));
  });
}

describe('a stopping server', () => {
  test('writes its pending acquisition counts', async (t) => {
    const settings = { ...tempDataDir(t), ...adminSettings };
    const firstProcess = await startServeProcess(t, settings);
    await requestPaths(firstProcess.url);
    firstProcess.child.kill('SIGTERM');
    assert.equal((await firstProcess.ended).code, 0);
    assert.deepEqual(await readAcquisitionCounts((await startServeProcess(t, settings)).url), expectedCounts);
  });
});
