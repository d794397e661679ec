// Slow on a busy machine: starts servers on both databases.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { startSession, type TestArcade } from '../arcade/live/test-arcade.ts';
import { gridOf, testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import type { Player } from '../support/arcade.ts';
import { eventually } from '../support/eventually.ts';
import { assertProblem, bearer, post } from '../support/http.ts';
import { rawRows } from '../support/raw-rows.ts';
import { newCredential } from '../support/server.ts';

// Sessions that start while the operator suspends a version or an agent.

const adminKey = newCredential();
const adminKeyHash = createHash('sha256').update(adminKey).digest('hex');
const game = 'rialto-sprint';
const version = '1.0.1';

for (const kind of testArcadeKinds) {
  describe(`sessions during a suspension on ${kind.name}`, { skip: kind.missing }, async () => {
    const options = { RIALTO_ADMIN_KEY_SHA256: adminKeyHash };
    const arcade = kind.missing === false ? await kind.open({ after }, options) : (undefined as unknown as TestArcade);
    const admin = async (path: string, body: object) => {
      const response = await post(`${arcade.url}${path}`, { reason: 'A test.', ...body }, [bearer(adminKey)]);
      assert.equal(response.status, 200, response.text);
    };
    const suspendVersion = () =>
      admin(`/arcade/api/v1/admin/games/${game}/versions/${version}/suspend`, { reason_code: 'other' });
    const restoreVersion = () => admin(`/arcade/api/v1/admin/games/${game}/versions/${version}/restore`, {});
    const enterDuel = (player: Player, slug = game) =>
      player.post(`/api/v5/tasks/duel~${slug}~${version}~1/accept`, { pace: 'stepped' });
    const statusOf = async (player: Player, id: string) => {
      const { status, end_reason } = (await player.get(`/api/v1/sessions/${id}`)).body.session;
      return [status, end_reason];
    };

    test('a session with an open seat does not start after the suspension of a player', async () => {
      const [host, guest] = [await arcade.player(), await arcade.player()];
      const id = await startSession(host, gridOf(2));
      await admin('/admin/api/v1/suspend', { module: 'arcade', account: host.id });
      const response = await guest.post(`/api/v1/sessions/${id}/join`);
      // The session is not visible to the guest once the sweeper has ended it.
      assert.ok(['session_over', 'not_found'].includes(response.body.code), response.text);
    });

    if (kind.name !== 'PostgreSQL') return;

    /** Runs statements in a transaction that stays open until `commit`. */
    const openTransaction = async (t: TestContext, ...statements: readonly string[]) => {
      const client = new pg.Client({ connectionString: arcade.databaseUrl as string });
      await client.connect();
      t.after(() => client.end());
      await client.query('begin');
      for (const statement of statements) await client.query(statement);
      return { commit: () => client.query('commit') };
    };
    const waitingStatements = async () => {
      const [row] = await rawRows(
        { dataDir: '', databaseUrl: arcade.databaseUrl },
        `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return Number(row?.['waiting']);
    };

    test('a session whose creation began before the suspension of its version is voided', async (t) => {
      const player = await arcade.player();
      // The creation reads this table after the version.
      const transaction = await openTransaction(t, 'lock table arcade_frozen_build in access exclusive mode');
      const creation = player.post('/api/v1/sessions', { game, pace: 'stepped' });
      await eventually('the creation waits', async () => (await waitingStatements()) === 1);
      let isSuspended = false;
      t.after(restoreVersion);
      const suspension = suspendVersion().then(() => {
        isSuspended = true;
      });
      await eventually(
        'the suspension waits or has ended',
        async () => isSuspended || (await waitingStatements()) === 2,
      );
      await transaction.commit();
      await suspension;
      const { session } = (await creation).body;
      await eventually(
        'the session is voided',
        async () => (await statusOf(player, session.id))[1] === 'voided',
        10_000,
      );
    });

    test('a duel whose acceptance waited for the suspension of its version is refused', async (t) => {
      const player = await arcade.player();
      const transaction = await openTransaction(
        t,
        `select 1 from arcade_game where slug = '${game}' for update`,
        `update arcade_version set state = 'suspended' where slug = '${game}' and version = '${version}'`,
      );
      const acceptance = enterDuel(player);
      await eventually('the acceptance waits', async () => (await waitingStatements()) === 1);
      await transaction.commit();
      assertProblem(await acceptance, 404, 'not_found');
      await rawRows(
        { dataDir: '', databaseUrl: arcade.databaseUrl },
        `update arcade_version set state = 'released' where slug = '${game}' and version = '${version}'`,
      );
    });

    test('a duel does not start with an agent that is suspended during the acceptance', async (t) => {
      const [waitingAgent, agent] = [await arcade.player(), await arcade.player()];
      const waitingId = (await enterDuel(waitingAgent)).body.session_id;
      const transaction = await openTransaction(
        t,
        `update arcade_session set void_reason = 'A test.', check_us = 0 where id = '${waitingId}'`,
      );
      const acceptance = enterDuel(agent);
      await eventually('the acceptance waits', async () => (await waitingStatements()) === 1);
      await transaction.commit();
      const { session_id: id } = (await acceptance).body;
      assert.deepEqual(await statusOf(agent, id), ['waiting', null]);
      await eventually('the session is voided', async () => (await statusOf(waitingAgent, waitingId))[1] === 'voided');
    });
  });
}
