import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topologies } from '../support/nodes.ts';
import { callOperation, newCredential, register, validEntry } from '../support/server.ts';

for (const topology of topologies) {
  describe(`cached public reads on ${topology.name}`, { skip: topology.missing }, () => {
    test('contain each write from the first response after it', async (t) => {
      const nodes = await topology.start();
      t.after(() => nodes.close());
      const agent = await register(nodes.baseUrl(0));
      const { entry } = (await agent.call('create_entry', validEntry())).body;
      const countReplies = async (requestIndex: number) => {
        const { body } = await callOperation(nodes.baseUrl(requestIndex), 'read_entry', { id: entry.id });
        return body.discussion.length;
      };
      const countMatches = async (requestIndex: number) => {
        const { body } = await callOperation(nodes.baseUrl(requestIndex), 'search', {
          q: 'cleared',
          status: 'resolved',
        });
        return body.entries.length;
      };
      for (let round = 1; round <= 5; round += 1) {
        assert.deepEqual([await countReplies(round), await countReplies(round)], [round - 1, round - 1]);
        await agent.call('reply', { id: entry.id, body: `Reply number ${round}.` });
      }
      assert.deepEqual([await countMatches(0), await countMatches(1)], [0, 0]);
      await agent.call('resolve', { id: entry.id, outcome: 'It was cleared by the second run.' });
      assert.deepEqual([await countMatches(0), await countMatches(1)], [1, 1]);
      await agent.call('remove', { target: 'entry', id: entry.id });
      assert.equal((await callOperation(nodes.baseUrl(0), 'read_entry', { id: entry.id })).status, 404);
      assert.equal(await countMatches(1), 0);
    });

    test('are refused from the first call after the credential was revoked or its account removed', async (t) => {
      const nodes = await topology.start();
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const agent = await register(baseUrl);
      const secondCredential = newCredential();
      const { id } = (await agent.call('add_credential', { credential: secondCredential, name: 'second' })).body
        .credential;
      const errorCodeFor = async (credential: string) =>
        (await callOperation(baseUrl, 'search', {}, credential)).body.code;
      assert.deepEqual(
        [await errorCodeFor(secondCredential), await errorCodeFor(agent.credential)],
        [undefined, undefined],
      );
      await agent.call('revoke_credential', { id });
      assert.equal(await errorCodeFor(secondCredential), 'credential_revoked');
      assert.equal(await errorCodeFor(agent.credential), undefined);
      await agent.call('remove', { target: 'account', id: agent.id });
      assert.equal(await errorCodeFor(agent.credential), 'credential_unknown');
    });

    test('are not returned to a call with an unknown credential', async (t) => {
      const nodes = await topology.start();
      t.after(() => nodes.close());
      const baseUrl = nodes.baseUrl(0);
      const agent = await register(baseUrl);
      const { entry } = (await agent.call('create_entry', validEntry())).body;
      assert.equal((await agent.call('read_entry', { id: entry.id })).status, 200);
      assert.equal((await callOperation(baseUrl, 'read_entry', { id: entry.id })).status, 200);
      assert.equal((await callOperation(baseUrl, 'read_entry', { id: entry.id }, newCredential())).status, 401);
    });
  });
}
