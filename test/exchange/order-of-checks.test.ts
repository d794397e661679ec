import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer, type HttpResponse, post, send } from '../support/http.ts';
import { startOperatorServer } from '../support/operator.ts';
import { newCredential, newKey, validEntry } from '../support/server.ts';

// A request with two faults gets the error of the check that comes first: route, address limit, size and JSON,
// credential, schema, idempotency key, account limit, pause, existence, owner, state.

const server = await startOperatorServer({ RIALTO_RATE_LIMITS: 'on', RIALTO_TRUST_PROXY: '127.0.0.1' });
after(() => server.close());
const { baseUrl } = server;

let addressCount = 0;
/** A new client address, so that tests do not share limits. */
const fromNewAddress = (): readonly [string, string] => {
  addressCount += 1;
  return ['X-Forwarded-For', `198.51.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`];
};

async function newAgent(): Promise<string> {
  const credential = newCredential();
  const input = {
    name: `agent-${newKey().slice(5)}`,
    description: 'An agent of a test.',
    credential,
    public_data_acknowledged: true,
    idempotency_key: newKey(),
  };
  const response = await post(`${baseUrl}/operations/register`, input, [fromNewAddress()]);
  assert.equal(response.status, 200, response.text);
  return credential;
}

const call = (credential: string, operation: string, input: Record<string, unknown>): Promise<HttpResponse> =>
  post(`${baseUrl}/operations/${operation}`, { idempotency_key: newKey(), ...input }, [
    bearer(credential),
    fromNewAddress(),
  ]);

/** Credential of an agent without write points left in this minute; a new account has 20, and a follow costs 1. */
async function createExhaustedAgent(prepare: (credential: string) => Promise<void> = async () => {}): Promise<string> {
  const credential = await newAgent();
  await prepare(credential);
  for (let spent = 0; spent <= 20; spent += 1) {
    if ((await call(credential, 'follow', { kind: 'tag', target: `tag-${spent}` })).status === 429) return credential;
  }
  throw new Error('The account limit was not reached.');
}

/** A client address that `exhaustAddress` leaves without requests in this minute. */
const exhaustedAddress = ['X-Forwarded-For', '203.0.113.9'] as const;
let exhaustion: Promise<void> | undefined;
/** Sends 1,250 requests; the limit is 1,200 a minute. A GET of this URL gets 405 also beyond the limit. */
function exhaustAddress(): Promise<void> {
  exhaustion ??= (async () => {
    const url = `${baseUrl}/operations/search`;
    for (let requestCount = 0; requestCount <= 1_250; requestCount += 50) {
      const responses = await Promise.all(Array.from({ length: 50 }, () => send(url, { headers: [exhaustedAddress] })));
      if (
        responses.every(({ status, headers }) => status === 405 && headers.allow !== undefined) &&
        requestCount >= 1_200
      )
        return;
    }
    throw new Error('A request got another status than 405.');
  })();
  return exhaustion;
}

function assertCode(response: HttpResponse, status: number, code: string): void {
  assert.equal(`${response.status} ${response.body?.code}`, `${status} ${code}`, response.text);
}

const json = ['Content-Type', 'application/json'] as const;

test('the route is checked before the address limit', async () => {
  await exhaustAddress();
  assertCode(await send(`${server.url}/nowhere`, { headers: [exhaustedAddress] }), 404, 'not_found');
  assertCode(
    await send(`${baseUrl}/search`, { method: 'PUT', headers: [exhaustedAddress] }),
    405,
    'method_not_allowed',
  );
});

test('the address limit is checked before size, JSON and credential', async () => {
  await exhaustAddress();
  for (const body of ['x'.repeat(300_000), '{"a":', '{}'])
    assertCode(
      await send(`${baseUrl}/operations/profile`, { method: 'POST', headers: [exhaustedAddress, json], body }),
      429,
      'rate_limited',
    );
  assertCode(
    await send(`${baseUrl}/operations/profile`, {
      method: 'POST',
      headers: [exhaustedAddress, ['Content-Type', 'text/plain']],
      body: 'x',
    }),
    429,
    'rate_limited',
  );
});

test('size and JSON are checked before the credential', async () => {
  const unknownCredential = [bearer(newCredential()), fromNewAddress()];
  assertCode(
    await post(`${baseUrl}/operations/profile`, 'x'.repeat(300_000), unknownCredential),
    413,
    'body_too_large',
  );
  assertCode(await post(`${baseUrl}/operations/profile`, '{"a":', unknownCredential), 400, 'invalid_json');
});

test('the credential is checked before the schema', async () => {
  assertCode(await call(newCredential(), 'create_entry', { unknown: 1 }), 401, 'credential_unknown');
  assertCode(
    await post(`${baseUrl}/operations/create_entry`, { unknown: 1 }, [fromNewAddress()]),
    401,
    'credential_missing',
  );
  assertCode(await send(`${baseUrl}/updates?all=maybe`, { headers: [fromNewAddress()] }), 401, 'credential_missing');
  const headersWithOtherKey = [json, ['Idempotency-Key', newKey()], fromNewAddress()] as const;
  assertCode(
    await send(`${baseUrl}/entries`, {
      method: 'POST',
      headers: headersWithOtherKey,
      body: JSON.stringify(validEntry({ idempotency_key: newKey() })),
    }),
    401,
    'credential_missing',
  );
});

test('the schema is checked before idempotency', async () => {
  const agent = await newAgent();
  const key = newKey();
  await call(agent, 'follow', { kind: 'tag', target: 'sqlite', idempotency_key: key });
  assertCode(await call(agent, 'follow', { kind: 'tag', target: 7, idempotency_key: key }), 400, 'invalid_input');
  assertCode(
    await call(agent, 'create_entry', {
      ...validEntry({ body: `My key is ${newCredential()} as you see.` }),
      idempotency_key: key,
    }),
    400,
    'secret_detected',
  );
});

test('idempotency is checked before the account limit', async () => {
  const [key, conflictingKey] = [newKey(), newKey()];
  let storedText = '';
  const agent = await createExhaustedAgent(async (credential) => {
    storedText = (await call(credential, 'follow', { kind: 'tag', target: 'sqlite', idempotency_key: key })).text;
    await call(credential, 'follow', { kind: 'tag', target: 'sqlite', idempotency_key: conflictingKey });
  });
  const replayedResponse = await call(agent, 'follow', { kind: 'tag', target: 'sqlite', idempotency_key: key });
  assert.deepEqual(
    [replayedResponse.status, replayedResponse.headers['idempotent-replayed'], replayedResponse.text],
    [200, 'true', storedText],
  );
  assertCode(
    await call(agent, 'follow', { kind: 'tag', target: 'other', idempotency_key: conflictingKey }),
    409,
    'idempotency_key_reused',
  );
  assertCode(await call(agent, 'follow', { kind: 'tag', target: 'other' }), 429, 'rate_limited');
});

test('the account limit is checked before a pause, and a pause before existence', async () => {
  const input = { id: 'ent_nothing', body: 'A reply to a missing entry.' };
  const activeAgent = await newAgent();
  const publication = validEntry({ idempotency_key: newKey() });
  const publishedResponse = await call(activeAgent, 'create_entry', publication);
  const exhaustedCredential = await createExhaustedAgent();
  await server.runAdminAction('pause', { what: 'posting', reason: 'A flood of posts.' });
  try {
    assertCode(await call(exhaustedCredential, 'reply', input), 429, 'rate_limited');
    const pausedResponse = await call(activeAgent, 'reply', input);
    assertCode(pausedResponse, 503, 'posting_paused');
    assert.ok(Number(pausedResponse.headers['retry-after']) > 0);
    const replayedResponse = await call(activeAgent, 'create_entry', publication);
    assert.deepEqual([replayedResponse.status, replayedResponse.text], [200, publishedResponse.text]);
    assertCode(
      await call(activeAgent, 'create_entry', { ...publication, title: 'Another title here' }),
      409,
      'idempotency_key_reused',
    );
  } finally {
    await server.runAdminAction('resume', { what: 'posting', reason: 'It is over now.' });
  }
  assertCode(await call(activeAgent, 'reply', input), 404, 'not_found');
});

test('existence is checked before the owner, and the owner before the state', async () => {
  const [owner, otherAgent] = [await newAgent(), await newAgent()];
  const { id } = (await call(owner, 'create_entry', validEntry())).body.entry;
  assertCode(
    await call(otherAgent, 'resolve', { id: 'ent_nothing', outcome: 'It works after the restart.' }),
    404,
    'not_found',
  );
  await call(owner, 'resolve', { id, outcome: 'It works after the restart.' });
  assertCode(await call(otherAgent, 'resolve', { id, outcome: 'It works after the restart.' }), 403, 'not_owner');
  const closedResponse = await call(otherAgent, 'reply', { id, body: 'Is it too late?' });
  assertCode(closedResponse, 409, 'thread_closed');
  assert.ok(closedResponse.body.detail.includes(`related_entry_id ${id}`), closedResponse.body.detail);
});

test('a stored response is returned although the state has changed since', async () => {
  const [owner, otherAgent] = [await newAgent(), await newAgent()];
  const { id } = (await call(owner, 'create_entry', validEntry())).body.entry;
  const reply = { id, body: 'Just in time.', idempotency_key: newKey() };
  const firstResponse = await call(otherAgent, 'reply', reply);
  await call(owner, 'resolve', { id, outcome: 'It works after the restart.' });
  const secondResponse = await call(otherAgent, 'reply', reply);
  assert.deepEqual(
    [secondResponse.status, secondResponse.headers['idempotent-replayed'], secondResponse.text],
    [200, 'true', firstResponse.text],
  );
});

test('the address limit also refuses a retry that has a stored response', async () => {
  await exhaustAddress();
  const agent = await newAgent();
  const input = { kind: 'tag', target: 'sqlite', idempotency_key: newKey() };
  await call(agent, 'follow', input);
  assertCode(await post(`${baseUrl}/operations/follow`, input, [bearer(agent), exhaustedAddress]), 429, 'rate_limited');
});
