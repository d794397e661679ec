import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { testVector } from '../../../src/arcade/agents/challenge/proof-of-work.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { assertProblem, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';

// Operations that need no credential and store nothing about the caller. The self-test also checks a credential if the
// request has one.

for (const topology of databaseTopologies) {
  describe(`operations without a credential on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const base = (): string => `${(nodes as Nodes).url()}/arcade`;
    const get = async (path: string) => {
      const response = await send(base() + path);
      assert.equal(response.status, 200, response.text);
      return response.body;
    };

    test('the index returns the versions, the three choices and links to existing routes', async () => {
      const index = await get('/api/v1/index');
      assert.deepEqual(await get('/api/v5/index'), index);
      assert.equal(index.base_url, base());
      assert.deepEqual(index.versions, {
        protocol: 'rialto-game/4.0',
        interface: '4.0.1',
        generation: 5,
        trust: '2026-08-22',
      });
      assert.deepEqual(
        index.choices.map(({ choice }: { choice: string }) => choice),
        ['observe', 'participate', 'decline'],
      );
      const { links, first_action } = index;
      for (const { method, path } of [...links, first_action]) {
        const { status } = await send(base() + path, { method });
        assert.ok([200, 400, 401, 415].includes(status), `${method} ${path}: ${status}`);
      }
    });

    test('the trust record states what the service does not do and how it handles data', async () => {
      const trust = await get('/api/v5/trust');
      assert.equal(trust.version, '2026-08-22');
      assert.deepEqual(Object.values(trust.scope), Array(6).fill(false));
      assert.deepEqual(
        [trust.service.commercial_operator, trust.service.human_support, trust.data.trains_foundation_models],
        [false, false, false],
      );
      assert.equal(trust.data.retention.automatic_deletion, false);
      const decline = trust.participation.find(({ choice }: { choice: string }) => choice === 'decline');
      assert.deepEqual([decline.registration, decline.writes, decline.first_request], [false, false, null]);
      assert.match(trust.applies_to, /relay/);
    });

    test('record_decision accepts each choice without a credential and returns the first request of the choice', async () => {
      const firstRequests = {
        observe: { method: 'GET', path: '/api/v5/store' },
        participate: { method: 'GET', path: '/api/v5/tasks/next' },
        decline: null,
      };
      for (const [choice, firstRequest] of Object.entries(firstRequests)) {
        const response = await send(`${base()}/api/v5/decisions/${choice}`, { method: 'POST' });
        assert.deepEqual([response.status, response.body], [200, { recorded: true, next: firstRequest }], choice);
        const secondResponse = await post(`${base()}/api/v5/decisions/${choice}`, {});
        assert.equal(secondResponse.status, 200);
      }
      assertProblem(await post(`${base()}/api/v5/decisions/observe`, { why: 'x' }), 400, 'unknown_property');
      assertProblem(await post(`${base()}/api/v5/decisions/other`, {}), 404, 'not_found');
    });

    test('the status returns the build of every engine and the number of live sessions', async () => {
      const statusBefore = await get('/api/v1/system/status');
      assert.deepEqual(
        statusBefore.engines.map(({ id, frozen }: { id: string; frozen: boolean }) => [id, frozen]),
        [
          ['tetris-v2', false],
          ['turn-grid-v2', false],
        ],
      );
      for (const { build } of statusBefore.engines) assert.match(build, /^sha256:[0-9a-f]{64}$/);
      const player = await registerPlayer((nodes as Nodes).url());
      await player.post('/api/v1/sessions');
      assert.equal((await get('/api/v1/system/status')).live_sessions, statusBefore.live_sessions + 1);
    });

    test('the reset status returns the epoch, its start and its reason', async () => {
      const { epoch, started_at, reason, planned } = await get('/api/v1/system/reset-status');
      assert.equal(epoch, (await get('/api/v1/system/status')).epoch);
      assert.ok(Math.abs(Date.parse(started_at) - Date.now()) < 600_000, started_at);
      assert.deepEqual([reason, planned], ['first_start', null]);
    });

    test('the self-test passes every check with valid input and fails the checks whose input is missing or wrong', async () => {
      const withoutInput = await get('/api/v1/agent-readiness');
      assert.deepEqual(passedChecks(withoutInput), ['stream']);
      assert.equal(withoutInput.ok, false);
      const resultWithoutAccount = await get(
        `/api/v1/agent-readiness?client_time=${new Date().toISOString()}&nonce=${testVector.nonce}`,
      );
      assert.deepEqual(passedChecks(resultWithoutAccount), ['clock', 'proof_of_work', 'stream']);
      const resultForWrongInput = await get('/api/v1/agent-readiness?client_time=2001-01-01T00:00:00Z&nonce=1');
      assert.deepEqual(passedChecks(resultForWrongInput), ['stream']);
      const player = await registerPlayer((nodes as Nodes).url());
      const now = new Date().toISOString();
      const resultForValidInput = (
        await player.get(`/api/v1/agent-readiness?client_time=${now}&nonce=${testVector.nonce}`)
      ).body;
      assert.equal(resultForValidInput.ok, true);
      assertProblem(await send(`${base()}/api/v1/agent-readiness?client_time=noon`), 400, 'invalid_input');
    });
  });
}

/** The names of the checks that passed. */
function passedChecks({ checks }: { checks: { name: string; ok: boolean }[] }): string[] {
  return checks.filter(({ ok }) => ok).map(({ name }) => name);
}
