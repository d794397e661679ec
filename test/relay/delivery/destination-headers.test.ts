import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { reservedHeaderNames } from '../../../src/relay/deliveries/rules/destination-headers.ts';
import { assertProblem, send } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const topology of databaseTopologies) {
  describe(`headers for the destination on ${topology.name}`, { skip: topology.missing }, () => {
    let testRelay: RelayTestEnvironment;
    let responseStatus = '200 OK';
    before(async () => {
      testRelay = await openRelayTestEnvironment(topology, {
        onRequest: (socket) => socket.write(httpResponse(responseStatus)),
      });
    });
    after(() => testRelay.close());

    const headers = { Authorization: 'Bearer of-the-destination', 'X-Api-Key': 'k-7' };

    test('are sent in addition to those of the relay', async () => {
      const trial = await testRelay.startTrial();
      const response = await trial.deliver('one', { destination: testRelay.destination, headers, lead: someLead() });
      assert.equal(response.status, 200, response.text);
      const sentHeaders = new Map(testRelay.sink.requests.at(-1)?.headers ?? []);
      assert.deepEqual([sentHeaders.get('authorization'), sentHeaders.get('x-api-key')], Object.values(headers));
      assert.equal(sentHeaders.get('webhook-id'), response.body.id);
    });

    test('are a part of the fingerprint of the destination, whatever the case of their names', async () => {
      const trial = await testRelay.startTrial();
      responseStatus = '404 Not Found';
      const deliveryInput = { destination: testRelay.destination, headers, lead: someLead() };
      assertProblem(await trial.deliver('two', deliveryInput), 424, 'delivery_failed');
      responseStatus = '200 OK';
      for (const otherHeaders of [{}, { ...headers, 'X-Api-Key': 'k-8' }, { Authorization: headers.Authorization }]) {
        const response = await trial.deliver('two', { ...deliveryInput, headers: otherHeaders }, { replay: true });
        assertProblem(response, 409, 'replay_mismatch');
        assert.deepEqual(response.body.differs, { payload: false, destination: true });
      }
      const lowerCaseHeaders = { 'x-api-key': 'k-7', authorization: headers.Authorization };
      assert.equal(
        (await trial.deliver('two', { ...deliveryInput, headers: lowerCaseHeaders }, { replay: true })).status,
        200,
      );
    });

    test('are shown by an echo destination by name only', async () => {
      const trial = await testRelay.startTrial();
      const id = randomBytes(12).toString('hex');
      const destination = `${testRelay.urls[0]?.replace('http:', 'https:')}/relay/echo/${id}`;
      assert.equal((await trial.deliver('three', { destination, headers, lead: someLead() })).status, 200);
      const echo = await send(`${testRelay.urls[0]}/relay/api/v1/echo/${id}`);
      assert.deepEqual(
        echo.body.headers.filter(({ name }: { name: string }) => name === 'x-api-key'),
        [{ name: 'x-api-key', value: null }],
      );
      assert.equal(echo.text.includes('of-the-destination'), false);
    });

    test('are refused when their names are reserved for the relay or the connection', async () => {
      const trial = await testRelay.startTrial();
      for (const name of reservedHeaderNames) {
        const deliveryInput = {
          destination: testRelay.destination,
          headers: { [name.toUpperCase()]: 'x' },
          lead: someLead(),
        };
        const response = await trial.deliver('four', deliveryInput);
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'header_refused', name);
      }
    });
  });
}
