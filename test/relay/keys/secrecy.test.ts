import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAbsent } from '../../support/canaries.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { newKey } from '../../support/server.ts';
import { assertNotStored } from '../../support/server-in-folder.ts';

test('no key and no unconfirmed address is in a file, a log or an error', async (t) => {
  const mail = await startMailServer();
  t.after(() => mail.close());
  const email = 'secret.owner@shop.example';
  const unconfirmed = 'passer.by@shop.example';
  const secrets: string[] = [unconfirmed];
  const environment = { RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'off', ...mail.environment };
  await assertNotStored(secrets, environment, async (url) => {
    const api = `${url}/relay/api/v1`;
    const responses: string[] = [];
    const problemOf = (response: HttpResponse) => {
      responses.push(response.text, JSON.stringify(response.headers));
      return response;
    };
    const callWithKey = (method: string, path: string, key: string) =>
      send(`${api}${path}`, { method, headers: [bearer(key), ['Idempotency-Key', newKey()]] });
    problemOf(await post(`${api}/trials`, { email: unconfirmed }));
    problemOf(await post(`${api}/trials`, { email }));
    const code = await mail.codeFor(email);
    problemOf(await post(`${api}/trials/confirm`, { email, code: 'AAAA-AAAA' }));
    const first: string = (await post(`${api}/trials/confirm`, { email, code })).body.api_key;
    const second: string = (await callWithKey('POST', '/keys/rotate', first)).body.api_key;
    secrets.push(first, second);
    for (const key of [first, second, first]) problemOf(await callWithKey('GET', '/deliveries', key));
    problemOf(await post(`${api}/trials/confirm`, { email, code }));
    problemOf(await send(`${api}/deliveries?api_key=${second}`));
    const third: string = (await callWithKey('POST', '/keys/rotate', second)).body.api_key;
    secrets.push(third);
    problemOf(await callWithKey('DELETE', '/keys/current', second));
    problemOf(await callWithKey('DELETE', '/account', third));
    problemOf(await callWithKey('GET', '/deliveries', third));
    return responses;
  });
  assert.equal(secrets.length, 4);
  // assertAbsent detects these texts when they are present.
  assert.throws(() => assertAbsent(secrets, new Map([['a place', Buffer.from(secrets.join(' '))]])));
});
