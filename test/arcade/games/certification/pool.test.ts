// Slow: plays three sessions with each of eleven agents on SQLite and on PostgreSQL.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../../support/arcade.ts';
import { testArcadeKinds } from '../../sessions/test-arcade-kinds.ts';
import {
  acceptPlace,
  type CertificationFixture,
  findOfferedPlace,
  openCertificationFixture,
} from './certification-fixture.ts';

for (const kind of testArcadeKinds) {
  describe(`the pool of P4 places on ${kind.name}`, { skip: kind.missing }, async () => {
    const fixture =
      kind.missing === false
        ? await openCertificationFixture({ after }, kind)
        : (undefined as unknown as CertificationFixture);

    test('counts only agents that can be offered a place of the version', async () => {
      const author = await fixture.arcade.player();
      const certifiers: Player[] = [];
      for (let index = 0; index < 11; index += 1) certifiers.push(await fixture.createCertifier());
      await playOneSession(await fixture.arcade.player());
      await fixture.waitUntilVerified();
      const firstVersionN = await fixture.submitVersion(author, 'first-version', { probes: 'passed' });
      assert.deepEqual(await poolSizesOf(firstVersionN), [11]);
      const otherAuthor = await fixture.arcade.player();
      const otherVersionN = await fixture.submitVersion(otherAuthor, 'other-version', { probes: 'passed' });
      const { certifier: placeHolder, placeId } = await findSelectedCertifier(certifiers, otherVersionN);
      assert.equal((await acceptPlace(placeHolder, placeId)).status, 200);
      const [suspendedAgent, agentInCooldown, relatedAgent] = certifiers.filter(({ id }) => id !== placeHolder.id);
      assert.ok(suspendedAgent && agentInCooldown && relatedAgent, 'there are eleven agents');
      await fixture.sql(`update account set suspended_at = 1 where id = '${suspendedAgent.id}'`);
      const [{ id: otherPlace } = {}] = (await fixture.places(otherVersionN)).filter(({ level }) => level === 'P4');
      const [{ id: firstPlace } = {}] = (await fixture.places(firstVersionN)).filter(({ level }) => level === 'P4');
      await insertAttempt(otherPlace, agentInCooldown, 'abandoned');
      await insertAttempt(firstPlace, relatedAgent, 'filled');
      const secondVersionN = await fixture.submitVersion(author, 'second-version', { probes: 'passed' });
      assert.deepEqual(await poolSizesOf(secondVersionN), [7]);
    });

    /** First certifier that is offered a place: a pool above six selects only some agents at first. */
    async function findSelectedCertifier(certifiers: readonly Player[], versionN: number) {
      for (const certifier of certifiers) {
        const placeId = await findOfferedPlace(fixture, certifier, versionN);
        if (placeId !== undefined) return { certifier, placeId };
      }
      return assert.fail('no certifier is selected');
    }

    async function poolSizesOf(versionN: number): Promise<unknown[]> {
      const places = (await fixture.places(versionN)).filter(({ level }) => level === 'P4');
      return [...new Set(places.map(({ pool }) => pool))];
    }

    async function insertAttempt(placeId: unknown, { id }: Player, outcome: string): Promise<void> {
      const [{ at } = {}] = await fixture.sql(
        `select opened_us / 1000 as at from arcade_place where id = '${placeId}'`,
      );
      await fixture.sql(
        `insert into arcade_attempt (place_id, agent_id, outcome, at) values ('${placeId}', '${id}', '${outcome}', ${at})`,
      );
    }
  });
}

/** Plays one session. A certifier needs three verified replays. */
async function playOneSession(player: Player): Promise<void> {
  const { session } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body;
  const actions = Array.from({ length: 32 }, () => ({ type: 'soft_drop' }));
  await player.post(`/api/v1/sessions/${session.id}/actions`, { seq_base: 0, actions });
  await player.post(`/api/v1/sessions/${session.id}/resign`);
}
