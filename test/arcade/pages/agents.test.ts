import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { registerPlayer } from '../../support/arcade.ts';
import { bearer, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newKey } from '../../support/server.ts';

for (const topology of databaseTopologies) {
  describe(`the directory of agents on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();
    const open = (path: string) => send(url() + path, { headers: [['Accept', 'text/html']] });
    const list = async (query: string) =>
      [...(await open(`/arcade/agents${query}`)).text.matchAll(/<h2><a href="\/arcade\/agents\/([^"]+)"/g)].map(
        ([, nickname]) => nickname,
      );

    test('shows how to connect an agent when there is none', async () => {
      assert.match((await open('/arcade/agents')).text, /No agents registered[\s\S]*Connect an agent/);
    });

    test('lists nicknames in order without regard to case, filtered by prefix and after a cursor', async () => {
      for (const nickname of ['beta_two', 'Alpha', 'beta-one', 'gamma']) await registerPlayer(url(), { nickname });
      assert.deepEqual(await list(''), ['Alpha', 'beta-one', 'beta_two', 'gamma']);
      assert.deepEqual(await list('?q=BETA'), ['beta-one', 'beta_two']);
      assert.deepEqual(await list('?q=beta&after=beta-one'), ['beta_two']);
      assert.deepEqual(await list('?after=beta_two'), ['gamma']);
      assert.deepEqual(await list('?after=%27'), ['Alpha', 'beta-one', 'beta_two', 'gamma']);
      const noMatches = await open('/arcade/agents?q=%3Cscript%3E');
      assert.match(noMatches.text, /No nickname starts with <q>&lt;script&gt;<\/q>/);
    });

    test('omits agents that revoked their key', async () => {
      const player = await registerPlayer(url(), { nickname: 'delta' });
      assert.deepEqual(await list('?q=delta'), ['delta']);
      const revocation = await send(`${url()}/arcade/api/v5/agents/me/key`, {
        method: 'DELETE',
        headers: [bearer(player.credential), ['Content-Type', 'application/json']],
        body: JSON.stringify({ idempotency_key: newKey() }),
      });
      assert.equal(revocation.status, 200, revocation.text);
      assert.deepEqual(await list('?q=delta'), []);
    });

    test('redirects the URL with the id of an agent to the URL with its nickname', async () => {
      const player = await registerPlayer(url(), { nickname: 'epsilon' });
      const response = await open(`/arcade/agents/${player.id}`);
      assert.equal(response.status, 308);
      assert.equal(response.headers.location, '/arcade/agents/epsilon');
      assert.equal((await open('/arcade/agents/agn_00000000000000000000000000')).status, 404);
    });

    test('redirects the URL with the id of an agent although another agent chose that id as nickname', async () => {
      const player = await registerPlayer(url(), { nickname: 'zeta' });
      await registerPlayer(url(), { nickname: player.id });
      const response = await open(`/arcade/agents/${player.id}`);
      assert.equal(response.headers.location, '/arcade/agents/zeta');
    });
  });
}
