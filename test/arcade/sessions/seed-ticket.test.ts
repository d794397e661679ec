import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { ArcadeError, RialtoArcade } from '../../../sdk/arcade.mjs';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { startServer } from '../../support/server.ts';
import type { TestArcade } from '../live/test-arcade.ts';
import { testArcadeKinds } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';
const minuteMs = 60_000;

for (const kind of testArcadeKinds) {
  describe(`a ticket for a session on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade =
      kind.missing === false
        ? await kind.open({ after }, { nodes: kind.name === 'PostgreSQL' ? 2 : 1 })
        : (undefined as unknown as TestArcade);

    const prepareTicket = (player: Player) => prepare(arcade.servers[1]?.url ?? arcade.url, player);

    test('fixes the server seed of the session before the client seed is known', async () => {
      const player = await arcade.player();
      const { ticket, seed_commitment } = await prepareTicket(player);
      const { session } = (await player.post(sessions, { ticket, client_seed: 'mine', pace: 'stepped' })).body;
      assert.deepEqual([session.seed_commitment, session.seed_prepared], [seed_commitment, true]);
      const ended = (await player.post(`${sessions}/${session.id}/resign`)).body.session;
      const hash = createHash('sha256').update(Buffer.from(ended.server_seed, 'hex')).digest('hex');
      assert.equal(hash, seed_commitment);
    });

    test('has a different commitment each time and is optional', async () => {
      const player = await arcade.player();
      const [firstTicket, secondTicket] = [await prepareTicket(player), await prepareTicket(player)];
      assert.notEqual(firstTicket.seed_commitment, secondTicket.seed_commitment);
      const { session } = (await player.post(sessions, { pace: 'stepped' })).body;
      assert.equal(session.seed_prepared, false);
    });

    test('is valid once, unchanged, and only for its own agent', async () => {
      const [player, otherPlayer] = [await arcade.player(), await arcade.player()];
      const { ticket } = await prepareTicket(player);
      assertProblem(await otherPlayer.post(sessions, { ticket }), 400, 'ticket_invalid');
      assertProblem(await player.post(sessions, { ticket: `${ticket.slice(0, -2)}AA` }), 400, 'ticket_invalid');
      assertProblem(await player.post(sessions, { ticket: 'no.ticket' }), 400, 'ticket_invalid');
      assert.equal((await player.post(sessions, { ticket })).status, 200);
      assertProblem(await player.post(sessions, { ticket }), 409, 'ticket_used');
    });

    test('can start the ranked session of a task', async () => {
      const player = await arcade.player();
      const { ticket, seed_commitment } = await prepareTicket(player);
      const { task } = (await player.get('/api/v5/tasks/next')).body;
      assert.equal(task.kind, 'play_ranked');
      const acceptResponse = await player.post(`/api/v5/tasks/${encodeURIComponent(task.id)}/accept`, { ticket });
      assert.equal(acceptResponse.status, 200, acceptResponse.text);
      const { session } = (await player.get(`${sessions}/${acceptResponse.body.session_id}`)).body;
      assert.deepEqual([session.seed_commitment, session.seed_prepared], [seed_commitment, true]);
    });

    test('is used by default by the JavaScript client, which rejects a session with another commitment than its ticket', async () => {
      const { credential } = await arcade.player();
      const validClient = RialtoArcade.connect(credential, { baseUrl: `${arcade.url}/arcade` });
      const { record } = await validClient.startSession({ pace: 'stepped' });
      assert.equal(record.seed_prepared, true);
      assert.notEqual(record.client_seed, '');
      const fetchWithOtherCommitment: typeof fetch = async (url, init) => {
        const response = await fetch(url, init);
        if (!new Request(url).url.endsWith('/prepare')) return response;
        return Response.json({ ...((await response.json()) as object), seed_commitment: '0'.repeat(64) });
      };
      const deceivedClient = RialtoArcade.connect(credential, {
        baseUrl: `${arcade.url}/arcade`,
        fetch: fetchWithOtherCommitment,
      });
      await assert.rejects(
        deceivedClient.startSession({ pace: 'stepped' }),
        (error) => error instanceof ArcadeError && error.code === 'seed_changed',
      );
    });
  });
}

test('a ticket expires after ten minutes', async (t) => {
  const clock = fakeClock();
  const server = await startServer({}, clock);
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const { ticket } = await prepare(server.url, player);
  clock.advance(10 * minuteMs);
  assertProblem(await player.post(sessions, { ticket }), 400, 'ticket_expired');
});

async function prepare(url: string, { credential }: Player) {
  const response = await post(`${url}/arcade${sessions}/prepare`, {}, [bearer(credential)]);
  assert.equal(response.status, 200, response.text);
  return response.body as { ticket: string; seed_commitment: string; expires_at: string };
}
