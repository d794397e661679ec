import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { reservedHeaderNames } from '../../../src/relay/deliveries/rules/destination-headers.ts';
import { assertProblem, send } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

for (const layout of stores) {
  describe(`headers for the destination on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let status = '200 OK';
    before(async () => {
      site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpResponse(status)) });
    });
    after(() => site.close());

    const headers = { Authorization: 'Bearer of-the-destination', 'X-Api-Key': 'k-7' };

    test('are sent in addition to those of the relay', async () => {
      const source = await site.source();
      const response = await source.deliver('one', { destination: site.destination, headers, lead: someLead() });
      assert.equal(response.status, 200, response.text);
      const sent = new Map(site.sink.requests.at(-1)?.headers ?? []);
      assert.deepEqual([sent.get('authorization'), sent.get('x-api-key')], Object.values(headers));
      assert.equal(sent.get('webhook-id'), response.body.id);
    });

    test('are a part of the fingerprint of the destination, whatever the case of their names', async () => {
      const source = await site.source();
      status = '404 Not Found';
      const order = { destination: site.destination, headers, lead: someLead() };
      assertProblem(await source.deliver('two', order), 424, 'delivery_failed');
      status = '200 OK';
      for (const other of [{}, { ...headers, 'X-Api-Key': 'k-8' }, { Authorization: headers.Authorization }]) {
        const response = await source.deliver('two', { ...order, headers: other }, { replay: true });
        assertProblem(response, 409, 'replay_mismatch');
        assert.deepEqual(response.body.differs, { payload: false, destination: true });
      }
      const lower = { 'x-api-key': 'k-7', authorization: headers.Authorization };
      assert.equal((await source.deliver('two', { ...order, headers: lower }, { replay: true })).status, 200);
    });

    test('are shown by an echo destination by name only', async () => {
      const source = await site.source();
      const id = randomBytes(12).toString('hex');
      const destination = `${site.urls[0]?.replace('http:', 'https:')}/relay/echo/${id}`;
      assert.equal((await source.deliver('three', { destination, headers, lead: someLead() })).status, 200);
      const echo = await send(`${site.urls[0]}/relay/api/v1/echo/${id}`);
      assert.deepEqual(
        echo.body.headers.filter(({ name }: { name: string }) => name === 'x-api-key'),
        [{ name: 'x-api-key', value: null }],
      );
      assert.equal(echo.text.includes('of-the-destination'), false);
    });

    test('are refused when the relay or the connection sets them', async () => {
      const source = await site.source();
      for (const name of reservedHeaderNames) {
        const order = { destination: site.destination, headers: { [name.toUpperCase()]: 'x' }, lead: someLead() };
        const response = await source.deliver('four', order);
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'header_refused', name);
      }
    });
  });
}
