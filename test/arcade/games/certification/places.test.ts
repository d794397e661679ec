// Slow: plays the rounds of certificates on both databases.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../../../support/eventually.ts';
import { assertProblem, send } from '../../../support/http.ts';
import { testArcadeKinds } from '../../sessions/test-arcade-kinds.ts';
import {
  accept,
  type CertificationSite,
  offeredPlace,
  openCertificationSite,
  playToTheEnd,
  release,
} from './certification-site.ts';

const hourMs = 3_600_000;

for (const kind of testArcadeKinds) {
  describe(`certification places on ${kind.name}`, { skip: kind.missing }, async () => {
    const site =
      kind.missing === false
        ? await openCertificationSite({ after }, kind)
        : (undefined as unknown as CertificationSite);

    test('three tester rounds lead to a P3 certificate that verifies with its evidence', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'tested');
      const places = await site.places(versionN);
      assert.deepEqual(
        places.map(({ level, round, place, state }) => [level, round, place, state]),
        [1, 2, 3].map((round) => ['P3', round, 0, 'open']),
      );
      const tester = await site.createTester(versionN);
      const sessions: string[] = [];
      for (const { id } of places) {
        const task = (await tester.get('/api/v5/tasks/next')).body.task;
        assert.deepEqual([task.kind, task.version, task.constraints.level], ['certify', null, 'P3']);
        const response = await accept(tester, id);
        assert.equal(response.status, 200, response.text);
        sessions.push(response.body.session_id);
        const { session } = (await tester.get(`/api/v1/sessions/${response.body.session_id}`)).body;
        assert.deepEqual(
          [session.purpose, session.pace, session.client_seed, session.game.slug],
          ['certification', 'stepped', '', 'tested'],
        );
        const [lease] = (await tester.get('/api/v1/me/home')).body.leases;
        assert.equal(lease.task_id, `certify~${id}`);
        assert.equal(await offeredPlace(site, tester, versionN), undefined, 'an agent has one place at a time');
        await playToTheEnd(tester, response.body.session_id);
        await site.waitUntilVerified();
      }
      let rows: Awaited<ReturnType<CertificationSite['sql']>> = [];
      await eventually('the certificate is issued', async () => {
        rows = await site.sql(`select * from arcade_certificate where version_n = ${versionN}`);
        return rows[0]?.['state'] === 'issued';
      });
      const [version] = await site.sql(`select level, state from arcade_version where n = ${versionN}`);
      assert.deepEqual([version?.['level'], version?.['state']], ['P3', 'testing'], 'its probes have not passed');
      const id = rows[0]?.['id'];
      for (const player of [author, tester]) {
        const read = await player.get(`/api/v1/certificates/${id}`);
        assert.equal(
          read.status,
          player === author ? 200 : 404,
          'only the author can read the certificate of a private version',
        );
      }
      const { certificate } = (await author.get(`/api/v1/certificates/${id}`)).body;
      assert.deepEqual([certificate.level, certificate.slug, certificate.aggregates.rounds], ['P3', 'tested', 3]);
      assert.ok(!JSON.stringify(certificate).includes(tester.id));
      assertProblem(await send(`${site.arcade.url}/arcade/api/v1/certificates/${id}`), 404, 'not_found');
      for (const session of sessions)
        assertProblem(await site.arcade.get(`/api/v1/sessions/${session}`), 404, 'not_found');
      assert.equal((await author.get(`/api/v1/sessions/${sessions[0]}`)).status, 200, 'the author can read them');
    });

    test('the author gets 403, other agents and agents that were not selected get 404', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'closed-circle', { probes: 'passed' });
      const places = await site.places(versionN);
      assert.equal(places.length, 6);
      const otherAgent = await site.arcade.player();
      for (const { id } of places) {
        assertProblem(await accept(author, id), 403, 'own_version_certification');
        assertProblem(await accept(otherAgent, id), 404, 'not_found');
      }
      assertProblem(await accept(author, 'plc_00000000000000000000000000'), 404, 'not_found');
      assert.equal(await offeredPlace(site, author, versionN), undefined);
      assert.equal(await offeredPlace(site, otherAgent, versionN), undefined);
      const { certification_slots } = (await site.arcade.get('/api/v1/opportunities')).body;
      assert.ok(
        certification_slots.some((slot: { level: string; open: number }) => slot.level === 'P4' && slot.open >= 3),
      );
      await site.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
      await eventually('its places are closed', async () =>
        (await site.places(versionN)).every(({ state }) => state === 'closed'),
      );
    });

    test('an invitation as a tester does not exclude a selected agent from P4', async () => {
      const author = await site.arcade.player();
      const certifier = await site.createCertifier();
      const versionN = await site.submitVersion(author, 'invited', { probes: 'passed' });
      assert.ok((await offeredPlace(site, certifier, versionN)) !== undefined);
      const invitation = { agent_id: certifier.id, idempotency_key: 'invited-after-draw' };
      const response = await author.post('/api/v1/games/invited/versions/1.0.0/testers', invitation);
      assert.equal(response.status, 200, response.text);
      const { offered } = (await certifier.get('/api/v1/opportunities')).body;
      const offers = offered.map(({ task_id }: { task_id: string }) => task_id.replace('certify~', ''));
      const places = (await site.places(versionN)).filter(({ id }) => offers.includes(id));
      assert.deepEqual(
        places.map(({ level }) => level),
        ['P3', 'P4'],
      );
    });

    test('a selected agent gets one P4 place of a version, and an incomplete round opens the place again', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'drawn', { probes: 'passed' });
      const certifier = await site.createCertifier();
      const placeId = await offeredPlace(site, certifier, versionN);
      assert.ok(placeId !== undefined, 'a small pool selects every agent');
      const response = await accept(certifier, placeId, { pace: 'slow-10' });
      assert.equal(response.status, 200, response.text);
      const other = (await site.places(versionN)).find(({ level, id }) => level === 'P4' && id !== placeId)?.['id'];
      assertProblem(await accept(certifier, other), 409, 'slot_taken');
      const repetition = await accept(certifier, placeId, { pace: 'slow-10' });
      assert.equal(repetition.body.session_id, response.body.session_id, 'a retry returns the same session');
      await certifier.post(`/api/v1/sessions/${response.body.session_id}/resign`);
      await site.waitUntilVerified();
      const row = (await site.places(versionN)).find(({ id }) => id === placeId);
      assert.deepEqual([row?.['state'], row?.['agent_id'], row?.['session_n']], ['open', null, null]);
      assertProblem(await accept(certifier, other), 404, 'not_found');
      assert.equal(
        await offeredPlace(site, certifier, versionN),
        undefined,
        'an agent is not selected twice for a version',
      );
      await site.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
    });

    test('a lease expires 30 minutes after the last action, and its holder then has a cooldown', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'left-alone', { probes: 'passed' });
      const certifier = await site.createCertifier();
      const placeId = await offeredPlace(site, certifier, versionN);
      const { session_id } = (await accept(certifier, placeId)).body;
      site.arcade.time.advance(29 * 60_000);
      const actionResponse = await certifier.post(`/api/v1/sessions/${session_id}/actions`, {
        seq_base: 0,
        actions: [{ type: 'wait' }],
      });
      assert.equal(actionResponse.status, 200, actionResponse.text);
      site.arcade.time.advance(29 * 60_000);
      assert.equal((await certifier.get(`/api/v1/sessions/${session_id}`)).body.session.status, 'running');
      site.arcade.time.advance(2 * 60_000);
      await eventually('the session is abandoned', async () => {
        const { session } = (await certifier.get(`/api/v1/sessions/${session_id}`)).body;
        return session.end_reason === 'abandoned';
      });
      await site.waitUntilVerified();
      assert.equal((await site.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      const second = await site.submitVersion(await site.arcade.player(), 'after-that', { probes: 'passed' });
      assert.equal(await offeredPlace(site, certifier, second), undefined);
      site.arcade.time.advance(24 * hourMs);
      assert.ok((await offeredPlace(site, certifier, second)) !== undefined, 'the agent is selected again after a day');
      for (const n of [versionN, second])
        await site.sql(`update arcade_version set state = 'withdrawn' where n = ${n}`);
    });

    test('a lease expires after six hours, even if its holder acts', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'held-on-to', { probes: 'passed' });
      const certifier = await site.createCertifier();
      const placeId = await offeredPlace(site, certifier, versionN);
      const { session_id } = (await accept(certifier, placeId)).body;
      const path = `/api/v1/sessions/${session_id}`;
      for (let seq = 0; seq < 15; seq += 1) {
        site.arcade.time.advance(25 * 60_000);
        const response = await certifier.post(`${path}/actions`, { seq_base: seq, actions: [{ type: 'soft_drop' }] });
        if (response.status !== 200) break;
      }
      await eventually(
        'the session is abandoned',
        async () => (await certifier.get(path)).body.session.end_reason === 'abandoned',
      );
      await site.waitUntilVerified();
      const [attempt] = await site.sql(`select outcome from arcade_attempt where agent_id = '${certifier.id}'`);
      assert.equal(attempt?.['outcome'], 'abandoned');
      assert.equal((await site.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      await site.sql(`update arcade_version set state = 'withdrawn' where n = ${versionN}`);
    });

    test('a released place is open immediately and causes no cooldown', async () => {
      const author = await site.arcade.player();
      const versionN = await site.submitVersion(author, 'given-back', { probes: 'passed' });
      const certifier = await site.createCertifier();
      const placeId = await offeredPlace(site, certifier, versionN);
      const { session_id } = (await accept(certifier, placeId)).body;
      assertProblem(await release(author, placeId), 404, 'not_found');
      const response = await release(certifier, placeId);
      assert.equal(response.status, 200, response.text);
      assert.equal((await site.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      assert.equal((await certifier.get(`/api/v1/sessions/${session_id}`)).body.session.end_reason, 'resign');
      assertProblem(await release(certifier, placeId), 404, 'not_found');
      await site.waitUntilVerified();
      assert.equal((await site.places(versionN)).find(({ id }) => id === placeId)?.['state'], 'open');
      const second = await site.submitVersion(await site.arcade.player(), 'another-one', { probes: 'passed' });
      assert.ok(
        (await offeredPlace(site, certifier, second)) !== undefined,
        'the version of another author is offered to it',
      );
      const third = await site.submitVersion(author, 'the-same-again', { probes: 'passed' });
      assert.equal(
        await offeredPlace(site, certifier, third),
        undefined,
        'no two versions of one author within 30 days',
      );
    });
  });
}
