import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../../src/core/base/log.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment } from '../../support/relay.ts';
import { withServerIn } from '../../support/server-in-folder.ts';
import { inTempFolder } from '../../support/temp.ts';

for (const topology of databaseTopologies) {
  describe(`trials on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let trialsUrl: string;
    before(async () => {
      relay = await openRelayTestEnvironment(topology);
      trialsUrl = `${relay.urls[0]}/relay/api/v1/trials`;
    });
    after(() => relay.close());
    const listDeliveries = (key: string) =>
      send(`${relay.urls[0]}/relay/api/v1/deliveries`, { headers: [bearer(key)] });

    test('a trial returns a key that works immediately', async () => {
      const response = await post(trialsUrl, { email: 'First@Shop.example' });
      assert.equal(response.status, 201, response.text);
      const { api_key, plan, limit } = response.body;
      assert.ok(isApiKey(api_key));
      assert.deepEqual({ plan, limit }, { plan: 'trial', limit: 25 });
      const list = await send(`${relay.urls[0]}/relay/api/v1/deliveries`, { headers: [bearer(api_key)] });
      assert.deepEqual(list.body, { deliveries: [], next_cursor: null });
    });

    test('one mailbox has one trial, however it is spelled, once its key has been used', async () => {
      const firstResponse = await post(trialsUrl, { email: 'twice@shop.example' });
      assert.equal((await listDeliveries(firstResponse.body.api_key)).status, 200);
      for (const email of ['twice@shop.example', 'TWICE@Shop.Example', 'twice+2@shop.example', 'twice@shop。example'])
        assertProblem(await post(trialsUrl, { email }), 409, 'trial_taken', email);
      assert.equal((await listDeliveries(firstResponse.body.api_key)).status, 200);
    });

    test('a repeated request replaces the key while it is unused', async () => {
      const firstResponse = await post(trialsUrl, { email: 'again@shop.example' });
      const secondResponse = await post(trialsUrl, { email: 'again+x@shop.example' });
      assert.equal(secondResponse.status, 201, secondResponse.text);
      assert.equal(secondResponse.body.account_id, firstResponse.body.account_id);
      assertProblem(await listDeliveries(firstResponse.body.api_key), 401, 'credential_revoked');
      assert.equal((await listDeliveries(secondResponse.body.api_key)).status, 200);
      assertProblem(await post(trialsUrl, { email: 'again@shop.example' }), 409, 'trial_taken');
    });

    test('twenty concurrent trials of one address leave one valid key', async () => {
      const email = 'together@shop.example';
      const responses = await Promise.all(Array.from({ length: 20 }, () => post(trialsUrl, { email })));
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(responses.map(({ body }) => body.account_id)).size, 1);
      const listResponses = await Promise.all(responses.map(({ body }) => listDeliveries(body.api_key)));
      assert.equal(listResponses.filter(({ status }) => status === 200).length, 1);
      assertProblem(await post(trialsUrl, { email }), 409, 'trial_taken');
    });

    test('an unknown code is refused', async () => {
      const response = await post(`${trialsUrl}/confirm`, { email: 'first@shop.example', code: 'ABCD-EFGH' });
      assertProblem(response, 403, 'trial_code_refused');
    });

    test('an unknown key is refused', async () => {
      const headers = [bearer(`rlk_live_${'a'.repeat(36)}`)] as const;
      const response = await send(`${relay.urls[0]}/relay/api/v1/deliveries`, { headers });
      assertProblem(response, 401, 'credential_unknown');
    });

    test('responses have no CORS headers, and preflights are refused', async () => {
      const headers = [['Origin', 'https://other.example']] as const;
      const response = await send(`${relay.urls[0]}/relay/api/v1/deliveries`, { headers });
      assert.equal(response.headers['access-control-allow-origin'], undefined);
      const preflight = await send(`${relay.urls[0]}/relay/api/v1/deliveries`, { method: 'OPTIONS', headers });
      assertProblem(preflight, 405, 'method_not_allowed');
      assert.equal(preflight.headers['access-control-allow-methods'], undefined);
    });
  });
}

test('the warning that addresses are not confirmed is logged once at start, and not with a mail server', async () => {
  const mail = { RIALTO_SMTP_URL: 'smtp://127.0.0.1:1', RIALTO_SMTP_FROM: 'relay@rialto.example' };
  for (const [environment, expectedCount] of [
    [{}, 1],
    [mail, 0],
  ] as const)
    await inTempFolder(async (folder) => {
      const lines: string[] = [];
      const log = createLog('warn', { write: (line: string) => void lines.push(line) });
      const settings = { RIALTO_MODULES: 'relay', ...environment };
      await withServerIn(folder, settings, log, async (url) =>
        assert.equal((await send(`${url}/healthz`)).status, 200),
      );
      assert.equal(lines.filter((line) => line.includes('RIALTO_SMTP_URL')).length, expectedCount);
    });
});
