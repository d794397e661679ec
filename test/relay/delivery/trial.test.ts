import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isApiKey } from '../../../src/relay/rules/api-key.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { openRelaySite, type RelaySite } from '../../support/relay.ts';

for (const store of stores) {
  describe(`trials on ${store.name}`, { skip: store.missing }, () => {
    let site: RelaySite;
    let trials: string;
    before(async () => {
      site = await openRelaySite(store);
      trials = `${site.urls[0]}/relay/api/v1/trials`;
    });
    after(() => site.close());

    test('a trial answers with a key that opens the account at once', async () => {
      const answer = await post(trials, { email: 'First@Shop.example' });
      assert.equal(answer.status, 201, answer.text);
      const { api_key, plan, limit } = answer.body;
      assert.ok(isApiKey(api_key));
      assert.deepEqual({ plan, limit }, { plan: 'trial', limit: 25 });
      const listed = await send(`${site.urls[0]}/relay/api/v1/deliveries`, { headers: [bearer(api_key)] });
      assert.deepEqual(listed.body, { deliveries: [], next_cursor: null });
    });

    test('one mailbox has one trial, however it is spelled', async () => {
      assert.equal((await post(trials, { email: 'twice@shop.example' })).status, 201);
      for (const email of ['twice@shop.example', 'TWICE@Shop.Example', 'twice+2@shop.example'])
        assertProblem(await post(trials, { email }), 409, 'trial_taken', email);
    });

    test('of twenty that begin together with one address one gets a key', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(trials, { email: 'together@shop.example' })),
      );
      assert.equal(answers.filter(({ status }) => status === 201).length, 1);
      assert.equal(answers.filter(({ status }) => status === 409).length, 19);
    });

    test('a key that nobody has opens nothing', async () => {
      const headers = [bearer(`rlk_live_${'a'.repeat(36)}`)] as const;
      const answer = await send(`${site.urls[0]}/relay/api/v1/deliveries`, { headers });
      assertProblem(answer, 401, 'credential_unknown');
    });

    test('no page of another origin may read an answer, and no preflight is answered', async () => {
      const headers = [['Origin', 'https://other.example']] as const;
      const answer = await send(`${site.urls[0]}/relay/api/v1/deliveries`, { headers });
      assert.equal(answer.headers['access-control-allow-origin'], undefined);
      const preflight = await send(`${site.urls[0]}/relay/api/v1/deliveries`, { method: 'OPTIONS', headers });
      assertProblem(preflight, 405, 'method_not_allowed');
      assert.equal(preflight.headers['access-control-allow-methods'], undefined);
    });
  });
}
