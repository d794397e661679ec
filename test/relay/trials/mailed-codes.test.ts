import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { minuteMs } from '../../../src/core/base/clock.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type Nodes, topologies } from '../../support/nodes.ts';
import { startServer } from '../../support/server.ts';

const concurrency = 20;

for (const topology of topologies) {
  describe(`trials by mail on ${topology.name}`, { skip: topology.missing }, () => {
    let mail: MailServer;
    let nodes: Nodes;
    before(async () => {
      mail = await startMailServer();
      nodes = await topology.start({ RIALTO_MODULES: 'relay', ...mail.environment });
    });
    after(async () => {
      await nodes.close();
      await mail.close();
    });
    const url = (nodeIndex = 0) => nodes.url(nodeIndex);
    const requestCode = (email: string, nodeIndex = 0) => requestCodeAt(url(nodeIndex), email);
    const confirm = (email: string, code: string, nodeIndex = 0) => confirmAt(url(nodeIndex), email, code);
    const listDeliveries = (key: string) => listDeliveriesAt(url(), key);

    test('a code is sent by mail and can be exchanged for a key', async () => {
      const response = await requestCode('First@shop.example');
      assert.equal(response.status, 201, response.text);
      const { api_key, account_id, code_expires_at } = response.body;
      assert.deepEqual([api_key, account_id], [null, null]);
      const remainingMs = Date.parse(code_expires_at) - Date.now();
      assert.ok(remainingMs > 29 * minuteMs && remainingMs <= 30 * minuteMs);
      const code = await mail.codeFor('First@shop.example');
      const newestMail = mail.mails.at(-1);
      assert.deepEqual([newestMail?.from, newestMail?.to], ['relay@rialto.example', ['First@shop.example']]);
      assert.ok(newestMail?.source.includes(`${url()}/relay/`));
      const confirmation = await confirm('first@SHOP.example', code.toLowerCase().replace('-', ' '), 1);
      assert.equal(confirmation.status, 201, confirmation.text);
      assert.ok(isApiKey(confirmation.body.api_key));
      assert.equal((await listDeliveries(confirmation.body.api_key)).status, 200);
    });

    test('the code can be entered again until the key has been used', async () => {
      const email = 'lost@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const lostResponse = await confirm(email, code);
      const secondResponse = await confirm(email, code, 1);
      assert.equal(secondResponse.body.account_id, lostResponse.body.account_id);
      assertProblem(await listDeliveries(lostResponse.body.api_key), 401, 'credential_revoked');
      assert.equal((await listDeliveries(secondResponse.body.api_key)).status, 200);
      assertProblem(await confirm(email, code), 409, 'trial_taken');
      assert.equal((await listDeliveries(secondResponse.body.api_key)).status, 200);
    });

    test(`${concurrency} concurrent confirmations leave one valid key`, async () => {
      const email = 'race@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, callIndex) => confirm(email, code, callIndex)),
      );
      for (const { status, text } of responses) assert.equal(status, 201, text);
      assert.equal(new Set(responses.map(({ body }) => body.account_id)).size, 1);
      const listResponses = await Promise.all(responses.map(({ body }) => listDeliveries(body.api_key)));
      assert.equal(listResponses.filter(({ status }) => status === 200).length, 1);
    });

    test('a request for an address with a trial gets the same response as others, and the owner gets a mail', async () => {
      const email = 'owner@shop.example';
      await requestCode(email);
      const { body } = await confirm(email, await mail.codeFor(email));
      assert.equal((await listDeliveries(body.api_key)).status, 200);
      const mailCountBefore = mail.mails.length;
      const [responseForKnown, responseForUnknown] = [
        await requestCode('OWNER+other@shop.example'),
        await requestCode('nobody@shop.example'),
      ];
      const { code_expires_at: _knownExpiry, ...bodyForKnown } = responseForKnown.body;
      const { code_expires_at: _unknownExpiry, ...bodyForUnknown } = responseForUnknown.body;
      assert.deepEqual([responseForKnown.status, bodyForKnown], [responseForUnknown.status, bodyForUnknown]);
      const ownerMail = mail.mails.slice(mailCountBefore).find(({ to }) => to.includes('OWNER+other@shop.example'));
      assert.match(ownerMail?.source ?? '', /Subject: This address has already had a trial/);
      // Only the body is searched, because ids in the headers may look like codes.
      assert.doesNotMatch(ownerMail?.source.split('\r\n\r\n').slice(1).join() ?? '', /[2-9A-Z]{4}-[2-9A-Z]{4}/);
      // The same mail is sent to an address whose account was removed.
      assert.match(ownerMail?.source.replaceAll('=\r\n', '') ?? '', /unless it was revoked or the account was removed/);
      assert.equal((await listDeliveries(body.api_key)).status, 200);
    });

    test('after five wrong codes the right one is refused, and a new one is valid', async () => {
      const email = 'guessed@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const wrongCode = code.startsWith('A') ? 'BBBB-BBBB' : 'AAAA-AAAA';
      for (let attempt = 1; attempt <= 5; attempt += 1)
        assertProblem(await confirm(email, wrongCode, attempt), 403, 'trial_code_refused');
      assertProblem(await confirm(email, code), 403, 'trial_code_refused');
      await requestCode(email);
      const newCode = await mail.codeFor(email);
      assertProblem(await confirm(email, wrongCode), 403, 'trial_code_refused');
      assert.equal((await confirm(email, newCode)).status, 201);
    });

    test('a code is valid only with the plus suffix of the address that it was sent to', async () => {
      await requestCode('bound+a@shop.example');
      const code = await mail.codeFor('bound+a@shop.example');
      assertProblem(await confirm('bound@shop.example', code), 403, 'trial_code_refused');
      assert.equal((await confirm('bound+a@shop.example', code)).status, 201);
    });

    test('an address with list separators, angle brackets, quotes or a path gets no mail', async () => {
      const mailCountBefore = mail.mails.length;
      const lists = ['a,b@shop.example', '<x>@shop.example', 'a@shop.example;b', '"q"@shop.example'];
      const hosts = ['a@shop.example/b.example', 'a@shop.example?b', 'a@shop.example#b', 'a@shop%2Eexample'];
      for (const email of [...lists, ...hosts]) assertProblem(await requestCode(email), 400, 'invalid_input', email);
      assert.equal(mail.mails.length, mailCountBefore);
    });
  });
}

test('a code is no longer valid after 30 minutes', async (t) => {
  const clock = fakeClock();
  const mail = await startMailServer();
  const server = await startServer({ RIALTO_MODULES: 'relay', ...mail.environment }, clock);
  t.after(() => Promise.all([server.close(), mail.close()]));
  const email = 'late@shop.example';
  await requestCodeAt(server.url, email);
  const code = await mail.codeFor(email);
  clock.advance(30 * minuteMs);
  assertProblem(await confirmAt(server.url, email, code), 403, 'trial_code_refused');
});

test('mails that fail temporarily leave the previous code valid and do not count towards the rate limit', async (t) => {
  let smtpCode: string | null = null;
  const mail = await startMailServer({
    onRcptTo: (_to, _session, done) =>
      smtpCode === null ? done() : done(Object.assign(new Error('no'), { responseCode: Number(smtpCode) })),
  });
  const server = await startServer({ RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'on', ...mail.environment });
  t.after(() => Promise.all([server.close(), mail.close()]));
  const email = 'later@shop.example';
  await requestCodeAt(server.url, email);
  const code = await mail.codeFor(email);
  smtpCode = '451';
  // More requests than an IP address can make in a day: mails that could not be sent do not count.
  for (let requestCount = 0; requestCount < 6; requestCount += 1) {
    const response = await requestCodeAt(server.url, email);
    assertProblem(response, 503, 'mail_unavailable');
    assert.equal(response.headers['retry-after'], '60');
  }
  smtpCode = '550';
  const rejection = await requestCodeAt(server.url, 'nobody@shop.example');
  assertProblem(rejection, 400, 'invalid_input');
  assert.equal(rejection.body.errors[0].code, 'undeliverable');
  smtpCode = null;
  assert.equal((await confirmAt(server.url, email, code)).status, 201);
  assert.equal((await requestCodeAt(server.url, 'other@shop.example')).status, 201);
  // An IP address has three requests a day: the first one, the one with a rejected address and the previous one.
  assertProblem(await requestCodeAt(server.url, 'fourth@shop.example'), 429, 'rate_limited');
});

test('requests with other spellings of an address do not use up its limit of recovery mails', async (t) => {
  const mail = await startMailServer();
  const proxySettings = { RIALTO_RATE_LIMITS: 'on', RIALTO_TRUST_PROXY: '127.0.0.1' };
  const server = await startServer({ RIALTO_MODULES: 'relay', ...proxySettings, ...mail.environment });
  t.after(() => Promise.all([server.close(), mail.close()]));
  const recover = (email: string, clientAddress: string) =>
    post(`${server.url}/relay/api/v1/keys/recover`, { email }, [['X-Forwarded-For', clientAddress]]);
  for (let count = 0; count < 3; count += 1) {
    assertProblem(await recover('owner+,@shop.example', '192.0.2.1'), 400, 'invalid_input');
    assert.equal((await recover('owner+x@shop.example', '192.0.2.2')).status, 200);
  }
  for (let count = 0; count < 5; count += 1)
    assert.equal((await recover('owner@shop.example', '192.0.2.3')).status, 200);
  assertProblem(await recover('owner@shop.example', '192.0.2.4'), 429, 'rate_limited');
});

test('a request for a code gets 503 mail_unavailable while the mail server is unavailable', async (t) => {
  const mail = await startMailServer();
  await mail.close();
  const server = await startServer({ RIALTO_MODULES: 'relay', ...mail.environment });
  t.after(() => server.close());
  assertProblem(await requestCodeAt(server.url, 'anybody@shop.example'), 503, 'mail_unavailable');
});

test('an IP address can try 20 codes an hour', async (t) => {
  const server = await startServer({ RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'on' });
  t.after(() => server.close());
  for (let attempt = 0; attempt < 20; attempt += 1)
    assertProblem(await confirmAt(server.url, `a${attempt}@shop.example`, 'AAAA-AAAA'), 403, 'trial_code_refused');
  const limitedResponse = await confirmAt(server.url, 'last@shop.example', 'AAAA-AAAA');
  assertProblem(limitedResponse, 429, 'rate_limited');
  assert.equal(limitedResponse.body.limit, 'relay-confirmations');
});

function requestCodeAt(url: string, email: string): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/trials`, { email });
}

function confirmAt(url: string, email: string, code: string): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/trials/confirm`, { email, code });
}

function listDeliveriesAt(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/deliveries`, { headers: [bearer(key)] });
}
