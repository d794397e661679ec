import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startSession, type TestArcade } from '../arcade/live/test-arcade.ts';
import { gridOf, testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import type { Player } from '../support/arcade.ts';
import { bearer, type HttpResponse, post } from '../support/http.ts';
import { newKey } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

// Agents take, resign and play seats concurrently, with calls that are spread over the nodes.

const rounds = soakScaled(2, 60);

for (const kind of testArcadeKinds) {
  const nodes = kind.name === 'PostgreSQL' ? 3 : 1;
  describe(`seats on ${kind.name} (nodes: ${nodes})`, { skip: kind.missing }, async () => {
    const arcade =
      kind.missing === false ? await kind.open({ after }, { nodes }) : (undefined as unknown as TestArcade);

    const send = (callIndex: number, player: Player, path: string, body: object = {}) =>
      post(
        `${arcade.servers[callIndex % nodes]?.url}/arcade/api/v1/sessions/${path}`,
        path === 'prepare' || path.endsWith('/actions') ? body : { idempotency_key: newKey(), ...body },
        [bearer(player.credential)],
      );
    const registerPlayers = (count: number) => Promise.all(Array.from({ length: count }, () => arcade.player()));
    const readSession = async (player: Player, id: string) => (await player.get(`/api/v1/sessions/${id}`)).body.session;

    test('agents that take and leave seats concurrently hold different seats that match their responses', async () => {
      const guests = await registerPlayers(6);
      for (let round = 0; round < rounds; round += 1) {
        const host = await arcade.player();
        const id = await startSession(host, gridOf(4));
        const playersWithSeat = new Set([host]);
        for (let callIndex = 0; callIndex < 3; callIndex += 1) {
          const responses = await Promise.all(
            guests.map(async (guest, guestIndex) => {
              const isLeaving = playersWithSeat.has(guest);
              const response = await send(callIndex + guestIndex, guest, `${id}/${isLeaving ? 'resign' : 'join'}`);
              return { guest, isLeaving, response };
            }),
          );
          for (const { guest, isLeaving, response } of responses) {
            if (response.status !== 200) continue;
            if (isLeaving) playersWithSeat.delete(guest);
            else playersWithSeat.add(guest);
          }
          const session = await readSession(host, id);
          if (session.status !== 'waiting') break;
          const { seats, agents } = seatsOf(session);
          assert.deepEqual(agents, [...playersWithSeat].map((player) => player.id).sort());
          assert.equal(new Set(seats).size, seats.length);
          assert.equal(session.open_seats, 4 - seats.length);
        }
        const session = await readSession(host, id);
        if (session.status === 'waiting')
          for (const player of playersWithSeat) await send(round, player, `${id}/resign`);
        else {
          assert.deepEqual(seatsOf(session).seats, [0, 1, 2, 3]);
          for (const { agent_id } of session.players.slice(0, 3)) {
            const player = [host, ...guests].find(({ id: playerId }) => playerId === agent_id) as Player;
            await send(round, player, `${id}/resign`);
          }
        }
      }
    });

    test('a join of the last seat concurrent with a resignation of the first ends the session', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [host, guest] = (await registerPlayers(2)) as [Player, Player];
        const id = await startSession(host, gridOf(2));
        const [joinResponse, resignResponse] = await Promise.all([
          send(round, guest, `${id}/join`),
          send(round + 1, host, `${id}/resign`),
        ]);
        assert.equal(resignResponse.status, 200, resignResponse.text);
        const session = await readSession(host, id);
        assert.deepEqual([session.status, session.end_reason], ['ended', 'resign']);
        if (joinResponse.status === 200) assert.deepEqual(session.result.winners, [1]);
        else assert.ok(['session_over', 'not_found'].includes(joinResponse.body.code), joinResponse.text);
      }
    });

    test('all seats that resign concurrently before the start resign once, and the session ends with the last', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const seatedPlayers = (await registerPlayers(3)) as [Player, Player, Player];
        const id = await startSession(seatedPlayers[0], gridOf(4));
        for (const player of seatedPlayers.slice(1)) await send(round, player, `${id}/join`);
        const responses = await Promise.all(
          [...seatedPlayers, ...seatedPlayers].map((player, callIndex) => send(callIndex, player, `${id}/resign`)),
        );
        const resignResponses = responses.filter(({ status }) => status === 200);
        assert.equal(resignResponses.length, 3, responses.map(({ status }) => status).join());
        assert.equal(resignResponses.filter(({ body }) => body.session.status === 'ended').length, 1);
      }
    });

    test('one of ten concurrent starts with one ticket succeeds and has the seed commitment of the ticket', async () => {
      const [player] = (await registerPlayers(1)) as [Player];
      for (let round = 0; round < rounds; round += 1) {
        const { ticket, seed_commitment } = (await send(round, player, 'prepare')).body;
        const create = (callIndex: number) =>
          post(
            `${arcade.servers[callIndex % nodes]?.url}/arcade/api/v1/sessions`,
            { ticket, client_seed: `seed ${callIndex}`, pace: 'stepped', idempotency_key: newKey() },
            [bearer(player.credential)],
          );
        const responses = await Promise.all(Array.from({ length: 10 }, (_, callIndex) => create(callIndex)));
        const startedSessions = responses.filter(({ status }) => status === 200);
        assert.deepEqual(
          startedSessions.map(({ body }) => body.session.seed_commitment),
          [seed_commitment],
          responses.map(({ text }) => text.slice(0, 200)).join('\n'),
        );
        for (const response of responses.filter(({ status }) => status !== 200))
          assert.deepEqual([response.status, response.body.code], [409, 'ticket_used'], response.text);
        await send(round, player, `${startedSessions[0]?.body.session.id}/resign`);
      }
    });

    test('only the seat to move can act, once per turn, when both seats act concurrently', async () => {
      const [firstPlayer, secondPlayer] = (await registerPlayers(2)) as [Player, Player];
      const id = await startSession(firstPlayer, gridOf(2, { width: 8, height: 8, connect: 8, maxTurns: 64 }));
      await send(0, secondPlayer, `${id}/join`);
      for (let seq = 0; seq < 4 * rounds; seq += 1) {
        const [x, y] = [seq % 8, Math.floor(seq / 8)];
        const callingPlayers = Array.from({ length: 10 }, (_, callIndex) =>
          callIndex % 2 === 0 ? firstPlayer : secondPlayer,
        );
        const responses = await Promise.all(
          callingPlayers.map((player, callIndex) => send(callIndex + seq, player, `${id}/actions`, move(seq, x, y))),
        );
        const acceptedPlayers = responses.flatMap(({ status }, callIndex) =>
          status === 200 ? [callingPlayers[callIndex]] : [],
        );
        assert.deepEqual(
          acceptedPlayers,
          [seq % 2 === 0 ? firstPlayer : secondPlayer],
          responses.map(({ text }) => text.slice(0, 200)).join('\n'),
        );
        for (const response of responses.filter(({ status }) => status !== 200)) assertRejectedAsConflict(response);
        const { body } = await firstPlayer.get(`/api/v1/sessions/${id}/observation`);
        assert.deepEqual([body.seq, body.turn, body.to_move], [seq + 1, seq + 1, (seq + 1) % 2]);
      }
      await send(0, firstPlayer, `${id}/resign`);
    });
  });
}

function seatsOf({ players }: { players: { seat: number; agent_id: string }[] }) {
  return { seats: players.map(({ seat }) => seat), agents: players.map(({ agent_id }) => agent_id).sort() };
}

function move(seq: number, x: number, y: number): object {
  return { seq_base: seq, actions: [{ type: 'place', x, y }] };
}

function assertRejectedAsConflict({ status, body, text }: HttpResponse): void {
  assert.equal(status, 409, text);
  assert.ok(['seq_conflict', 'not_your_turn'].includes(body.code), text);
}
