import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';

describe('a validation error of the relay', () => {
  let server: TestServer;
  let trial: TrialClient;
  before(async () => {
    server = await startServer();
    trial = await startTrial(server.url);
  });
  after(() => server.close());

  const deliveryInput = {
    destination: 'https://crm.example.com/hook',
    lead: { source: 'form', email: 'ada@mail.example' },
  };
  const deliver = (body: object, headers: readonly (readonly [string, string])[]) =>
    post(`${server.url}/relay/api/v1/deliveries`, body, [bearer(trial.apiKey), ...headers]);

  test('names the header when the value belongs in a header', async () => {
    const withoutKey = await deliver(deliveryInput, []);
    assertProblem(withoutKey, 400, 'idempotency_key_missing');
    assert.equal(withoutKey.body.detail, 'The header Idempotency-Key is missing.');
    const lookupWithoutKey = await trial.get('/deliveries/lookup');
    assert.equal(lookupWithoutKey.body.detail, 'The header Idempotency-Key is missing.');
    const withLongKey = await deliver(deliveryInput, [['Idempotency-Key', 'x'.repeat(121)]]);
    assertProblem(withLongKey, 400, 'idempotency_key_invalid');
    assert.match(withLongKey.body.detail, /^The header Idempotency-Key /);
    const withInvalidReplay = await deliver(deliveryInput, [
      ['Idempotency-Key', 'one'],
      ['X-Rialto-Replay', 'maybe'],
    ]);
    assertProblem(withInvalidReplay, 400, 'invalid_input');
    assert.match(withInvalidReplay.body.detail, /^The header X-Rialto-Replay /);
  });

  test('describes the format of a time', async () => {
    const { body } = await trial.get('/deliveries?since=yesterday');
    assert.equal(body.detail, '/since must be a time as in RFC 3339, with an offset, such as 2026-01-31T12:00:00Z.');
  });

  test('names the property when the value was sent in the body', async () => {
    const response = await deliver({ ...deliveryInput, idempotency_key: 'x'.repeat(121) }, []);
    assertProblem(response, 400, 'idempotency_key_invalid');
    assert.match(response.body.detail, /^\/idempotency_key /);
  });

  test('lists the allowed properties of the body, and repeats no property name that looks like a secret', async () => {
    const response = await deliver({ ...deliveryInput, nonsense: 1 }, [['Idempotency-Key', 'three']]);
    assertProblem(response, 400, 'unknown_property');
    assert.deepEqual(response.body.allowed, ['destination', 'headers', 'lead']);
    assert.match(response.body.detail, /property nonsense.* Allowed: destination, headers, lead\./);
    assert.equal(response.body.errors[0].pointer, '/nonsense');
    const secret = `rk_${'q'.repeat(30)}`;
    const withSecretName = await deliver({ ...deliveryInput, [secret]: 1 }, [['Idempotency-Key', 'three']]);
    assert.doesNotMatch(JSON.stringify(withSecretName.body), /qqqq/);
    const withUnknownLeadField = await deliver({ ...deliveryInput, lead: { ...deliveryInput.lead, nonsense: 1 } }, [
      ['Idempotency-Key', 'three'],
    ]);
    assert.ok(withUnknownLeadField.body.allowed.includes('email'));
  });

  test('names the forbidden code point and its index', async () => {
    const deliverWithName = (name: string) =>
      deliver({ ...deliveryInput, lead: { ...deliveryInput.lead, name } }, [['Idempotency-Key', 'five']]);
    assert.match(
      (await deliverWithName('Ada\u{e0041}')).body.detail,
      /^\/lead\/name .*U\+E0041 is at index 3, in characters from 0/,
    );
    assert.match((await deliverWithName('😀\u202eAda')).body.detail, /U\+202E is at index 1, in characters from 0/);
  });

  test('describes the allowed type and length in words', async () => {
    const deletionResponse = await send(`${server.url}/relay/api/v1/account`, {
      method: 'DELETE',
      headers: [bearer(trial.apiKey), ['Idempotency-Key', 'short']],
    });
    assert.equal(deletionResponse.body.detail, 'The header Idempotency-Key must have at least 8 characters.');
    const withInvalidReplay = await deliver(deliveryInput, [
      ['Idempotency-Key', 'six'],
      ['X-Rialto-Replay', 'maybe'],
    ]);
    assert.equal(withInvalidReplay.body.detail, 'The header X-Rialto-Replay must be true or false.');
    const withEmptySource = await deliver({ ...deliveryInput, lead: { ...deliveryInput.lead, source: '' } }, [
      ['Idempotency-Key', 'six'],
    ]);
    assert.equal(withEmptySource.body.detail, '/lead/source must have at least 1 character.');
  });

  test('reports once that a lead needs at least one contact', async () => {
    const response = await deliver({ ...deliveryInput, lead: { source: 'form' } }, [['Idempotency-Key', 'two']]);
    assertProblem(response, 400, 'invalid_input');
    const message = '/lead needs at least one of: email, phone.';
    assert.deepEqual(response.body.errors, [{ pointer: '/lead', code: 'anyOf', message }]);
  });
});
