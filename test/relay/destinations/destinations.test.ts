import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { assertProblem, bearer, type HttpResponse, post } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import {
  createTrialClient,
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  startTrial,
  type TrialClient,
} from '../../support/relay.ts';
import { headersByName, httpResponse, type SinkRequest } from '../../support/tls-sink.ts';

for (const topology of databaseTopologies) {
  describe(`destinations on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let responseStatus = '200 OK';
    before(async () => {
      relay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(responseStatus)),
      });
    });
    after(() => relay.close());
    const destinationOrigin = () => new URL(relay.destination).origin;
    const sendTest = (trial: TrialClient, key: string, replay = false): Promise<HttpResponse> =>
      post(`${relay.urls[0]}/relay/api/v1/destinations/test`, { destination: relay.destination }, [
        bearer(trial.apiKey),
        ['Idempotency-Key', key],
        ...(replay ? [['X-Rialto-Replay', 'true'] as const] : []),
      ]);

    test('a sample lead arrives marked as a test, uses no unit, and counts as a test lead', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const requestsBefore = relay.sink.requests.length;
      const response = await sendTest(trial, 'try');
      assert.equal(response.status, 200, response.text);
      assert.deepEqual([response.body.state, response.body.test, response.body.usage.used], ['delivered', true, 0]);
      const request = relay.sink.requests[requestsBefore] as SinkRequest;
      assert.equal(JSON.parse(String(request.body)).data.test, true);
      const secondResponse = await sendTest(trial, 'try');
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
      assert.deepEqual(secondResponse.body.signature, response.body.signature);
      assert.equal(relay.sink.requests.length, requestsBefore + 1);
      const { body: usage } = await trial.get('/usage');
      assert.deepEqual([usage.used, usage.test_leads.used, usage.test_leads.limit], [0, 1, 20]);
    });

    test('a refused sample lead can be replayed like any other', async () => {
      const trial = await relay.startTrial();
      responseStatus = '404 Not Found';
      assertProblem(await sendTest(trial, 'again'), 424, 'delivery_failed');
      assertProblem(await sendTest(trial, 'again'), 424, 'delivery_failed');
      responseStatus = '200 OK';
      const replayResponse = await sendTest(trial, 'again', true);
      assert.equal(replayResponse.status, 200, replayResponse.text);
      assert.equal(replayResponse.body.attempts.length, 2);
    });

    test('requests verify with the secret of their account and origin, and not with that of another account', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const requestsBefore = relay.sink.requests.length;
      assert.equal((await sendTest(trial, 'signed')).status, 200);
      const request = relay.sink.requests[requestsBefore] as SinkRequest;
      const [body, headers] = [request.body, headersByName(request)];
      const response = await trial.get(`/destinations/secret?origin=${encodeURIComponent(destinationOrigin())}`);
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.equal(response.body.origin, destinationOrigin());
      const [secret, ...otherSecrets] = response.body.secrets as string[];
      assert.match(secret ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/);
      assert.deepEqual(otherSecrets, []);
      assert.deepEqual(new Webhook(secret ?? '').verify(String(body), headers), JSON.parse(String(body)));
      const otherAccountResponse = await (await relay.startTrial()).get(
        `/destinations/secret?origin=${encodeURIComponent(destinationOrigin())}`,
      );
      assert.throws(() => new Webhook(otherAccountResponse.body.secrets[0]).verify(String(body), headers));
    });

    test('a new secret signs immediately after a rotation, and the previous secret also signs until it is ended', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      const rotateSecret = (input: object) =>
        post(
          `${relay.urls.at(-1)}/relay/api/v1/destinations/secret/rotate`,
          { origin: destinationOrigin(), ...input },
          [bearer(trial.apiKey)],
        );
      /** Sends a test lead, and returns a function that checks whether its signature is valid for a secret. */
      const createSecretVerifier = async (key: string) => {
        const requestsBefore = relay.sink.requests.length;
        assert.equal((await sendTest(trial, key)).status, 200);
        const request = relay.sink.requests[requestsBefore] as SinkRequest;
        return (secret: string) => {
          try {
            return new Webhook(secret).verify(String(request.body), headersByName(request)) !== null;
          } catch {
            return false;
          }
        };
      };
      const path = `/destinations/secret?origin=${encodeURIComponent(destinationOrigin())}`;
      const { body: secretsBefore } = await trial.get(path);
      assert.equal(secretsBefore.previous_ends_at, null);
      assert.equal(secretsBefore.version, 0);
      const rotation = await rotateSecret({ version: 0 });
      assert.equal(rotation.status, 200, rotation.text);
      assert.equal(rotation.headers['cache-control'], 'no-store');
      const [newestSecret, previousSecret] = rotation.body.secrets;
      assert.equal(previousSecret, secretsBefore.secrets[0]);
      assert.notEqual(newestSecret, previousSecret);
      assert.ok(Math.abs(Date.parse(rotation.body.previous_ends_at) - Date.now() - 24 * 3_600_000) < 60_000);
      assert.deepEqual((await rotateSecret({ version: 0 })).body, rotation.body, 'a repetition changes nothing');
      assert.deepEqual((await trial.get(path)).body, rotation.body);
      const isValidDuringOverlap = await createSecretVerifier('with both');
      assert.deepEqual([isValidDuringOverlap(newestSecret), isValidDuringOverlap(previousSecret)], [true, true]);
      assertProblem(await rotateSecret({ version: 1 }), 409, 'rotation_conflict');
      const immediateRotation = await rotateSecret({ version: 0, previous_hours: 0 });
      assert.deepEqual((await rotateSecret({ version: 0, previous_hours: 0 })).body, immediateRotation.body);
      assert.deepEqual(
        [immediateRotation.body.secrets, immediateRotation.body.previous_ends_at],
        [[newestSecret], null],
      );
      const isValidAfterOverlap = await createSecretVerifier('with the newest');
      assert.deepEqual([isValidAfterOverlap(newestSecret), isValidAfterOverlap(previousSecret)], [true, false]);
      const otherResponse = await trial.get('/destinations/secret?origin=https%3A%2F%2Fcrm.example.com');
      assert.equal(otherResponse.body.previous_ends_at, null, 'other origins keep their secret');
      const { body: secondRotation } = await rotateSecret({ version: 1, previous_hours: 0 });
      assert.deepEqual((await rotateSecret({ version: 1, previous_hours: 0 })).body, secondRotation);
      assertProblem(await rotateSecret({ version: 0 }), 409, 'rotation_conflict');
      assert.equal(secondRotation.secrets.length, 1);
      assert.notEqual(secondRotation.secrets[0], newestSecret);
      assertProblem(await rotateSecret({ version: 2, previous_hours: 169 }), 400, 'invalid_input');
      assertProblem(await rotateSecret({ version: 2, origin: 'http://crm.example.com' }), 400, 'invalid_input');
    });

    test('an echo destination verifies the signature of a rotated secret', async () => {
      const trial = await relay.startTrial();
      const destination = `${(relay.urls[0] ?? '').replace('http:', 'https:')}/relay/echo/0123456789abcdef01234567`;
      await post(
        `${relay.urls[0]}/relay/api/v1/destinations/secret/rotate`,
        { origin: new URL(destination).origin, version: 0, previous_hours: 0 },
        [bearer(trial.apiKey)],
      );
      const response = await trial.deliver('echo after a rotation', { destination, lead: someLead() });
      assert.deepEqual([response.status, response.body.state], [200, 'delivered'], response.text);
    });

    test('a secret is returned for a valid origin only', async () => {
      const trial = await relay.startTrial();
      const readSecret = (origin: string) => trial.get(`/destinations/secret?origin=${encodeURIComponent(origin)}`);
      const secretResponse = await readSecret('https://CRM.example.com/');
      assert.deepEqual(secretResponse.body, (await readSecret('https://crm.example.com')).body);
      assert.equal(secretResponse.body.origin, 'https://crm.example.com');
      for (const [origin, code] of [
        ['http://crm.example.com', 'scheme'],
        ['https://u@crm.example.com', 'credentials'],
        ['https://10.0.0.1', 'ip_literal'],
        ['https://crm.example.com:8444', 'port'],
        ['https://crm.example.com:443', 'form'],
        ['https://crm.example.com/hooks', 'form'],
        ['https://crm.example.com?a=b', 'form'],
        ['https:\\\\crm.example.com', 'spelling'],
        ['https://localhost', 'name_special_use'],
      ] as const) {
        const response = await readSecret(origin);
        assertProblem(response, 400, 'invalid_input', origin);
        assert.deepEqual([response.body.errors[0].pointer, response.body.errors[0].code], ['/origin', code], origin);
        assert.doesNotMatch(response.text, /whsec_/);
      }
    });

    test('usage returns the plan, its limits and the used units', async () => {
      responseStatus = '200 OK';
      const trial = await relay.startTrial();
      await trial.deliver('counted', { destination: relay.destination, lead: someLead() });
      const { body } = await trial.get('/usage');
      assert.deepEqual(Object.keys(body).sort(), [
        ...['account_id', 'email', 'expires_at', 'limit', 'limits', 'plan', 'replay_still_allowed', 'subscription'],
        ...['test_leads', 'upgrade_available', 'used', 'used_since'],
      ]);
      const { account_id, plan, used, limit, replay_still_allowed, limits, subscription } = body;
      assert.deepEqual(
        { account_id, plan, used, limit, replay_still_allowed, limits, subscription },
        {
          account_id: trial.accountId,
          plan: 'trial',
          used: 1,
          limit: 25,
          replay_still_allowed: true,
          limits: { deliveries_per_second: 2, destination_checks_per_hour: 60, under_way: 2 },
          subscription: null,
        },
      );
    });

    test('destination health is computed from the deliveries of the account', async () => {
      const trial = await relay.startTrial();
      assert.deepEqual((await trial.get('/destinations')).body, {
        destinations: [],
        days: [],
        deliveries_looked_at: 0,
      });
      for (const [index, status] of ['200 OK', '404 Not Found', '200 OK'].entries()) {
        responseStatus = status;
        await trial.deliver(`health-${index}`, { destination: relay.destination, lead: someLead() });
      }
      const { body } = await trial.get('/destinations');
      assert.equal(body.deliveries_looked_at, 3);
      const [{ last_delivered_at, last_failure, first_byte_ms, ...otherMembers }] = body.destinations;
      assert.deepEqual(otherMembers, {
        origin: destinationOrigin(),
        deliveries: { delivered: 2, failed: 1, ambiguous: 0, under_way: 0 },
        breaker: { state: 'closed', retry_at: null },
      });
      assert.equal(last_failure.http_status, 404);
      assert.ok(last_delivered_at > last_failure.at);
      assert.ok(Number.isInteger(first_byte_ms));
    });
  });
}

test('both secrets of an origin are returned while the server secret is rotated, the new one first', async (t) => {
  const folder = tempDataDir(t);
  const [oldSecret, newSecret] = ['the old secret of an installation', 'the new secret of an installation'];
  const path = '/destinations/secret?origin=https%3A%2F%2Fcrm.example.com';
  const oldSecretServer = await startServeProcess(t, { ...folder, RIALTO_SECRET: oldSecret });
  const trial = await startTrial(oldSecretServer.url);
  const oldSecrets = (await trial.get(path)).body.secrets;
  oldSecretServer.child.kill('SIGTERM');
  await oldSecretServer.ended;
  const rotatingServer = await startServeProcess(t, { ...folder, RIALTO_SECRET: `${newSecret},${oldSecret}` });
  const bothSecrets = (await createTrialClient(rotatingServer.url, trial.apiKey, trial.accountId).get(path)).body
    .secrets;
  assert.equal(oldSecrets.length, 1);
  assert.deepEqual(bothSecrets.slice(1), oldSecrets);
  assert.notEqual(bothSecrets[0], oldSecrets[0]);
});
