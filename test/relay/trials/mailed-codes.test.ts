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

for (const layout of topologies) {
  describe(`trials by mail on ${layout.name}`, { skip: layout.missing }, () => {
    let mail: MailServer;
    let nodes: Nodes;
    before(async () => {
      mail = await startMailServer();
      nodes = await layout.start({ RIALTO_MODULES: 'relay', ...mail.environment });
    });
    after(async () => {
      await nodes.close();
      await mail.close();
    });
    const url = (nodeIndex = 0) => nodes.servers[nodeIndex % nodes.servers.length]?.url ?? '';
    const requestCode = (email: string, nodeIndex = 0) => requestCodeAt(url(nodeIndex), email);
    const confirm = (email: string, code: string, nodeIndex = 0) => confirmAt(url(nodeIndex), email, code);
    const readUsage = (key: string) => readUsageAt(url(), key);

    test('a code is sent by mail and can be exchanged for a key', async () => {
      const response = await requestCode('First@shop.example');
      assert.equal(response.status, 201, response.text);
      const { api_key, account_id, code_expires_at } = response.body;
      assert.deepEqual([api_key, account_id], [null, null]);
      const leftMs = Date.parse(code_expires_at) - Date.now();
      assert.ok(leftMs > 29 * minuteMs && leftMs <= 30 * minuteMs);
      const code = await mail.codeFor('First@shop.example');
      const newest = mail.mails.at(-1);
      assert.deepEqual([newest?.from, newest?.to], ['relay@rialto.example', ['First@shop.example']]);
      assert.ok(newest?.source.includes(`${url()}/relay/`));
      const confirmed = await confirm('first@SHOP.example', code.toLowerCase().replace('-', ' '), 1);
      assert.equal(confirmed.status, 201, confirmed.text);
      assert.ok(isApiKey(confirmed.body.api_key));
      assert.equal((await readUsage(confirmed.body.api_key)).status, 200);
    });

    test('the code may be repeated until the key has been used', async () => {
      const email = 'lost@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const lostResponse = await confirm(email, code);
      const secondResponse = await confirm(email, code, 1);
      assert.equal(secondResponse.body.account_id, lostResponse.body.account_id);
      assertProblem(await readUsage(lostResponse.body.api_key), 401, 'credential_revoked');
      assert.equal((await readUsage(secondResponse.body.api_key)).status, 200);
      assertProblem(await confirm(email, code), 409, 'trial_taken');
      assert.equal((await readUsage(secondResponse.body.api_key)).status, 200);
    });

    test(`${concurrency} concurrent confirmations leave one key`, async () => {
      const email = 'race@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, nodeIndex) => confirm(email, code, nodeIndex)),
      );
      for (const { status, text } of responses) assert.equal(status, 201, text);
      assert.equal(new Set(responses.map(({ body }) => body.account_id)).size, 1);
      const usageResponses = await Promise.all(responses.map(({ body }) => readUsage(body.api_key)));
      assert.equal(usageResponses.filter(({ status }) => status === 200).length, 1);
    });

    test('a request for an address with a trial gets the same response as others, and the owner gets a mail', async () => {
      const email = 'owner@shop.example';
      await requestCode(email);
      const { body } = await confirm(email, await mail.codeFor(email));
      assert.equal((await readUsage(body.api_key)).status, 200);
      const before = mail.mails.length;
      const [known, unknown] = [
        await requestCode('OWNER+other@shop.example'),
        await requestCode('nobody@shop.example'),
      ];
      const { code_expires_at: _one, ...responseForKnown } = known.body;
      const { code_expires_at: _other, ...responseForUnknown } = unknown.body;
      assert.deepEqual([known.status, responseForKnown], [unknown.status, responseForUnknown]);
      const received = mail.mails.slice(before).find(({ to }) => to.includes('OWNER+other@shop.example'));
      assert.match(received?.source ?? '', /Subject: This address has already had a trial/);
      // Ids in the headers may look like codes.
      assert.doesNotMatch(received?.source.split('\r\n\r\n').slice(1).join() ?? '', /[2-9A-Z]{4}-[2-9A-Z]{4}/);
      // It is also sent to an address whose account was removed.
      assert.match(received?.source.replaceAll('=\r\n', '') ?? '', /unless it was revoked or the account was removed/);
      assert.equal((await readUsage(body.api_key)).status, 200);
    });

    test('after five wrong codes the right one is refused, and a new one is valid', async () => {
      const email = 'guessed@shop.example';
      await requestCode(email);
      const code = await mail.codeFor(email);
      const wrong = code.startsWith('A') ? 'BBBB-BBBB' : 'AAAA-AAAA';
      for (let tries = 1; tries <= 5; tries += 1)
        assertProblem(await confirm(email, wrong, tries), 403, 'trial_code_refused');
      assertProblem(await confirm(email, code), 403, 'trial_code_refused');
      await requestCode(email);
      const newCode = await mail.codeFor(email);
      assertProblem(await confirm(email, wrong), 403, 'trial_code_refused');
      assert.equal((await confirm(email, newCode)).status, 201);
    });

    test('a code is valid only for the exact address that it was sent to', async () => {
      await requestCode('bound+a@shop.example');
      const code = await mail.codeFor('bound+a@shop.example');
      assertProblem(await confirm('bound@shop.example', code), 403, 'trial_code_refused');
      assert.equal((await confirm('bound+a@shop.example', code)).status, 201);
    });

    test('an address with a display name or a list gets no mail', async () => {
      const before = mail.mails.length;
      for (const email of ['a,b@shop.example', '<x>@shop.example', 'a@shop.example;b', '"q"@shop.example'])
        assertProblem(await requestCode(email), 400, 'invalid_input', email);
      assert.equal(mail.mails.length, before);
    });
  });
}

test('a code is valid for 30 minutes', async (t) => {
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

test('after a failed mail the previous code stays valid, and a retry works', async (t) => {
  let refusal: string | null = null;
  const mail = await startMailServer({
    onRcptTo: (_to, _session, done) =>
      refusal === null ? done() : done(Object.assign(new Error('no'), { responseCode: Number(refusal) })),
  });
  const server = await startServer({ RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'on', ...mail.environment });
  t.after(() => Promise.all([server.close(), mail.close()]));
  const email = 'later@shop.example';
  await requestCodeAt(server.url, email);
  const code = await mail.codeFor(email);
  refusal = '451';
  // More often than the limit of a network: mails that could not be sent do not count.
  for (let times = 0; times < 6; times += 1) {
    const response = await requestCodeAt(server.url, email);
    assertProblem(response, 503, 'mail_unavailable');
    assert.equal(response.headers['retry-after'], '60');
  }
  refusal = '550';
  const refused = await requestCodeAt(server.url, 'nobody@shop.example');
  assertProblem(refused, 400, 'invalid_input');
  assert.equal(refused.body.errors[0].code, 'undeliverable');
  refusal = null;
  assert.equal((await confirmAt(server.url, email, code)).status, 201);
  assert.equal((await requestCodeAt(server.url, 'other@shop.example')).status, 201);
  assertProblem(await requestCodeAt(server.url, 'fourth@shop.example'), 429, 'rate_limited');
});

test('an unavailable mail server gets 503 mail_unavailable', async (t) => {
  const mail = await startMailServer();
  await mail.close();
  const server = await startServer({ RIALTO_MODULES: 'relay', ...mail.environment });
  t.after(() => server.close());
  assertProblem(await requestCodeAt(server.url, 'anybody@shop.example'), 503, 'mail_unavailable');
});

test('codes can be tried 20 times an hour from one network', async (t) => {
  const server = await startServer({ RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'on' });
  t.after(() => server.close());
  for (let tries = 0; tries < 20; tries += 1)
    assertProblem(await confirmAt(server.url, `a${tries}@shop.example`, 'AAAA-AAAA'), 403, 'trial_code_refused');
  const limited = await confirmAt(server.url, 'last@shop.example', 'AAAA-AAAA');
  assertProblem(limited, 429, 'rate_limited');
  assert.equal(limited.body.limit, 'relay-confirmations');
});

function requestCodeAt(url: string, email: string): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/trials`, { email });
}

function confirmAt(url: string, email: string, code: string): Promise<HttpResponse> {
  return post(`${url}/relay/api/v1/trials/confirm`, { email, code });
}

function readUsageAt(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/deliveries`, { headers: [bearer(key)] });
}
