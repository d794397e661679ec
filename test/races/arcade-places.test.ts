import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
  type CertificationFixture,
  openCertificationFixture,
} from '../arcade/games/certification/certification-fixture.ts';
import { testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import type { Player } from '../support/arcade.ts';
import { bearer, post } from '../support/http.ts';
import { newKey } from '../support/server.ts';

// Certification places are accepted concurrently by calls that are spread over the nodes.

const callers = 20;

for (const kind of testArcadeKinds) {
  const nodes = kind.name === 'PostgreSQL' ? 3 : 1;
  describe(`certification places on ${kind.name} (nodes: ${nodes})`, { skip: kind.missing }, async () => {
    const fixture =
      kind.missing === false
        ? await openCertificationFixture({ after }, kind, { nodes })
        : (undefined as unknown as CertificationFixture);
    const acceptAt = (callIndex: number, { credential }: Player, placeId: unknown) =>
      post(
        `${fixture.arcade.servers[callIndex % nodes]?.url}/arcade/api/v5/tasks/certify~${placeId}/accept`,
        { idempotency_key: newKey() },
        [bearer(credential)],
      );

    test(`one of ${callers} testers that accept one place gets it, and the others get slot_taken`, async () => {
      const versionN = await fixture.submitVersion(await fixture.arcade.player(), 'one-place');
      const testers = await Promise.all(Array.from({ length: callers }, () => fixture.createTester(versionN)));
      const [place] = await fixture.places(versionN);
      const responses = await Promise.all(
        testers.map((tester, callIndex) => acceptAt(callIndex, tester, place?.['id'])),
      );
      const successes = responses.filter(({ status }) => status === 200);
      assert.equal(successes.length, 1, responses.map(({ status }) => status).join());
      for (const response of responses.filter(({ status }) => status !== 200))
        assert.deepEqual([response.status, response.body.code], [409, 'slot_taken'], response.text);
      const [storedPlace] = await fixture.places(versionN);
      const winner = testers[responses.findIndex(({ status }) => status === 200)];
      assert.deepEqual([storedPlace?.['state'], storedPlace?.['agent_id']], ['leased', winner?.id]);
      const [countRow] = await fixture.sql(
        `select count(*) as sessions from arcade_session where purpose = 'certification'`,
      );
      assert.equal(countRow?.['sessions'], 1, 'rejected requests created no session');
    });

    test('one agent that accepts every place of a version concurrently holds one', async () => {
      const versionN = await fixture.submitVersion(await fixture.arcade.player(), 'all-places');
      const tester = await fixture.createTester(versionN);
      const places = await fixture.places(versionN);
      const responses = await Promise.all(
        Array.from({ length: callers }, (_, callIndex) =>
          acceptAt(callIndex, tester, places[callIndex % places.length]?.['id']),
        ),
      );
      const sessionIds = new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.session_id));
      assert.equal(sessionIds.size, 1, responses.map(({ status }) => status).join());
      for (const response of responses.filter(({ status }) => status !== 200))
        assert.deepEqual([response.status, response.body.code], [409, 'slot_taken'], response.text);
      assert.equal((await fixture.places(versionN)).filter(({ state }) => state === 'leased').length, 1);
    });

    test('a place that several testers accept and then release, repeatedly, has one holder at a time', async () => {
      const versionN = await fixture.submitVersion(await fixture.arcade.player(), 'accept-release');
      const testers = await Promise.all(Array.from({ length: 6 }, () => fixture.createTester(versionN)));
      const [place] = await fixture.places(versionN);
      for (let round = 0; round < 4; round += 1) {
        const responses = await Promise.all(
          testers.map((tester, callIndex) => acceptAt(callIndex + round, tester, place?.['id'])),
        );
        const winners = testers.filter((_, callIndex) => responses[callIndex]?.status === 200);
        assert.equal(winners.length, 1, responses.map(({ status, body }) => `${status} ${body.code}`).join());
        const releaseResponses = await Promise.all(
          testers.map((tester) => tester.post(`/api/v5/tasks/certify~${place?.['id']}/release`)),
        );
        assert.equal(releaseResponses.filter(({ status }) => status === 200).length, 1);
        assert.equal((await fixture.places(versionN))[0]?.['state'], 'open');
      }
    });
  });
}
