import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { type LeadSource, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';

describe('a validation error of the relay', () => {
  let server: TestServer;
  let source: LeadSource;
  before(async () => {
    server = await startServer();
    source = await startTrial(server.url);
  });
  after(() => server.close());

  const order = { destination: 'https://crm.example.com/hook', lead: { source: 'form', email: 'ada@mail.example' } };
  const deliver = (body: object, headers: readonly (readonly [string, string])[]) =>
    post(`${server.url}/relay/api/v1/deliveries`, body, [bearer(source.apiKey), ...headers]);

  test('names the header when the value belongs in a header', async () => {
    const missing = await deliver(order, []);
    assertProblem(missing, 400, 'idempotency_key_missing');
    assert.equal(missing.body.detail, 'The header Idempotency-Key is missing.');
    const lookup = await source.get('/deliveries/lookup');
    assert.equal(lookup.body.detail, 'The header Idempotency-Key is missing.');
    const long = await deliver(order, [['Idempotency-Key', 'x'.repeat(121)]]);
    assertProblem(long, 400, 'idempotency_key_invalid');
    assert.match(long.body.detail, /^The header Idempotency-Key /);
    const replay = await deliver(order, [
      ['Idempotency-Key', 'one'],
      ['X-Rialto-Replay', 'maybe'],
    ]);
    assertProblem(replay, 400, 'invalid_input');
    assert.match(replay.body.detail, /^The header X-Rialto-Replay /);
  });

  test('names the property when the value was sent in the body', async () => {
    const response = await deliver({ ...order, idempotency_key: 'x'.repeat(121) }, []);
    assertProblem(response, 400, 'idempotency_key_invalid');
    assert.match(response.body.detail, /^\/idempotency_key /);
  });

  test('lists the allowed properties of the body, and no header', async () => {
    const response = await deliver({ ...order, nonsense: 1 }, [['Idempotency-Key', 'three']]);
    assertProblem(response, 400, 'unknown_property');
    assert.deepEqual(response.body.allowed, ['destination', 'headers', 'lead']);
    assert.match(response.body.detail, /property nonsense.* Allowed: destination, headers, lead\./);
    assert.equal(response.body.errors[0].pointer, '/nonsense');
    const secret = `rk_${'q'.repeat(30)}`;
    const unsafe = await deliver({ ...order, [secret]: 1 }, [['Idempotency-Key', 'three']]);
    assert.doesNotMatch(JSON.stringify(unsafe.body), /qqqq/);
    const nestedFault = await deliver({ ...order, lead: { ...order.lead, nonsense: 1 } }, [
      ['Idempotency-Key', 'three'],
    ]);
    assert.ok(nestedFault.body.allowed.includes('email'));
  });

  test('names the forbidden code point and its index', async () => {
    const deliverWithName = (name: string) =>
      deliver({ ...order, lead: { ...order.lead, name } }, [['Idempotency-Key', 'five']]);
    assert.match(
      (await deliverWithName('Ada\u{e0041}')).body.detail,
      /^\/lead\/name .*U\+E0041 is at index 3, in characters from 0/,
    );
    assert.match((await deliverWithName('😀\u202eAda')).body.detail, /U\+202E is at index 1, in characters from 0/);
  });

  test('describes the allowed type and length in words', async () => {
    const removal = await send(`${server.url}/relay/api/v1/account`, {
      method: 'DELETE',
      headers: [bearer(source.apiKey), ['Idempotency-Key', 'short']],
    });
    assert.equal(removal.body.detail, 'The header Idempotency-Key must have at least 8 characters.');
    const replay = await deliver(order, [
      ['Idempotency-Key', 'six'],
      ['X-Rialto-Replay', 'maybe'],
    ]);
    assert.equal(replay.body.detail, 'The header X-Rialto-Replay must be true or false.');
    const empty = await deliver({ ...order, lead: { ...order.lead, source: '' } }, [['Idempotency-Key', 'six']]);
    assert.equal(empty.body.detail, '/lead/source must have at least 1 character.');
  });

  test('reports once that a lead needs at least one contact', async () => {
    const response = await deliver({ ...order, lead: { source: 'form' } }, [['Idempotency-Key', 'two']]);
    assertProblem(response, 400, 'invalid_input');
    const message = '/lead needs at least one of: email, phone.';
    assert.deepEqual(response.body.errors, [{ pointer: '/lead', code: 'anyOf', message }]);
  });
});
