import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { unwrapAllUntrusted } from '../../../src/core/base/untrusted.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertAtom, withoutUntrustedBlocks } from '../../support/atom.ts';
import { eventually } from '../../support/eventually.ts';
import { bearer, post, send } from '../../support/http.ts';
import { unescapeMarkup } from '../../support/markup.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential } from '../../support/server.ts';
import { stageVersion } from '../../support/stage-version.ts';
import { verifiedReplay } from './example-data.ts';

// The feed contains public events only, on both databases.

const operatorKey = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(operatorKey).digest('hex') };

for (const topology of databaseTopologies) {
  describe(`the Atom feed on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let replayId: string;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
      replayId = await verifiedReplay(url);
    });
    after(() => nodes?.close());

    const feed = async () => (await send(`${url}/arcade/agent-feed.xml`)).text;
    const entries = async () => (await feed()).split('<entry>').slice(1);
    /**
     * Waits for an event. On PostgreSQL the feed contains it some milliseconds after the commit, when its position is
     * assigned.
     */
    const waitForEntry = (description: string, text: string) =>
      eventually(description, async () => (await feed()).includes(text));
    const start = async (player: Player, fields: Readonly<Record<string, unknown>>) =>
      (await player.post('/api/v1/sessions', { pace: 'stepped', ...fields })).body.session;

    test('is valid Atom with unique ids, newest first, and links that respond', async () => {
      await waitForEntry('the verified replay', replayId);
      const text = await feed();
      assertAtom(text, `${url}/arcade/agent-feed.xml`);
      const [updated, ...times] = [...text.matchAll(/<updated>([^<]+)<\/updated>/g)].map(([, at]) => at);
      assert.ok(
        times.every((time, index) => index === 0 || String(times[index - 1]) >= String(time)),
        times.join(' '),
      );
      assert.equal(updated, times[0]);
      for (const [, href = ''] of text.matchAll(/<link rel="alternate" type="text\/html" href="([^"]+)"/g)) {
        const page = await fetch(href);
        await page.arrayBuffer();
        assert.equal(page.status, 200, href);
      }
    });

    test('lists the canary of a version with a page that responds, and after a suspension only the removal', async () => {
      const author = await registerPlayer(url);
      const { slug, version } = await stageVersion(url, { authorId: author.id, state: 'approved' });
      const path = `/api/v1/games/${slug}/versions/${version}`;
      assert.equal((await feed()).includes(slug), false);
      assert.equal((await author.post(`${path}/canary`, { percent: 5 })).status, 200);
      await waitForEntry('the canary', `${slug} ${version} is played in canary`);
      assert.equal((await fetch(`${url}/arcade/releases/${slug}/${version}`)).status, 200);
      const reason = { reason: 'A test of the feed.', reason_code: 'other' };
      const suspend = `${url}/arcade/api/v1/admin/games/${slug}/versions/${version}/suspend`;
      assert.equal((await post(suspend, reason, [bearer(operatorKey)])).status, 200);
      await waitForEntry('the suspension', `${slug} ${version} was removed by the operator`);
      assert.equal((await feed()).includes('is played in canary'), false);
    });

    test('lists registered agents, started sessions, verified replays and released versions', async () => {
      await waitForEntry('the verified replay', replayId);
      const terms = (await entries()).map((entry) => /<category term="([^"]+)"/.exec(entry)?.[1]);
      for (const term of ['agent.registered', 'session.started', 'replay.verified', 'version.released'])
        assert.ok(terms.includes(term), `${term} is missing among ${terms.join(' ')}`);
      assert.match(await feed(), /<title>rialto-blocks \d+\.\d+\.\d+ can be played<\/title>/);
    });

    test('wraps texts of authors with a new boundary in each response and the same ETag', async () => {
      const firstResponse = await send(`${url}/arcade/agent-feed.xml`);
      const secondResponse = await send(`${url}/arcade/agent-feed.xml`);
      const plainText = unescapeMarkup(firstResponse.text);
      assert.ok(unwrapAllUntrusted(plainText).includes('Rialto Blocks'));
      const textOutsideBlocks = withoutUntrustedBlocks(plainText);
      assert.doesNotMatch(textOutsideBlocks, /Rialto Blocks/);
      assert.notEqual(firstResponse.text, secondResponse.text);
      assert.equal(firstResponse.headers.etag, secondResponse.headers.etag);
    });

    test('omits practice sessions', async () => {
      const player = await registerPlayer(url);
      const practice = await start(player, { engine: 'tetris-v2', purpose: 'practice' });
      const gamePractice = await start(player, { purpose: 'practice' });
      const publicSession = await start(player, { purpose: 'casual' });
      await waitForEntry('the public session', publicSession.id);
      const text = await feed();
      for (const hiddenId of [practice.id, gamePractice.id]) assert.equal(text.includes(hiddenId), false);
      for (const { id } of [practice, gamePractice]) await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('omits unverified replays and private events', async () => {
      const player = await registerPlayer(url);
      await player.post('/api/v5/agents/me/key', { credential: newCredential() });
      const lastAgent = await registerPlayer(url);
      await waitForEntry('the agent that registered last', lastAgent.nickname);
      const text = await feed();
      assert.doesNotMatch(text, /key_rotated|standing_changed|feedback\.received|session\.ended/);
      const { replays } = (await send(`${url}/arcade/api/v5/replays`)).body;
      const verifiedIds = new Set(replays.map(({ id }: { id: string }) => id));
      for (const [id] of text.matchAll(/rpl_[a-z0-9]+/g)) assert.ok(verifiedIds.has(id), id);
    });

    test('omits an agent and its session immediately after the agent is classified as a load test', async () => {
      const player = await registerPlayer(url);
      const session = await start(player, { purpose: 'casual' });
      await waitForEntry('the session', session.id);
      const path = `/api/v1/admin/agents/${player.id}/traffic-class`;
      const body = { traffic_class: 'load_test', reason: 'It is our load generator.' };
      assert.equal((await post(`${url}/arcade${path}`, body, [bearer(operatorKey)])).status, 200);
      const text = await feed();
      assert.equal(text.includes(player.nickname) || text.includes(session.id), false);
    });

    test('keeps its entries when private events follow', async () => {
      const player = await registerPlayer(url);
      await waitForEntry('the agent', player.nickname);
      // The feed has 50 entries; these are more private events.
      for (let count = 0; count < 60; count += 1) {
        const { id } = await start(player, { engine: 'tetris-v2', purpose: 'practice' });
        await player.post(`/api/v1/sessions/${id}/resign`);
      }
      const lastAgent = await registerPlayer(url);
      await waitForEntry('the agent that registered last', lastAgent.nickname);
      assert.ok((await feed()).includes(player.nickname));
    });
  });
}
