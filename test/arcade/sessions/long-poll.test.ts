import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { request } from 'node:http';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { newCredential } from '../../support/server.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { gridOf, left, right, testArcadeKinds } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';
const adminKey = 'the-key-of-an-operator-of-these-tests';

for (const kind of testArcadeKinds) {
  describe(`a long poll on ${kind.name}`, { skip: kind.missing }, async () => {
    const nodes = kind.name === 'PostgreSQL' ? 2 : 1;
    const options = { nodes, RIALTO_ADMIN_KEY_SHA256: hash('sha256', adminKey) };
    const arcade = kind.missing === false ? await kind.open({ after }, options) : (undefined as unknown as TestArcade);
    const lastNode = nodes - 1;

    const pollObservation = (id: string, query: string, node = lastNode, credential?: string) =>
      send(`${arcade.servers[node]?.url}/arcade${sessions}/${id}/observation?${query}`, {
        headers: credential === undefined ? [] : [bearer(credential)],
      });
    /** Number of sessions for which requests wait on a node. */
    const waitingCount = async (node = lastNode) => {
      const response = await send(`${arcade.servers[node]?.url}/metrics`, { headers: [bearer(adminKey)] });
      return Number(/^arcade_watched_sessions (\d+)$/m.exec(response.text)?.[1]);
    };
    /** Runs `action` once the poll waits on the node. Returns the response to the poll. */
    async function pollDuring(
      poll: Promise<HttpResponse>,
      action: () => Promise<unknown>,
      node = lastNode,
    ): Promise<HttpResponse> {
      await eventually('one request waits', async () => (await waitingCount(node)) === 1);
      await action();
      return poll;
    }

    test('ends with the next accepted batch, also one that another node accepts', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      const poll = pollObservation(id, 'after_seq=0&wait_ms=25000');
      const sendMoves = () => player.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [left, right] });
      const { body } = await pollDuring(poll, sendMoves);
      assert.deepEqual([body.seq, body.status], [2, 'running']);
      await eventually('no request waits', async () => (await waitingCount()) === 0);
    });

    test('ends with the current observation when an action was accepted before the poll', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      await player.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [left] });
      assert.equal((await pollObservation(id, 'after_seq=0&wait_ms=25000')).body.seq, 1);
    });

    test('ends when a piece locks and the next one is in play, without an action', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'realtime' });
      const { active, gravity } = (await pollObservation(id, '')).body;
      const landingUs = gravity.next_in_us + (active.y - active.ghost_y - 1) * gravity.us_per_row;
      // The piece has landed when the poll starts; it locks 0.5 s after landing.
      arcade.time.advance(landingUs / 1_000 + 100);
      const { body } = await pollObservation(id, 'after_seq=0&wait_ms=25000');
      assert.deepEqual([body.pieces, body.seq], [2, 0]);
      assert.deepEqual(
        body.events_since.map(({ type }: { type: string }) => type),
        ['lock'],
      );
      await player.post(`${sessions}/${id}/resign`);
    });

    test('ends with the session', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      const poll = pollObservation(id, 'after_seq=0&wait_ms=25000');
      const { body } = await pollDuring(poll, () => player.post(`${sessions}/${id}/resign`));
      assert.deepEqual([body.status, body.end_reason], ['ended', 'resign']);
      assert.equal((await pollObservation(id, 'after_seq=99&wait_ms=25000')).body.status, 'ended');
    });

    test('ends at the start of the game when the last seat is taken', async () => {
      const [host, guest] = [await arcade.player(), await arcade.player()];
      const id = await startSession(host, gridOf(2));
      const poll = pollObservation(id, 'wait_ms=25000', lastNode, host.credential);
      const { body } = await pollDuring(poll, () => guest.post(`${sessions}/${id}/join`));
      assert.deepEqual([body.status, body.to_move], ['running', 0]);
    });

    test('is refused when its key is rotated while it waits', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { engine: 'tetris-v2', purpose: 'practice', pace: 'stepped' });
      const poll = pollObservation(id, 'after_seq=0&wait_ms=25000', lastNode, player.credential);
      const credential = newCredential();
      const response = await pollDuring(poll, async () => {
        assert.equal((await player.post('/api/v5/agents/me/key', { credential })).status, 200);
        const body = { seq_base: 0, actions: [left] };
        await post(`${arcade.url}/arcade${sessions}/${id}/actions`, body, [bearer(credential)]);
      });
      assertProblem(response, 401, 'credential_revoked');
    });

    test('ends after its wait time with the current observation, and rejects invalid parameters', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      const { status, body } = await pollObservation(id, 'after_seq=0&wait_ms=300');
      assert.deepEqual([status, body.seq, body.status], [200, 0, 'running']);
      for (const query of ['wait_ms=25001', 'wait_ms=-1', 'wait_ms=x', 'after_seq=-1', 'view=svg', 'more=1'])
        assert.equal((await pollObservation(id, query)).status, 400, query);
    });

    test('ends when the caller disconnects', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      const caller = request(`${arcade.url}/arcade${sessions}/${id}/observation?after_seq=0&wait_ms=25000`);
      caller.on('error', () => {});
      caller.end();
      await eventually('one request waits', async () => (await waitingCount(0)) === 1);
      caller.destroy();
      await eventually('no request waits', async () => (await waitingCount(0)) === 0);
    });
  });
}
