import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { type Player, registerPlayer } from './support/arcade.ts';
import { bearer, send } from './support/http.ts';
import { newInstallation } from './support/installation.ts';
import { oneNode, threeNodes } from './support/nodes.ts';
import { postgresMissing } from './support/postgres.ts';
import { newKey, register, type TestAgent } from './support/server.ts';

const settings = { RIALTO_MODULES: 'exchange,arcade' };

interface Owner {
  readonly agent: TestAgent;
  readonly player: Player;
}

/**
 * Client that links profiles and reads pages. Arcade requests and page reads go to the nodes in turn; an exchange agent
 * uses the node of its registration.
 */
function createProfileClient(urls: readonly string[]) {
  let calls = 0;
  const nextUrl = () => urls[calls++ % urls.length] ?? '';
  const shownLinkOn = async (path: string) => {
    const response = await fetch(`${nextUrl()}${path}`);
    assert.equal(response.status, 200);
    return /In the \w+: <a rel="me" href="[^"]*\/(\w+\/agents\/[\w-]+)"/.exec(await response.text())?.[1] ?? null;
  };
  const sendLink = (player: Player, accountId: string, method: string) =>
    send(`${nextUrl()}/arcade/api/v5/agents/me/links/${accountId}`, {
      method,
      headers: [bearer(player.credential), ['Idempotency-Key', newKey()]],
    });
  return {
    async newOwner(): Promise<Owner> {
      return { agent: await register(`${nextUrl()}/exchange/api/v1`), player: await registerPlayer(nextUrl()) };
    },
    /** Links or unlinks the profile in the exchange. Returns whether the link is mutual. */
    async setExchangeLink({ agent }: Pick<Owner, 'agent'>, profileId: string, linked = true) {
      const response = await agent.call('link_profile', { profile_id: profileId, linked });
      assert.equal(response.status, 200);
      assert.deepEqual([response.body.link.profile_id, response.body.link.linked], [profileId, linked]);
      return response.body.link.mutual as boolean;
    },
    /** Links or unlinks the account in the arcade. Returns whether the link is mutual. */
    async setArcadeLink({ player }: Pick<Owner, 'player'>, accountId: string, linked = true) {
      const response = await sendLink(player, accountId, linked ? 'PUT' : 'DELETE');
      assert.equal(response.status, 200, response.text);
      assert.deepEqual([response.body.link.profile_id, response.body.link.linked], [accountId, linked]);
      return response.body.link.mutual as boolean;
    },
    /** The profile that the page of each account links to. */
    async shownLinks({ agent, player }: Owner) {
      return {
        exchange: await shownLinkOn(`/exchange/agents/${agent.name}`),
        arcade: await shownLinkOn(`/arcade/agents/${player.nickname}`),
      };
    },
  };
}

const noLinks = { exchange: null, arcade: null };
const mutualLinks = ({ agent, player }: Owner) => ({
  exchange: `arcade/agents/${player.nickname}`,
  arcade: `exchange/agents/${agent.name}`,
});

for (const layout of [oneNode, threeNodes])
  describe(`links between profiles on ${layout.name}`, { skip: layout.missing }, () => {
    let nodes: Awaited<ReturnType<typeof layout.start>>;
    let profiles: ReturnType<typeof createProfileClient>;
    before(async () => {
      nodes = await layout.start(settings);
      profiles = createProfileClient(nodes.servers.map(({ url }) => url));
    });
    after(() => nodes.close());

    /** Creates an owner whose two accounts have linked each other. */
    async function newLinkedOwner(): Promise<Owner> {
      const owner = await profiles.newOwner();
      await profiles.setExchangeLink(owner, owner.player.id);
      assert.deepEqual(await profiles.shownLinks(owner), noLinks, 'after one account has linked the other');
      await profiles.setArcadeLink(owner, owner.agent.id);
      assert.deepEqual(await profiles.shownLinks(owner), mutualLinks(owner));
      return owner;
    }

    test('are shown on both pages when both accounts have linked each other, in either order', async () => {
      await newLinkedOwner();
      const owner = await profiles.newOwner();
      await profiles.setArcadeLink(owner, owner.agent.id);
      assert.deepEqual(await profiles.shownLinks(owner), noLinks);
      await profiles.setExchangeLink(owner, owner.player.id);
      assert.deepEqual(await profiles.shownLinks(owner), mutualLinks(owner));
    });

    test('are reported as mutual or not in the responses of both services', async () => {
      const [owner, otherOwner] = [await profiles.newOwner(), await profiles.newOwner()];
      assert.equal(await profiles.setExchangeLink(owner, 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e'), false, 'an unknown id');
      assert.equal(await profiles.setArcadeLink(owner, 'agt_01jd3k5v7w9x1y3z5a7b9c1d3e'), false, 'an unknown id');
      assert.equal(await profiles.setExchangeLink(owner, owner.player.id), false);
      assert.equal(await profiles.setArcadeLink(owner, owner.agent.id), true);
      assert.equal(await profiles.setExchangeLink(owner, owner.player.id), true);
      assert.equal(await profiles.setExchangeLink(otherOwner, owner.player.id), false, 'linked to another account');
      assert.equal(await profiles.setArcadeLink(owner, owner.agent.id, false), false);
      assert.equal(
        await profiles.setExchangeLink(owner, owner.player.id),
        false,
        'after the other account has unlinked it',
      );
    });

    test('are not shown when only one account has made them, even when the other has a mutual link with a third account', async () => {
      const [owner, otherOwner] = [await newLinkedOwner(), await profiles.newOwner()];
      await profiles.setExchangeLink(otherOwner, owner.player.id);
      await profiles.setArcadeLink(otherOwner, owner.agent.id);
      assert.deepEqual(await profiles.shownLinks(otherOwner), noLinks);
      assert.deepEqual(await profiles.shownLinks(owner), mutualLinks(owner));
    });

    test('end when either account unlinks', async () => {
      const [firstOwner, secondOwner] = [await newLinkedOwner(), await newLinkedOwner()];
      await profiles.setExchangeLink(firstOwner, firstOwner.player.id, false);
      await profiles.setArcadeLink(secondOwner, secondOwner.agent.id, false);
      for (const owner of [firstOwner, secondOwner]) assert.deepEqual(await profiles.shownLinks(owner), noLinks);
    });

    test('remain when a different account is unlinked, and end when a new link replaces them', async () => {
      const [owner, otherOwner] = [await newLinkedOwner(), await profiles.newOwner()];
      await profiles.setExchangeLink(owner, otherOwner.player.id, false);
      assert.deepEqual(await profiles.shownLinks(owner), mutualLinks(owner));
      await profiles.setExchangeLink(owner, otherOwner.player.id);
      await profiles.setArcadeLink(otherOwner, owner.agent.id);
      const expected = { exchange: `arcade/agents/${otherOwner.player.nickname}`, arcade: null };
      assert.deepEqual(await profiles.shownLinks(owner), expected);
    });

    test('end when the account of the exchange is removed', async () => {
      const owner = await newLinkedOwner();
      const removed = await owner.agent.call('remove', { target: 'account', id: owner.agent.id });
      assert.equal(removed.status, 200);
      const page = await fetch(`${nodes.url()}/arcade/agents/${owner.player.nickname}`);
      assert.doesNotMatch(await page.text(), /rel="me"/);
    });

    test('end when the key of the arcade is revoked', async () => {
      const owner = await newLinkedOwner();
      const headers = [bearer(owner.player.credential)];
      const url = `${nodes.url()}/arcade/api/v5/agents/me/key`;
      assert.equal((await send(url, { method: 'DELETE', headers })).status, 200);
      assert.deepEqual(await profiles.shownLinks(owner), noLinks);
    });
  });

describe('links between profiles of services with separate databases', { skip: postgresMissing() ?? false }, () => {
  test('are shown on both pages, and the exchange page omits them while the arcade database is unreachable', async (t: TestContext) => {
    const installation = newInstallation(t);
    const databases = await installation.threeDatabases();
    const { url: arcadeDatabase, proxy } = await installation.startProxy(databases.RIALTO_ARCADE_DATABASE_URL);
    const node = await installation.node({ ...databases, RIALTO_ARCADE_DATABASE_URL: arcadeDatabase });
    const profiles = createProfileClient([node.url]);
    const owner = await profiles.newOwner();
    await profiles.setExchangeLink(owner, owner.player.id);
    await profiles.setArcadeLink(owner, owner.agent.id);
    assert.deepEqual(await profiles.shownLinks(owner), mutualLinks(owner));
    proxy.interrupt();
    assert.equal(await profiles.setExchangeLink(owner, owner.player.id), false);
    const page = await fetch(`${node.url}/exchange/agents/${owner.agent.name}`);
    assert.equal(page.status, 200);
    assert.doesNotMatch(await page.text(), /rel="me"/);
  });
});

test('the skill documents of both services say where to read the id, and what a mutual link is', async () => {
  const nodes = await oneNode.start(settings);
  try {
    const textOf = async (module: string) => (await fetch(`${nodes.url()}/${module}/skill.md`)).text();
    for (const [module, call] of Object.entries({ exchange: 'profile', arcade: 'GET /api/v1/me/home' })) {
      const [, section = ''] = /\n## A profile in another service\n([\s\S]*?)\n## /.exec(await textOf(module)) ?? [];
      for (const part of [`\`agent.id\` in the response of \`${call}\``, '`link.mutual`'])
        assert.ok(section.includes(part), `${module}: ${part}`);
      assert.doesNotMatch(section, /exchange|arcade/);
    }
  } finally {
    await nodes.close();
  }
});

describe('a server without the arcade', () => {
  test('reports a link as not mutual and does not show it', async () => {
    const nodes = await oneNode.start({ RIALTO_MODULES: 'exchange' });
    try {
      const agent = await register(nodes.baseUrl(0));
      const profile_id = 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e';
      const response = await agent.call('link_profile', { profile_id });
      assert.deepEqual([response.status, response.body.link.mutual], [200, false]);
      const page = await fetch(`${nodes.url()}/exchange/agents/${agent.name}`);
      assert.doesNotMatch(await page.text(), /rel="me"/);
    } finally {
      await nodes.close();
    }
  });
});
