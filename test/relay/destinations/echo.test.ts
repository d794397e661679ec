import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { minuteMs } from '../../../src/core/base/clock.ts';
import { echoRetentionMs } from '../../../src/relay/destinations/rules/echo.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { stores } from '../../support/nodes.ts';
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';

for (const layout of stores) {
  describe(`an echo destination on ${layout.name}`, { skip: layout.missing }, () => {
    let site: RelaySite;
    let origin: string;
    const clock: FakeClock = fakeClock();
    before(async () => {
      site = await openRelaySite({ ...layout, start: (overrides) => layout.start(overrides, clock) });
      origin = (site.urls[0] ?? '').replace('http:', 'https:');
    });
    after(() => site.close());

    const newEcho = () => {
      const id = randomBytes(12).toString('hex');
      return { id, destination: `${origin}/relay/echo/${id}` };
    };
    const read = (id: string) => send(`${site.urls.at(-1)}/relay/api/v1/echo/${id}`);

    test('accepts a lead, and the delivery is a delivered test that uses no unit', async () => {
      const source = await site.source();
      const { destination } = newEcho();
      const response = await source.deliver('one', { destination, lead: someLead() });
      assert.equal(response.status, 200, response.text);
      const { state, effect, test: isTest, attempts, usage, destination_origin } = response.body;
      assert.deepEqual([state, effect, isTest, usage.used, destination_origin], ['delivered', 'done', true, 0, origin]);
      assert.deepEqual([attempts.length, attempts[0].http_status, attempts[0].dns_ms], [1, 200, null]);
      assert.equal((await source.get('/usage')).body.test_leads.used, 1);
    });

    test('shows headers, field names and the fingerprint, and no part of the lead', async () => {
      const source = await site.source();
      const { id, destination } = newEcho();
      const lead = someLead({ name: 'Grace Canary', extra: { plan: 'hidden value' } });
      const { body: receipt } = await source.deliver('two', { destination, lead });
      const { status, body: echo, text } = await read(id);
      assert.equal(status, 200);
      assert.deepEqual([echo.delivery_id, echo.attempt, echo.signature_valid], [receipt.id, 1, true]);
      assert.deepEqual(echo.lead, {
        fields: ['email', 'extra.plan', 'name', 'source'],
        fingerprint: receipt.fingerprints.payload,
      });
      const named = Object.fromEntries(
        echo.headers.map(({ name, value }: { name: string; value: string }) => [name, value]),
      );
      assert.equal(named['webhook-id'], receipt.id);
      assert.equal(named['content-digest'], null, 'a plain hash of the lead is shown');
      for (const secret of ['Canary', 'ada@mail.example', 'hidden value', receipt.payload_sha256])
        assert.equal(text.includes(secret), false, secret);
      const page = await send(`${site.urls[0]}/relay/echo/${id}`);
      assert.match(page.text, new RegExp(receipt.id));
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.equal(page.text.includes('Canary'), false);
    });

    test('is reachable under each loopback name', async () => {
      const source = await site.source();
      for (const name of ['localhost', '127.0.0.1', '[::1]']) {
        const { id, destination } = newEcho();
        const named = destination.replace(/\/\/(localhost|127\.0\.0\.1)/, `//${name}`);
        assert.equal((await source.deliver(`at ${name}`, { destination: named, lead: someLead() })).status, 200, named);
        assert.equal((await read(id)).status, 200, named);
      }
    });

    test('is distinguished from other addresses of this server, which are refused', async () => {
      const source = await site.source();
      const lead = someLead();
      for (const destination of [`${origin}/relay/echo/short`, `${newEcho().destination}?query`]) {
        const response = await source.deliver('three', { destination, lead });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'echo_id');
      }
      for (const mistyped of [`http://localhost:8099`, 'https://127.0.0.1:8099', 'https://localhost']) {
        const response = await source.deliver('three', {
          destination: `${mistyped}/relay/echo/${'a'.repeat(24)}`,
          lead,
        });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.errors[0].code, 'echo_origin');
      }
      const other = await source.deliver('three', { destination: `${origin}/relay/api/v1/trials`, lead });
      assertProblem(other, 400, 'invalid_input');
      const check = await post(`${site.urls[0]}/relay/api/v1/destinations/check`, newEcho(), [bearer(source.apiKey)]);
      assert.equal(check.status, 400, 'an unknown property is accepted');
    });

    test('can be checked, and returns 404 without a recent request', async () => {
      const source = await site.source();
      const { id, destination } = newEcho();
      const check = await post(`${site.urls[0]}/relay/api/v1/destinations/check`, { destination }, [
        bearer(source.apiKey),
      ]);
      assert.deepEqual([check.body.usable, check.body.origin], [true, origin]);
      assertProblem(await read(id), 404, 'not_found');
      assert.equal((await source.deliver('four', { destination, lead: someLead() })).status, 200);
      clock.advance(echoRetentionMs - minuteMs);
      assert.equal((await read(id)).status, 200);
      clock.advance(minuteMs);
      assertProblem(await read(id), 404, 'not_found');
    });
  });
}
