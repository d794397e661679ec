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
const codePattern = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

const requestCodeAt = (url: string, email: string) => post(`${url}/relay/api/v1/keys/recover`, { email });
const confirmAt = (url: string, email: string, code: string) =>
  post(`${url}/relay/api/v1/keys/recover/confirm`, { email, code });
const readUsage = (url: string, key: string) => send(`${url}/relay/api/v1/usage`, { headers: [bearer(key)] });

/** Starts a trial by mail and uses its key. */
async function startTrialAndUseKey(url: string, mail: MailServer, email: string): Promise<HttpResponse['body']> {
  assert.equal((await post(`${url}/relay/api/v1/trials`, { email })).status, 201);
  const code = await mail.codeFor(email);
  const { body, text } = await post(`${url}/relay/api/v1/trials/confirm`, { email, code });
  assert.equal((await readUsage(url, body.api_key)).status, 200, text);
  return body;
}

for (const topology of topologies) {
  describe(`recovering a key on ${topology.name}`, { skip: topology.missing }, () => {
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
    const newestMailBody = () => {
      const source = mail.mails.at(-1)?.source ?? '';
      return source.slice(source.indexOf('\r\n\r\n'));
    };

    async function requestCode(email: string): Promise<string> {
      const response = await requestCodeAt(url(), email);
      assert.equal(response.status, 200, response.text);
      return mail.codeFor(email);
    }

    test('confirming the mailed code issues a new key of the account and revokes the old key on every node', async () => {
      const email = 'Lost@shop.example';
      const trial = await startTrialAndUseKey(url(), mail, email);
      assert.equal((await requestCodeAt(url(), 'lost@SHOP.example')).status, 200);
      const code = await mail.codeFor(email);
      assert.equal((await readUsage(url(1), trial.api_key)).status, 200, 'a request changes nothing');
      const response = await confirmAt(url(1), 'lost@shop.example', code);
      assert.equal(response.status, 201, response.text);
      assert.ok(isApiKey(response.body.api_key));
      assert.equal(response.body.account_id, trial.account_id);
      for (const nodeIndex of [0, 1, 2])
        assertProblem(await readUsage(url(nodeIndex), trial.api_key), 401, 'credential_revoked');
      assert.equal((await readUsage(url(2), response.body.api_key)).body.account_id, trial.account_id);
    });

    test('a code can be confirmed again until the key that it issued has been used', async () => {
      const email = 'repeated@shop.example';
      await startTrialAndUseKey(url(), mail, email);
      const code = await requestCode(email);
      const [lostResponse, secondResponse] = [
        await confirmAt(url(), email, code),
        await confirmAt(url(1), email, code),
      ];
      assertProblem(await readUsage(url(), lostResponse.body.api_key), 401, 'credential_revoked');
      assert.equal((await readUsage(url(), secondResponse.body.api_key)).status, 200);
      assertProblem(await confirmAt(url(), email, code), 403, 'trial_code_refused');
      assert.equal((await readUsage(url(), secondResponse.body.api_key)).status, 200);
    });

    test(`${concurrency} concurrent confirmations leave one valid key, also during a rotation`, async () => {
      const email = 'race@shop.example';
      const { api_key: oldKey } = await startTrialAndUseKey(url(), mail, email);
      const code = await requestCode(email);
      const rotations = [1, 2].map((nodeIndex) =>
        post(`${url(nodeIndex)}/relay/api/v1/keys/rotate`, {}, [bearer(oldKey)]),
      );
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, callIndex) => confirmAt(url(callIndex), email, code)),
      );
      const rotatedKeys = (await Promise.all(rotations)).flatMap(({ body }) => body.api_key ?? []);
      for (const { status, text } of responses) assert.equal(status, 201, text);
      const keys = [oldKey, ...rotatedKeys, ...responses.map(({ body }) => body.api_key)];
      const usageResponses = await Promise.all(keys.map((key) => readUsage(url(), key)));
      assert.equal(usageResponses.filter(({ status }) => status === 200).length, 1);
    });

    test('rotating a stolen key does not prevent recovery by the owner', async () => {
      const email = 'stolen@shop.example';
      const { api_key: oldKey } = await startTrialAndUseKey(url(), mail, email);
      const code = await requestCode(email);
      const { body } = await post(`${url()}/relay/api/v1/keys/rotate`, {}, [bearer(oldKey)]);
      assert.equal((await readUsage(url(), body.api_key)).status, 200);
      assert.equal((await confirmAt(url(), email, code)).status, 201);
      assertProblem(await readUsage(url(), body.api_key), 401, 'credential_revoked');
    });

    test('an address without an account gets the same response and a mail without a code', async () => {
      const knownEmail = 'known@shop.example';
      await startTrialAndUseKey(url(), mail, knownEmail);
      const statusAndProperties = ({ status, body }: HttpResponse) => [status, Object.keys(body)];
      const response = await requestCodeAt(url(), knownEmail);
      for (const email of ['nobody@shop.example', 'known+other@shop.example']) {
        assert.deepEqual(statusAndProperties(await requestCodeAt(url(), email)), statusAndProperties(response));
        assert.deepEqual(mail.mails.at(-1)?.to, [email]);
        assert.doesNotMatch(newestMailBody(), codePattern);
        assertProblem(await confirmAt(url(), email, '2222-2222'), 403, 'trial_code_refused');
      }
    });

    test('a trial code recovers no key, and five wrong codes invalidate the right one', async () => {
      const email = 'guessed@shop.example';
      await post(`${url()}/relay/api/v1/trials`, { email });
      const trialCode = await mail.codeFor(email);
      const { body } = await post(`${url()}/relay/api/v1/trials/confirm`, { email, code: trialCode });
      const code = await requestCode(email);
      assertProblem(await post(`${url()}/relay/api/v1/trials/confirm`, { email, code }), 403, 'trial_code_refused');
      for (let attempt = 1; attempt <= 5; attempt += 1)
        assertProblem(await confirmAt(url(attempt), email, trialCode), 403, 'trial_code_refused');
      assertProblem(await confirmAt(url(), email, code), 403, 'trial_code_refused');
      assert.equal((await readUsage(url(), body.api_key)).status, 200);
    });
  });
}

test('a recovery code is no longer valid after 30 minutes', async (t) => {
  const clock = fakeClock();
  const mail = await startMailServer();
  const server = await startServer({ RIALTO_MODULES: 'relay', ...mail.environment }, clock);
  t.after(() => Promise.all([server.close(), mail.close()]));
  const email = 'late@shop.example';
  await startTrialAndUseKey(server.url, mail, email);
  await requestCodeAt(server.url, email);
  const code = await mail.codeFor(email);
  clock.advance(30 * minuteMs);
  assertProblem(await confirmAt(server.url, email, code), 403, 'trial_code_refused');
});

test('an IP address can request five codes a day, for any email addresses', async (t) => {
  const mail = await startMailServer();
  const server = await startServer({ RIALTO_MODULES: 'relay', RIALTO_RATE_LIMITS: 'on', ...mail.environment });
  t.after(() => Promise.all([server.close(), mail.close()]));
  for (let index = 0; index < 5; index += 1)
    assert.equal((await requestCodeAt(server.url, `a${index}@shop.example`)).status, 200);
  const limitedResponse = await requestCodeAt(server.url, 'one-more@shop.example');
  assertProblem(limitedResponse, 429, 'rate_limited');
  assert.equal(limitedResponse.body.limit, 'relay-recoveries');
  assert.equal(mail.mails.length, 5);
});

test('recovery is refused without Retry-After when mail is not configured', async (t) => {
  const server = await startServer({ RIALTO_MODULES: 'relay' });
  t.after(() => server.close());
  const response = await requestCodeAt(server.url, 'lost@shop.example');
  assertProblem(response, 503, 'recovery_not_configured');
  assert.deepEqual([response.headers['retry-after'], response.body.retry_after_seconds], [undefined, undefined]);
});
