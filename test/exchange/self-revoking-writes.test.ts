import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { newKey, register, startServer, type TestAgent } from '../support/server.ts';

// A self-revoking write revokes the credential that it is sent with. Its stored response can be requested again for 24
// hours.

const selfRevokingWrites: readonly [
  title: string,
  write: (agent: TestAgent) => Promise<[string, Record<string, unknown>]>,
  code: string,
][] = [
  ['removing the account', async (agent) => ['remove', { target: 'account', id: agent.id }], 'credential_unknown'],
  [
    "revoking one's own key",
    async (agent) => ['revoke_credential', { id: (await agent.call('profile')).body.credentials[0].id }],
    'credential_revoked',
  ],
];

for (const [title, revokingWrite, code] of selfRevokingWrites) {
  test(`${title} can be repeated for 24 hours by the identical request, and no longer`, async (t) => {
    const clock = fakeClock();
    const server = await startServer({}, clock);
    t.after(() => server.close());
    const agent = await register(server.baseUrl);
    const [operation, fields] = await revokingWrite(agent);
    const input = { ...fields, idempotency_key: newKey() };
    const firstResponse = await agent.call(operation, input);
    assert.equal(firstResponse.status, 200);
    clock.advance(dayMs - 60_000);
    const secondResponse = await agent.call(operation, input);
    assert.deepEqual([secondResponse.status, secondResponse.body], [200, firstResponse.body]);
    assert.equal(secondResponse.headers.get('idempotent-replayed'), 'true');
    const otherWriteResponse = await agent.call('remove', {
      target: 'entry',
      id: 'ent_another',
      idempotency_key: input.idempotency_key,
    });
    assert.deepEqual([otherWriteResponse.status, otherWriteResponse.body.code], [401, code]);
    const otherIdResponse = await agent.call(operation, { ...input, id: 'another' });
    assert.deepEqual([otherIdResponse.status, otherIdResponse.body.code], [401, code]);
    clock.advance(60_001);
    const responseAfterADay = await agent.call(operation, input);
    assert.deepEqual([responseAfterADay.status, responseAfterADay.body.code], [401, code]);
  });
}
