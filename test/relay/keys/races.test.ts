import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead } from '../../support/relay.ts';

// Keys are created, rotated and revoked concurrently on all nodes, while leads are delivered or the account is deleted.

const keyStates = ['used', 'unused'] as const;

for (const topology of topologies) {
  describe(`concurrent key changes, trials and account deletions on ${topology.name}`, {
    skip: topology.missing,
  }, () => {
    let relay: RelayTestEnvironment;
    before(async () => {
      relay = await openRelayTestEnvironment(topology);
    });
    after(() => relay.close());
    const api = (nodeIndex: number, path: string) => `${relay.urls[nodeIndex % relay.urls.length]}/relay/api/v1${path}`;
    const callKeyOperation = (nodeIndex: number, method: string, path: string, key: string, name: string) =>
      send(api(nodeIndex, path), { method, headers: [bearer(key), ['Idempotency-Key', `${name} at once`]] });
    const isLive = async (key: string, nodeIndex: number) => {
      const { status } = await send(api(nodeIndex, '/usage'), { headers: [bearer(key)] });
      return status === 200;
    };

    for (const keyState of keyStates)
      for (const deletesAccount of [false, true])
        test(`concurrent calls with a ${keyState} key leave at most one valid key${deletesAccount ? ', and none after the account is deleted' : ''}`, async () => {
          const email = `${keyState}-${deletesAccount}@shop.example`;
          const { account_id, api_key: key } = (await post(api(0, '/trials'), { email })).body;
          if (keyState === 'used') assert.ok(await isLive(key, 0));
          const deliveryInput = { destination: relay.destination, lead: someLead() };
          const rounds = [0, 1, 2, 3];
          const responses: HttpResponse[] = await Promise.all(
            rounds.flatMap((round) => [
              post(api(round, '/trials'), { email: round % 2 === 0 ? email : email.replace('@', '+x@') }),
              post(api(round + 1, '/keys/rotate'), {}, [bearer(key)]),
              post(api(round + 2, '/deliveries'), deliveryInput, [bearer(key), ['Idempotency-Key', `lead ${round}`]]),
              deletesAccount
                ? callKeyOperation(round, 'DELETE', '/account', key, 'remove')
                : callKeyOperation(round, 'DELETE', '/keys/current', key, 'revoke'),
            ]),
          );
          for (const { status, text } of responses) assert.ok(status < 500, text);
          const issuedKeys = responses.flatMap(({ body }) =>
            body.api_key === undefined ? [] : [body.api_key as string],
          );
          const accounts = responses.flatMap(({ body }) => body.account_id ?? []);
          assert.deepEqual(new Set([...accounts, account_id]), new Set([account_id]));
          // Each check uses a key, which revokes those it replaces.
          for (const [keyIndex, liveKey] of [key, ...issuedKeys].entries()) await isLive(liveKey, keyIndex);
          const validities = await Promise.all([key, ...issuedKeys].map(isLive));
          const isAccountDeleted = responses.some(
            ({ status, body }) => status === 200 && body.records_erased !== undefined,
          );
          assert.ok(validities.filter(Boolean).length <= (isAccountDeleted ? 0 : 1), JSON.stringify(validities));
          assertProblem(await post(api(2, '/trials'), { email }), 409, 'trial_taken');
        });
  });
}
