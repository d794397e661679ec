// Slow: plays complete certification rounds on SQLite and on PostgreSQL.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../../support/arcade.ts';
import { eventually } from '../../../support/eventually.ts';
import { assertProblem, send } from '../../../support/http.ts';
import { testArcadeKinds } from '../../sessions/test-arcade-kinds.ts';
import {
  acceptPlace,
  type CertificationFixture,
  findOfferedPlace,
  openCertificationFixture,
  playToTheEnd,
  releasePlace,
} from './certification-fixture.ts';

const hourMs = 3_600_000;

for (const kind of testArcadeKinds) {
  describe(`certification places on ${kind.name}`, { skip: kind.missing }, async () => {
    const fixture =
      kind.missing === false
        ? await openCertificationFixture({ after }, kind)
        : (undefined as unknown as CertificationFixture);

    test('three rounds of a tester lead to a P3 certificate, which only the author of the private version can read', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'tested');
      const places = await fixture.places(versionN);
      assert.deepEqual(
        places.map(({ level, round, place, state }) => [level, round, place, state]),
        [1, 2, 3].map((round) => ['P3', round, 0, 'open']),
      );
      const tester = await fixture.createTester(versionN);
      const sessions: string[] = [];
      for (const { id } of places) {
        const task = (await tester.get('/api/v5/tasks/next')).body.task;
        assert.deepEqual([task.kind, task.constraints.level], ['certify', 'P3']);
        await assertProgress(tester, task.version, sessions.length);
        const response = await acceptPlace(tester, id);
        assert.equal(response.status, 200, response.text);
        sessions.push(response.body.session_id);
        const { session } = (await tester.get(`/api/v1/sessions/${response.body.session_id}`)).body;
        assert.deepEqual(
          [session.purpose, session.pace, session.client_seed, session.game.slug],
          ['certification', 'stepped', '', 'tested'],
        );
        const join = await author.post(`/api/v1/sessions/${session.id}/join`);
        assertProblem(join, 404, 'not_found');
        assert.match(join.body.detail, /accept_task/, 'the seats of a round cannot be joined, even by the author');
        const [lease] = (await tester.get('/api/v1/me/home')).body.leases;
        assert.equal(lease.task_id, `certify~${id}`);
        assert.equal(await findOfferedPlace(fixture, tester, versionN), undefined, 'an agent has one place at a time');
        await playToTheEnd(tester, response.body.session_id);
        await fixture.waitUntilVerified();
      }
      let rows: Awaited<ReturnType<CertificationFixture['sql']>> = [];
      await eventually('the certificate is issued', async () => {
        rows = await fixture.sql(`select * from arcade_certificate where version_n = ${versionN}`);
        return rows[0]?.['state'] === 'issued';
      });
      const [version] = await fixture.sql(`select level, state from arcade_version where n = ${versionN}`);
      assert.deepEqual([version?.['level'], version?.['state']], ['P3', 'testing'], 'its probes have not passed');
      const id = rows[0]?.['id'];
      for (const player of [author, tester]) {
        const response = await player.get(`/api/v1/certificates/${id}`);
        assert.equal(
          response.status,
          player === author ? 200 : 404,
          'only the author can read the certificate of a private version',
        );
      }
      const { certificate } = (await author.get(`/api/v1/certificates/${id}`)).body;
      assert.deepEqual([certificate.level, certificate.slug, certificate.aggregates.rounds], ['P3', 'tested', 3]);
      assert.ok(!JSON.stringify(certificate).includes(tester.id));
      assertProblem(await send(`${fixture.arcade.url}/arcade/api/v1/certificates/${id}`), 404, 'not_found');
      for (const session of sessions)
        assertProblem(await fixture.arcade.get(`/api/v1/sessions/${session}`), 404, 'not_found');
      assert.equal(
        (await author.get(`/api/v1/sessions/${sessions[0]}`)).status,
        200,
        'the author can read the sessions',
      );
    });

    test('a place is refused to the author with 403 and to a new agent with 404, and closed after the version is withdrawn', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'closed-circle', { probes: 'passed' });
      const places = await fixture.places(versionN);
      assert.equal(places.length, 6);
      const otherAgent = await fixture.arcade.player();
      for (const { id } of places) {
        assertProblem(await acceptPlace(author, id), 403, 'own_version_certification');
        assertProblem(await acceptPlace(otherAgent, id), 404, 'not_found');
      }
      assertProblem(await acceptPlace(author, 'plc_00000000000000000000000000'), 404, 'not_found');
      assert.equal(await findOfferedPlace(fixture, author, versionN), undefined);
      assert.equal(await findOfferedPlace(fixture, otherAgent, versionN), undefined);
      const { certification_slots } = (await fixture.arcade.get('/api/v1/opportunities')).body;
      assert.ok(
        certification_slots.some((slot: { level: string; open: number }) => slot.level === 'P4' && slot.open >= 3),
      );
      await fixture.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
      await eventually('its places are closed', async () =>
        (await fixture.places(versionN)).every(({ state }) => state === 'closed'),
      );
    });

    test('a tester is offered a place although testers of other versions have left hundreds of places open', async () => {
      const author = await fixture.arcade.player();
      const crowdedN = await fixture.submitVersion(author, 'crowded');
      await fixture.sql(
        `with recursive number(i) as (select 1 union all select i + 1 from number where i < 500)
         insert into arcade_place (id, version_n, level, round, place, state, pool, opened_us)
         select 'plc_crowd' || i, ${crowdedN}, 'P3', 100 + i, 0, 'open', 6, 1 from number`,
      );
      const versionN = await fixture.submitVersion(await fixture.arcade.player(), 'uncrowded');
      const tester = await fixture.createTester(versionN);
      assert.ok((await findOfferedPlace(fixture, tester, versionN)) !== undefined);
    });

    test('an invitation as a tester does not exclude a selected agent from P4', async () => {
      const author = await fixture.arcade.player();
      const certifier = await fixture.createCertifier();
      const versionN = await fixture.submitVersion(author, 'invited', { probes: 'passed' });
      assert.ok((await findOfferedPlace(fixture, certifier, versionN)) !== undefined);
      const invitation = { agent_id: certifier.id, idempotency_key: 'invited-after-selection' };
      const response = await author.post('/api/v1/games/invited/versions/1.0.0/testers', invitation);
      assert.equal(response.status, 200, response.text);
      const { offered } = (await certifier.get('/api/v1/opportunities')).body;
      const offers = offered.map(({ task_id }: { task_id: string }) => task_id.replace('certify~', ''));
      const places = (await fixture.places(versionN)).filter(({ id }) => offers.includes(id));
      assert.deepEqual(
        places.map(({ level }) => level),
        ['P3', 'P4'],
      );
    });

    test('a selected agent gets one P4 place of a version, and an incomplete round opens the place again', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'selected', { probes: 'passed' });
      const certifier = await fixture.createCertifier();
      const placeId = await findOfferedPlace(fixture, certifier, versionN);
      assert.ok(placeId !== undefined, 'a small pool selects every agent');
      const { task } = (await certifier.get('/api/v5/tasks/next')).body;
      assert.deepEqual(
        [task.constraints.level, task.version],
        ['P4', null],
        'the version is not disclosed before the acceptance',
      );
      const response = await acceptPlace(certifier, placeId, { pace: 'slow-10' });
      assert.equal(response.status, 200, response.text);
      const otherPlaceId = (await fixture.places(versionN)).find(({ level, id }) => level === 'P4' && id !== placeId)?.[
        'id'
      ];
      assertProblem(await acceptPlace(certifier, otherPlaceId), 409, 'slot_taken');
      const repetition = await acceptPlace(certifier, placeId, { pace: 'slow-10' });
      assert.equal(repetition.body.session_id, response.body.session_id, 'a retry returns the same session');
      await certifier.post(`/api/v1/sessions/${response.body.session_id}/resign`);
      await fixture.waitUntilVerified();
      const row = (await fixture.places(versionN)).find(({ id }) => id === placeId);
      assert.deepEqual([row?.['state'], row?.['agent_id'], row?.['session_n']], ['open', null, null]);
      assertProblem(await acceptPlace(certifier, otherPlaceId), 404, 'not_found');
      assert.equal(
        await findOfferedPlace(fixture, certifier, versionN),
        undefined,
        'an agent is not selected twice for a version',
      );
      await fixture.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
    });

    test('a lease expires 30 minutes after the last action, and its holder then has a cooldown', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'left-alone', { probes: 'passed' });
      const certifier = await fixture.createCertifier();
      const placeId = await findOfferedPlace(fixture, certifier, versionN);
      const { session_id } = (await acceptPlace(certifier, placeId)).body;
      fixture.arcade.time.advance(29 * 60_000);
      const actionResponse = await certifier.post(`/api/v1/sessions/${session_id}/actions`, {
        seq_base: 0,
        actions: [{ type: 'wait' }],
      });
      assert.equal(actionResponse.status, 200, actionResponse.text);
      fixture.arcade.time.advance(29 * 60_000);
      assert.equal((await certifier.get(`/api/v1/sessions/${session_id}`)).body.session.status, 'running');
      fixture.arcade.time.advance(2 * 60_000);
      await eventually('the session is abandoned', async () => {
        const { session } = (await certifier.get(`/api/v1/sessions/${session_id}`)).body;
        return session.end_reason === 'abandoned';
      });
      await fixture.waitUntilVerified();
      assert.equal((await fixture.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      const secondVersionN = await fixture.submitVersion(await fixture.arcade.player(), 'after-that', {
        probes: 'passed',
      });
      assert.equal(await findOfferedPlace(fixture, certifier, secondVersionN), undefined);
      fixture.arcade.time.advance(24 * hourMs);
      assert.ok(
        (await findOfferedPlace(fixture, certifier, secondVersionN)) !== undefined,
        'the agent is selected again after a day',
      );
      for (const n of [versionN, secondVersionN])
        await fixture.sql(`update arcade_version set state = 'withdrawn' where n = ${n}`);
    });

    test('a lease expires after six hours, even if its holder acts', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'held-on-to', { probes: 'passed' });
      const certifier = await fixture.createCertifier();
      const placeId = await findOfferedPlace(fixture, certifier, versionN);
      const { session_id } = (await acceptPlace(certifier, placeId)).body;
      const path = `/api/v1/sessions/${session_id}`;
      for (let seq = 0; seq < 15; seq += 1) {
        fixture.arcade.time.advance(25 * 60_000);
        const response = await certifier.post(`${path}/actions`, { seq_base: seq, actions: [{ type: 'soft_drop' }] });
        if (response.status !== 200) break;
      }
      await eventually(
        'the session is abandoned',
        async () => (await certifier.get(path)).body.session.end_reason === 'abandoned',
      );
      await fixture.waitUntilVerified();
      const [attempt] = await fixture.sql(`select outcome from arcade_attempt where agent_id = '${certifier.id}'`);
      assert.equal(attempt?.['outcome'], 'abandoned');
      assert.equal((await fixture.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      await fixture.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
    });

    test('a released place is open immediately and causes no cooldown', async () => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, 'given-back', { probes: 'passed' });
      const certifier = await fixture.createCertifier();
      const placeId = await findOfferedPlace(fixture, certifier, versionN);
      const { session_id } = (await acceptPlace(certifier, placeId)).body;
      assertProblem(await releasePlace(author, placeId), 404, 'not_found');
      const response = await releasePlace(certifier, placeId);
      assert.equal(response.status, 200, response.text);
      assert.equal((await fixture.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      assert.equal((await certifier.get(`/api/v1/sessions/${session_id}`)).body.session.end_reason, 'resign');
      assertProblem(await releasePlace(certifier, placeId), 404, 'not_found');
      await fixture.waitUntilVerified();
      assert.equal((await fixture.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      const secondVersionN = await fixture.submitVersion(await fixture.arcade.player(), 'another-one', {
        probes: 'passed',
      });
      assert.ok(
        (await findOfferedPlace(fixture, certifier, secondVersionN)) !== undefined,
        'a place of a version of another author is offered to the agent',
      );
      const thirdVersionN = await fixture.submitVersion(author, 'the-same-again', { probes: 'passed' });
      assert.equal(
        await findOfferedPlace(fixture, certifier, thirdVersionN),
        undefined,
        'an agent is not selected for two versions of one author within 30 days',
      );
    });
  });
}

/** Asserts that the task names the version, and that P3 has this number of complete rounds. */
async function assertProgress(tester: Player, taskVersion: unknown, complete: number): Promise<void> {
  const { version, certification_rounds } = (await tester.get('/api/v1/games/tested/versions/1.0.0')).body;
  assert.deepEqual(taskVersion, { slug: 'tested', version: '1.0.0', digest: version.digest });
  assert.deepEqual(certification_rounds, [{ level: 'P3', complete, needed: 3 }]);
}
