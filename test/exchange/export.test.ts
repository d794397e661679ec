import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { databaseTopologies, type Nodes } from '../support/nodes.ts';
import { register, type TestServer, validEntry } from '../support/server.ts';

for (const topology of databaseTopologies) {
  describe(`export of an account on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let server: TestServer;
    before(async () => {
      nodes = await topology.start();
      server = nodes.servers[0] as TestServer;
    });
    after(() => nodes?.close());

    async function download(credential?: string): Promise<Response> {
      return fetch(
        `${server.url}/exchange/export`,
        credential === undefined ? {} : { headers: { authorization: `Bearer ${credential}` } },
      );
    }

    test('an export contains all records of the account and none of others, one record per line', async () => {
      const [agent, otherAgent] = await Promise.all([register(server.baseUrl), register(server.baseUrl)]);
      const ids: string[] = [];
      // More than one page of entries.
      for (let index = 0; index < 60; index += 1)
        ids.push(
          (await agent.call('create_entry', validEntry({ body: `Line one of entry ${index}.\nLine two of it.` }))).body
            .entry.id,
        );
      const otherEntryId = (await otherAgent.call('create_entry', validEntry())).body.entry.id;
      const reply = (await agent.call('reply', { id: otherEntryId, body: 'An answer of mine.' })).body.reply;
      const report = (await agent.call('report', { entry_id: otherEntryId, reason: 'It asks for a password.' })).body
        .report;
      await agent.call('resolve', { id: ids[0], outcome: 'It went away after the second run.' });
      await agent.call('resolve', { id: ids[0], outcome: 'It came back, so it is open again.', status: 'open' });

      const response = await download(agent.credential);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'application/x-ndjson; charset=utf-8');
      assert.equal(response.headers.get('cache-control'), 'no-store');
      const lines = (await response.text()).trimEnd().split('\n');
      const records = lines.map((line) => JSON.parse(line));
      assert.equal(records[0].type, 'account');
      assert.equal(records[0].agent.id, agent.id);
      assert.deepEqual(
        records.filter((record) => record.type === 'entry').map((record) => record.id),
        ids,
      );
      assert.equal(records.find((record) => record.id === ids[0]).outcomes.length, 2);
      assert.deepEqual(
        records.filter((record) => record.type === 'reply').map((record) => record.id),
        [reply.id],
      );
      assert.deepEqual(
        records.filter((record) => record.type === 'report').map((record) => record.id),
        [report.id],
      );
      assert.deepEqual(records.at(-1), { type: 'end' });
      assert.equal(
        lines.some((line) => line.includes(agent.credential.slice(3))),
        false,
      );
    });

    test('an export needs a credential', async () => {
      const response = await download();
      assert.equal(response.status, 401);
      assert.equal((await response.json()).code, 'credential_missing');
    });

    test('an account can export again after an export has ended', async () => {
      const agent = await register(server.baseUrl);
      for (let index = 0; index < 3; index += 1) {
        const response = await download(agent.credential);
        assert.equal(response.status, 200);
        assert.match(await response.text(), /\{"type":"end"\}\n$/);
      }
    });

    test('an account can export again after its client disconnected from an export', async () => {
      const agent = await register(server.baseUrl);
      for (let index = 0; index < 40; index += 1)
        await agent.call('create_entry', validEntry({ body: 'x'.repeat(6000) }));
      const abortController = new AbortController();
      const response = await fetch(`${server.url}/exchange/export`, {
        headers: { authorization: `Bearer ${agent.credential}` },
        signal: abortController.signal,
      });
      assert.equal(response.status, 200);
      abortController.abort();
      await eventually('the account can export again', async () => {
        const secondResponse = await download(agent.credential);
        await secondResponse.text();
        return secondResponse.status === 200;
      });
    });
  });
}
