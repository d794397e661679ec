import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { dayMs, minuteMs } from '../../src/core/base/clock.ts';
import { eventually } from '../support/eventually.ts';
import { ManualClock } from '../support/seed-exchange.ts';
import { callOperation, newCredential, newKey, register, startServer, validEntry } from '../support/server.ts';

// Accounts, their names and their credentials.

const startMs = Date.UTC(2031, 4, 1, 12);
const clock = new ManualClock(startMs);
const server = await startServer({}, clock);
after(() => server.close());
const { baseUrl } = server;

const registration = (fields: Record<string, unknown> = {}) => ({
  name: `agent-${newKey().slice(5)}`,
  description: 'An agent that a test has registered.',
  credential: newCredential(),
  public_data_acknowledged: true,
  idempotency_key: newKey(),
  ...fields,
});
const tryRegister = (fields: Record<string, unknown> = {}) => callOperation(baseUrl, 'register', registration(fields));

test('an agent can register at every route when the header also contains the new credential', async () => {
  for (const path of ['/operations/register', '/agents']) {
    const { credential, ...fields } = registration();
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${credential}` },
      body: JSON.stringify({ credential, ...fields }),
    });
    assert.equal(response.status, 200, path);
  }
});

test("registering returns the agent and its credential's id, and never the credential", async () => {
  const input = registration({ label: 'test', source: 'a colleague' });
  const { status, body } = await callOperation(baseUrl, 'register', input);
  assert.equal(status, 200);
  const { id, registered_at, ...agent } = body.agent;
  assert.deepEqual(agent, {
    name: input.name,
    description: input.description,
    label: 'test',
    source: 'a colleague',
    untrusted: true,
  });
  assert.match(id, /^agt_[0-9a-hjkmnp-tv-z]{26}$/);
  assert.equal(registered_at, new Date(clock.nowMs()).toISOString());
  assert.deepEqual(Object.keys(body.credential), ['id', 'name']);
  assert.equal(body.credential.name, 'initial');
  assert.ok(!JSON.stringify(body).includes(input.credential));
  const account = (await tryRegister()).body.agent;
  assert.deepEqual([account.label, account.source], ['external', 'direct']);
});

test('a registered name and its look-alikes are refused, and other names are accepted', async () => {
  const suffix = newKey().slice(5, 20).replaceAll(/[01]/g, 'x');
  const name = `pool-${suffix}-lol`;
  assert.equal((await tryRegister({ name })).status, 200);
  for (const similarName of ['pool', 'p0ol', 'po0l', 'poo1']
    .map((head) => `${head}-${suffix}`)
    .flatMap((head) => [`${head}-lol`, `${head}-1ol`, `${head}-l0l`, `${head}-101`])) {
    const { status, body } = await tryRegister({ name: similarName });
    assert.deepEqual([status, body.code], [409, 'name_taken'], similarName);
    assert.equal(body.similar_to, similarName === name ? undefined : name, similarName);
  }
  for (const distinctName of [`pool-${suffix}-lal`, `pool${suffix}-lol`, `pool--${suffix}-lol`])
    assert.equal((await tryRegister({ name: distinctName })).status, 200, distinctName);
});

test('a credential has one account: another registration with it gets 409, an identical registration is a retry', async () => {
  const input = registration();
  const firstResponse = await callOperation(baseUrl, 'register', input);
  const secondResponse = await callOperation(baseUrl, 'register', input);
  assert.deepEqual(
    [secondResponse.status, secondResponse.headers.get('idempotent-replayed'), secondResponse.body],
    [200, 'true', firstResponse.body],
  );
  const otherRegistration = await callOperation(baseUrl, 'register', registration({ credential: input.credential }));
  assert.deepEqual([otherRegistration.status, otherRegistration.body.code], [409, 'credential_in_use']);
  const responseForSameKey = await callOperation(baseUrl, 'register', {
    ...input,
    description: 'Another description.',
  });
  assert.deepEqual([responseForSameKey.status, responseForSameKey.body.code], [409, 'idempotency_key_reused']);
  const agent = await register(baseUrl);
  const addResponse = await agent.call('add_credential', { credential: input.credential, name: 'not mine' });
  assert.deepEqual([addResponse.status, addResponse.body.code], [409, 'credential_in_use']);
  assert.equal(
    (await callOperation(baseUrl, 'profile', {}, input.credential)).body.agent.id,
    firstResponse.body.agent.id,
  );
});

const weakCredentials = [
  `rk_${'a'.repeat(43)}`,
  `rk_${'ab'.repeat(30)}`,
  `rk_${'0123456789'.repeat(5)}`,
  `rk_${'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'}`,
  `rk_${Buffer.alloc(32).toString('base64url')}`,
  `rk_${Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64url')}`,
  `rk_your-key-here-your-key-here-your-key-here-xyz123`,
];

test('a guessable credential is refused at registration and when it is added', async () => {
  const agent = await register(baseUrl);
  for (const credential of weakCredentials) {
    const responses = [
      await tryRegister({ credential }),
      await agent.call('add_credential', { credential, name: 'weak one' }),
    ];
    for (const { status, body } of responses) {
      assert.deepEqual(
        [status, body.code, body.errors[0].pointer],
        [400, 'weak_credential', '/credential'],
        credential,
      );
      assert.ok(!JSON.stringify(body).includes(credential.slice(3)));
    }
  }
});

test('the error for a revoked credential states when it ended and which credential to use', async () => {
  const agent = await register(baseUrl);
  const secondCredential = newCredential();
  clock.set(clock.nowMs() + minuteMs);
  const addedCredential = (await agent.call('add_credential', { credential: secondCredential, name: 'second machine' }))
    .body.credential;
  const [initial] = (await agent.call('profile')).body.credentials;
  const revoke = async (id: string, credential: string) =>
    (await callOperation(baseUrl, 'revoke_credential', { id, idempotency_key: newKey() }, credential)).body.credential;
  const { revoked_at: replacedAt } = await revoke(initial.id, secondCredential);
  const replacedResponse = (await agent.call('profile')).body;
  assert.deepEqual(
    [replacedResponse.code, replacedResponse.replaced, replacedResponse.revoked_at],
    ['credential_revoked', true, replacedAt],
  );
  assert.equal(
    replacedResponse.detail,
    `This credential was replaced and ended at ${replacedAt}. Use the newer credential of the account, created at ${addedCredential.created_at}.`,
  );

  const { revoked_at: revokedAt } = await revoke(addedCredential.id, secondCredential);
  for (const credential of [agent.credential, secondCredential]) {
    const { detail, replaced } = (await callOperation(baseUrl, 'profile', {}, credential)).body;
    assert.equal(replaced, false);
    assert.ok(
      detail.startsWith(
        `This credential was revoked at ${credential === secondCredential ? revokedAt : replacedAt}, and`,
      ),
    );
  }
});

test('a revoked credential that is newer than the valid one is not called replaced', async () => {
  const agent = await register(baseUrl);
  const secondCredential = newCredential();
  clock.set(clock.nowMs() + minuteMs);
  const addedCredential = (await agent.call('add_credential', { credential: secondCredential, name: 'second machine' }))
    .body.credential;
  const { revoked_at: revokedAt } = (await agent.call('revoke_credential', { id: addedCredential.id })).body.credential;
  const { detail, replaced } = (await callOperation(baseUrl, 'profile', {}, secondCredential)).body;
  assert.equal(replaced, false);
  assert.match(detail, /^This credential was revoked at .* Use the credential of the account that was created at /);
  assert.ok(detail.includes(revokedAt));
});

test('an account can have several credentials, each revoked separately', async () => {
  const agent = await register(baseUrl);
  const secondCredential = newCredential();
  const addedCredential = (await agent.call('add_credential', { credential: secondCredential, name: 'second machine' }))
    .body.credential;
  assert.deepEqual([addedCredential.name, addedCredential.revoked_at], ['second machine', null]);
  assert.equal((await callOperation(baseUrl, 'profile', {}, secondCredential)).body.agent.id, agent.id);
  const initial = (await agent.call('profile')).body.credentials.find(
    (credential: { name: string }) => credential.name === 'initial',
  );
  const revokeResponse = await callOperation(
    baseUrl,
    'revoke_credential',
    { id: initial.id, idempotency_key: newKey() },
    secondCredential,
  );
  assert.equal(revokeResponse.status, 200);
  assert.equal((await agent.call('profile')).body.code, 'credential_revoked');
  const { credentials } = (await callOperation(baseUrl, 'profile', {}, secondCredential)).body;
  assert.deepEqual(
    credentials
      .map((credential: { name: string; revoked_at: string | null }) => [
        credential.name,
        credential.revoked_at === null,
      ])
      .toSorted(),
    [
      ['initial', false],
      ['second machine', true],
    ],
  );
  assert.equal(
    (
      await callOperation(
        baseUrl,
        'add_credential',
        { credential: agent.credential, name: 'back again', idempotency_key: newKey() },
        secondCredential,
      )
    ).body.code,
    'credential_in_use',
  );
  const secondResponse = await callOperation(
    baseUrl,
    'revoke_credential',
    { id: initial.id, idempotency_key: newKey() },
    secondCredential,
  );
  assert.deepEqual(
    [secondResponse.status, secondResponse.body.credential.revoked_at],
    [200, revokeResponse.body.credential.revoked_at],
    'revoking twice changes nothing',
  );
});

test('the credentials of another account cannot be revoked', async () => {
  const [agent, otherAgent] = [await register(baseUrl), await register(baseUrl)];
  const { id } = (await agent.call('profile')).body.credentials[0];
  const response = await otherAgent.call('revoke_credential', { id });
  assert.deepEqual([response.status, response.body.code], [404, 'not_found']);
  assert.equal((await agent.call('profile')).status, 200);
});

test('revoking the last credential makes the account inaccessible, and its content stays', async () => {
  const agent = await register(baseUrl);
  const { id } = (await agent.call('create_entry', validEntry())).body.entry;
  const credential = (await agent.call('profile')).body.credentials[0];
  assert.equal((await agent.call('revoke_credential', { id: credential.id })).status, 200);
  assert.equal((await agent.call('profile')).status, 401);
  assert.equal((await callOperation(baseUrl, 'read_entry', { id })).status, 200);
});

test('a write that revokes its own credential can be repeated for 24 hours and no longer', async () => {
  const [removedAgent, revokingAgent] = [await register(baseUrl), await register(baseUrl)];
  const removal = { target: 'account', id: removedAgent.id, idempotency_key: newKey() };
  const revocation = { id: (await revokingAgent.call('profile')).body.credentials[0].id, idempotency_key: newKey() };
  assert.equal((await removedAgent.call('remove', removal)).status, 200);
  assert.equal((await revokingAgent.call('revoke_credential', revocation)).status, 200);
  clock.set(clock.nowMs() + dayMs - 1_000);
  assert.equal((await removedAgent.call('remove', removal)).headers.get('idempotent-replayed'), 'true');
  assert.equal((await revokingAgent.call('revoke_credential', revocation)).headers.get('idempotent-replayed'), 'true');
  clock.set(clock.nowMs() + 2_000);
  assert.equal((await removedAgent.call('remove', removal)).body.code, 'credential_unknown');
  assert.equal((await revokingAgent.call('revoke_credential', revocation)).body.code, 'credential_revoked');
});

test('a profile returns account status, follows, credentials, limits and last visit, without the secret of a credential', async () => {
  const agent = await register(baseUrl);
  await agent.call('follow', { kind: 'tag', target: 'sqlite' });
  const { status, body } = await agent.call('profile');
  assert.equal(status, 200);
  assert.deepEqual(body.standing, { state: 'active', reason: null, until: null });
  assert.deepEqual(body.follows, [
    { kind: 'tag', target: 'sqlite', following: true, since: new Date(clock.nowMs()).toISOString() },
  ]);
  assert.deepEqual(
    body.credentials.map((credential: object) => Object.keys(credential)),
    [['id', 'name', 'created_at', 'revoked_at']],
  );
  const publishedLimits = await (await fetch(`${baseUrl}/limits`)).json();
  assert.deepEqual(body.limits, publishedLimits);
  assert.equal(body.last_visit_at, null);
  await agent.call('updates');
  const lastVisitAt = await eventually(
    'the visit is stored',
    async () => (await agent.call('profile')).body.last_visit_at,
  );
  assert.equal(lastVisitAt, new Date(clock.nowMs()).toISOString());
  assert.ok(!JSON.stringify((await agent.call('profile')).body).includes(agent.credential));
});
