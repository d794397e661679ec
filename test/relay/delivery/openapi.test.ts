import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { relayOpenApi } from '../../../src/relay/documents/openapi.ts';
import * as errors from '../../../src/relay/errors.ts';
import { send } from '../../support/http.ts';
import { oneNode } from '../../support/nodes.ts';
import { assertMethods, danglingParts, fetchOpenApi, type ServedOpenApi } from '../../support/openapi.ts';
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';

describe('the OpenAPI document of the relay', () => {
  let site: RelaySite;
  let api: ServedOpenApi;
  let base: string;
  before(async () => {
    site = await openRelaySite(oneNode);
    base = `${site.urls[0]}/relay/api/v1`;
    api = await fetchOpenApi(`${site.urls[0]}/relay/openapi.json`);
  });
  after(() => site.close());

  test('is valid, of its version, for this address, without loose ends', async () => {
    const { valid, errors: faults } = await new Validator().validate(structuredClone(api.document));
    assert.equal(valid, true, JSON.stringify(faults, null, 1));
    assert.equal(api.document.info.version, '1.0.0');
    assert.deepEqual(api.document.servers, [{ url: base }]);
    assert.deepEqual(danglingParts(api), []);
  });

  test('lists at each address exactly the methods that the server takes there', () => assertMethods(api, base));

  test('describes what is answered', async () => {
    const source = await site.source();
    const { destination } = site;
    const delivered = await source.deliver('described', { destination, lead: someLead() });
    const described = (path: string, method: string) => {
      const route = api.routes.find((each) => each.path === path && each.method === method);
      assert.ok(route !== undefined, path);
      return route;
    };
    const assertFits = (path: string, method: string, body: unknown) => {
      const check = api.answerOf(described(path, method), 200);
      assert.ok(check(body), `${path}: ${JSON.stringify(check.errors)}`);
    };
    assertFits('/deliveries', 'post', delivered.body);
    assertFits('/deliveries', 'get', (await source.get('/deliveries')).body);
    assertFits('/deliveries/{id}', 'get', (await source.get(`/deliveries/${delivered.body.id}`)).body);
    const key = [['Idempotency-Key', 'described']] as const;
    assertFits('/deliveries/lookup', 'get', (await source.get('/deliveries/lookup', key)).body);
    const headers = described('/deliveries', 'post').operation.parameters.map(({ name }: { name: string }) => name);
    assert.deepEqual(headers.sort(), ['Idempotency-Key', 'X-Rialto-Replay']);
  });

  test('each refusal of the relay has a page that explains it', async () => {
    for (const { code, title } of Object.values(errors)) {
      const page = await send(`${site.urls[0]}/errors/${code}`, { headers: [['Accept', 'text/html']] });
      assert.equal(page.status, 200, code);
      assert.ok(page.text.includes(title), code);
    }
  });

  test('is what the committed contract says', () => {
    const committed = readFileSync(new URL('../../../contracts/relay.openapi.json', import.meta.url), 'utf8');
    assert.deepEqual(JSON.parse(committed), JSON.parse(JSON.stringify(relayOpenApi('http://localhost:8080/relay'))));
  });
});
