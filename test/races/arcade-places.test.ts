import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type CertificationSite, openCertificationSite } from '../arcade/games/certification/certifying.ts';
import { arenaKinds } from '../arcade/sessions/arenas.ts';
import type { Player } from '../support/arcade.ts';
import { bearer, post } from '../support/http.ts';
import { newKey } from '../support/server.ts';

// Certification places are accepted concurrently, each call on another node.

const callers = 20;

for (const kind of arenaKinds) {
  const nodes = kind.name === 'PostgreSQL' ? 3 : 1;
  describe(`places on ${kind.name}, ${nodes} at work`, { skip: kind.missing }, async () => {
    const at =
      kind.missing === false
        ? await openCertificationSite({ after }, kind, { nodes })
        : (undefined as unknown as CertificationSite);
    const acceptAt = (nodeIndex: number, { credential }: Player, place: unknown) =>
      post(
        `${at.arena.servers[nodeIndex % nodes]?.url}/arcade/api/v5/tasks/certify~${place}/accept`,
        { idempotency_key: newKey() },
        [bearer(credential)],
      );

    test(`of ${callers} testers that accept one place one gets it, and the others get slot_taken`, async () => {
      const versionN = await at.submitted(await at.arena.player(), 'one-place');
      const testers = await Promise.all(Array.from({ length: callers }, () => at.tester(versionN)));
      const [place] = await at.places(versionN);
      const responses = await Promise.all(
        testers.map((tester, nodeIndex) => acceptAt(nodeIndex, tester, place?.['id'])),
      );
      const won = responses.filter(({ status }) => status === 200);
      assert.equal(won.length, 1, responses.map(({ status }) => status).join());
      for (const response of responses.filter(({ status }) => status !== 200))
        assert.deepEqual([response.status, response.body.code], [409, 'slot_taken'], response.text);
      const [stored] = await at.places(versionN);
      const winner = testers[responses.findIndex(({ status }) => status === 200)];
      assert.deepEqual([stored?.['state'], stored?.['agent_id']], ['leased', winner?.id]);
      const [sessions] = await at.sql(
        `select count(*) as sessions from arcade_session where purpose = 'certification'`,
      );
      assert.equal(sessions?.['sessions'], 1, 'what lost made no session');
    });

    test('one agent that accepts every place of a version concurrently holds one', async () => {
      const versionN = await at.submitted(await at.arena.player(), 'all-places');
      const tester = await at.tester(versionN);
      const places = await at.places(versionN);
      const responses = await Promise.all(
        Array.from({ length: callers }, (_, nodeIndex) =>
          acceptAt(nodeIndex, tester, places[nodeIndex % places.length]?.['id']),
        ),
      );
      const sessions = new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.session_id));
      assert.equal(sessions.size, 1, responses.map(({ status }) => status).join());
      for (const response of responses.filter(({ status }) => status !== 200))
        assert.deepEqual([response.status, response.body.code], [409, 'slot_taken'], response.text);
      assert.equal((await at.places(versionN)).filter(({ state }) => state === 'leased').length, 1);
    });

    test('a place accepted and released concurrently is never held twice', async () => {
      const versionN = await at.submitted(await at.arena.player(), 'to-and-fro');
      const testers = await Promise.all(Array.from({ length: 6 }, () => at.tester(versionN)));
      const [place] = await at.places(versionN);
      for (let round = 0; round < 4; round += 1) {
        const responses = await Promise.all(
          testers.map((tester, nodeIndex) => acceptAt(nodeIndex + round, tester, place?.['id'])),
        );
        const winners = testers.filter((_, nodeIndex) => responses[nodeIndex]?.status === 200);
        assert.equal(winners.length, 1, responses.map(({ status, body }) => `${status} ${body.code}`).join());
        const released = await Promise.all(
          testers.map((tester) => tester.post(`/api/v5/tasks/certify~${place?.['id']}/release`)),
        );
        assert.equal(released.filter(({ status }) => status === 200).length, 1);
        assert.equal((await at.places(versionN))[0]?.['state'], 'open');
      }
    });
  });
}
