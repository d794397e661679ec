import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAbsent } from '../../support/canaries.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { newKey } from '../../support/server.ts';
import { assertNotStored } from '../../support/server-in-folder.ts';

test('no key and no unconfirmed email address is stored, logged or returned, except by the response that issues the key', async (t) => {
  const mail = await startMailServer();
  t.after(() => mail.close());
  const email = 'secret.owner@shop.example';
  const unconfirmedEmail = 'passer.by@shop.example';
  const secrets: string[] = [unconfirmedEmail];
  const environment = { RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'off', ...mail.environment };
  await assertNotStored(secrets, environment, async (url) => {
    const api = `${url}/relay/api/v1`;
    const responses: string[] = [];
    const recordResponse = (response: HttpResponse) => {
      responses.push(response.text, JSON.stringify(response.headers));
      return response;
    };
    const callWithKey = (method: string, path: string, key: string) =>
      send(`${api}${path}`, { method, headers: [bearer(key), ['Idempotency-Key', newKey()]] });
    recordResponse(await post(`${api}/trials`, { email: unconfirmedEmail }));
    recordResponse(await post(`${api}/trials`, { email }));
    const code = await mail.codeFor(email);
    recordResponse(await post(`${api}/trials/confirm`, { email, code: 'AAAA-AAAA' }));
    const firstKey: string = (await post(`${api}/trials/confirm`, { email, code })).body.api_key;
    const secondKey: string = (await callWithKey('POST', '/keys/rotate', firstKey)).body.api_key;
    secrets.push(firstKey, secondKey);
    for (const key of [firstKey, secondKey, firstKey]) recordResponse(await callWithKey('GET', '/deliveries', key));
    recordResponse(await post(`${api}/trials/confirm`, { email, code }));
    recordResponse(await send(`${api}/deliveries?api_key=${secondKey}`));
    const thirdKey: string = (await callWithKey('POST', '/keys/rotate', secondKey)).body.api_key;
    secrets.push(thirdKey);
    recordResponse(await callWithKey('DELETE', '/keys/current', secondKey));
    recordResponse(await callWithKey('DELETE', '/account', thirdKey));
    recordResponse(await callWithKey('GET', '/deliveries', thirdKey));
    return responses;
  });
  assert.equal(secrets.length, 4);
  // assertAbsent detects these texts when they are present.
  assert.throws(() => assertAbsent(secrets, new Map([['a file', Buffer.from(secrets.join(' '))]])));
});
