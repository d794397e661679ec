import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { minuteMs } from '../../../src/core/base/clock.ts';
import { echoRetentionMs } from '../../../src/relay/destinations/rules/echo.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead } from '../../support/relay.ts';

for (const topology of databaseTopologies) {
  describe(`an echo destination on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    let origin: string;
    const clock: FakeClock = fakeClock();
    before(async () => {
      relay = await openRelayTestEnvironment({ ...topology, start: (overrides) => topology.start(overrides, clock) });
      origin = (relay.urls[0] ?? '').replace('http:', 'https:');
    });
    after(() => relay.close());

    const newEcho = () => {
      const id = randomBytes(12).toString('hex');
      return { id, destination: `${origin}/relay/echo/${id}` };
    };
    const readEcho = (id: string) => send(`${relay.urls.at(-1)}/relay/api/v1/echo/${id}`);

    test('accepts a lead, and the delivery is a delivered test that uses no unit', async () => {
      const trial = await relay.startTrial();
      const { destination } = newEcho();
      const response = await trial.deliver('one', { destination, lead: someLead() });
      assert.equal(response.status, 200, response.text);
      const { state, effect, test: isTest, attempts, usage, destination_origin } = response.body;
      assert.deepEqual([state, effect, isTest, usage.used, destination_origin], ['delivered', 'done', true, 0, origin]);
      assert.deepEqual([attempts.length, attempts[0].http_status, attempts[0].dns_ms], [1, 200, null]);
      assert.equal((await trial.get('/usage')).body.test_leads.used, 1);
    });

    test('shows headers, field names and the fingerprint, and no value of the lead', async () => {
      const trial = await relay.startTrial();
      const { id, destination } = newEcho();
      const lead = someLead({ name: 'Grace Hopper', extra: { plan: 'hidden value' } });
      const { body: receipt } = await trial.deliver('two', { destination, lead });
      const { status, body: echo, text } = await readEcho(id);
      assert.equal(status, 200);
      assert.deepEqual([echo.delivery_id, echo.attempt, echo.signature_valid], [receipt.id, 1, true]);
      assert.deepEqual(echo.lead, {
        fields: ['email', 'extra.plan', 'name', 'source'],
        fingerprint: receipt.fingerprints.payload,
      });
      const headersByName = Object.fromEntries(
        echo.headers.map(({ name, value }: { name: string; value: string }) => [name, value]),
      );
      assert.equal(headersByName['webhook-id'], receipt.id);
      assert.equal(headersByName['content-digest'], null, 'a plain hash of the lead is shown');
      for (const secret of ['Hopper', 'ada@mail.example', 'hidden value', receipt.payload_sha256])
        assert.equal(text.includes(secret), false, secret);
      const page = await send(`${relay.urls[0]}/relay/echo/${id}`);
      assert.match(page.text, new RegExp(receipt.id));
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.equal(page.text.includes('Hopper'), false);
    });

    test('is reachable under each loopback name', async () => {
      const trial = await relay.startTrial();
      for (const name of ['localhost', '127.0.0.1', '[::1]']) {
        const { id, destination } = newEcho();
        const namedDestination = destination.replace(/\/\/(localhost|127\.0\.0\.1)/, `//${name}`);
        assert.equal(
          (await trial.deliver(`at ${name}`, { destination: namedDestination, lead: someLead() })).status,
          200,
          namedDestination,
        );
        assert.equal((await readEcho(id)).status, 200, namedDestination);
      }
    });

    test('is refused with a malformed id, a query or another origin, and so are other URLs of this server', async () => {
      const trial = await relay.startTrial();
      const lead = someLead();
      for (const destination of [`${origin}/relay/echo/short`, `${newEcho().destination}?query`]) {
        const response = await trial.deliver('three', { destination, lead });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'echo_id');
      }
      for (const otherOrigin of [`http://localhost:8099`, 'https://127.0.0.1:8099', 'https://localhost']) {
        const response = await trial.deliver('three', {
          destination: `${otherOrigin}/relay/echo/${'a'.repeat(24)}`,
          lead,
        });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'echo_origin');
      }
      const otherResponse = await trial.deliver('three', { destination: `${origin}/relay/api/v1/trials`, lead });
      assertProblem(otherResponse, 400, 'invalid_input');
    });

    test('can be checked, and its last request can be read only within the retention period', async () => {
      const trial = await relay.startTrial();
      const { id, destination } = newEcho();
      const check = await post(`${relay.urls[0]}/relay/api/v1/destinations/check`, { destination }, [
        bearer(trial.apiKey),
      ]);
      assert.deepEqual([check.body.usable, check.body.origin], [true, origin]);
      assertProblem(await readEcho(id), 404, 'not_found');
      assert.equal((await trial.deliver('four', { destination, lead: someLead() })).status, 200);
      clock.advance(echoRetentionMs - minuteMs);
      assert.equal((await readEcho(id)).status, 200);
      clock.advance(minuteMs);
      assertProblem(await readEcho(id), 404, 'not_found');
    });
  });
}
