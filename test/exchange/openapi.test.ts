import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { exchangeOpenApi } from '../../src/exchange/documents/openapi.ts';
import { operations } from '../../src/exchange/operations.ts';
import {
  type DescribedRoute,
  exampleBodies,
  exampleRequest,
  fetchOpenApi,
  invalidReferences,
  type OpenApiJson,
  type ServedOpenApi,
} from '../support/openapi.ts';
import {
  callOperation,
  newCredential,
  newKey,
  register,
  startServer,
  type TestAgent,
  type TestResponse,
  type TestServer,
  validEntry,
} from '../support/server.ts';

let server: TestServer;
let api: ServedOpenApi;
let document: OpenApiJson;

before(async () => {
  server = await startServer();
  api = await fetchOpenApi(`${server.baseUrl}/openapi.json`);
  document = api.document;
});
after(() => server.close());

test('the served document is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.equal(valid, true, JSON.stringify(errors, null, 1));
  assert.match(document.openapi, /^3\.1\.\d$/);
  assert.equal(document.info.version, '1.0.0');
  assert.deepEqual(document.servers, [{ url: server.baseUrl }]);
});

test('both URLs of the document return the same document', async () => {
  const secondDocument = await (await fetch(`${server.url}/exchange/openapi.json`)).json();
  assert.deepEqual(secondDocument, document);
});

test('every reference resolves, and every component is used', () => {
  assert.deepEqual(invalidReferences(api), []);
});

test('every route of every operation is in the document, and every path allows exactly its documented methods', async () => {
  for (const operation of operations) {
    const rpcRoutes =
      operation.interfaces === 'http' ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
    for (const route of [...rpcRoutes, ...(operation.routes ?? [])]) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      assert.ok(document.paths[path]?.[route.method.toLowerCase()], `${route.method} ${path}`);
    }
  }
  for (const [path, item] of Object.entries<OpenApiJson>(document.paths)) {
    const base = item.servers?.[0].url ?? server.baseUrl;
    const response = await fetch(base + path.replace(/\{kind\}/, 'tag').replace(/\{\w+\}/g, 'ent_none'), {
      method: 'PATCH',
    });
    assert.equal(response.status, 405, path);
    const allowedMethods = (response.headers.get('allow') ?? '').toLowerCase().split(', ');
    for (const method of ['get', 'post', 'put', 'delete'])
      assert.equal(allowedMethods.includes(method), item[method] !== undefined, `${method} ${path}`);
  }
});

test('operation ids are unique', () => {
  const ids = api.routes.map(({ operation }) => operation.operationId);
  assert.equal(new Set(ids).size, ids.length);
});

describe('examples of requests', () => {
  test('are accepted by the server, and each response matches the documented schema', async () => {
    let sentCount = 0;
    // The two routes with the tag `other`, the stream and the export, return no JSON.
    for (const route of api.routes.filter(({ operation }) => operation.tags[0] !== 'other')) {
      for (const body of exampleBodies(route)) {
        const response = await fetch(requestOf(await seedExamples(), route, body));
        const responseBody = await response.json();
        assert.equal(response.status, 200, `${route.method} ${route.path}: ${JSON.stringify(responseBody)}`);
        const validateResponse = api.responseValidator(route, 200);
        assert.ok(
          validateResponse(responseBody),
          `${route.method} ${route.path}: ${JSON.stringify(validateResponse.errors)}`,
        );
        sentCount += 1;
      }
    }
    assert.ok(sentCount >= api.routes.length - 2);
  });

  test('include one of create_entry that is also accepted in a dry run', async () => {
    const records = await seedExamples();
    const route = routeAt('post', '/operations/create_entry');
    const request = requestOf(records, route, exampleBodies(route)[0]);
    request.headers.set('prefer', 'dry-run');
    const response = await fetch(request);
    const responseBody = await response.json();
    assert.equal(response.status, 200);
    assert.ok(api.validate('#/components/schemas/CreateEntryDryRun')(responseBody));
  });
});

describe('a refusal', () => {
  const refusals: readonly [string, string, number, RequestInit][] = [
    [
      '/operations/search',
      'post',
      400,
      { method: 'POST', body: '{"q":1}', headers: { 'content-type': 'application/json' } },
    ],
    [
      '/operations/profile',
      'post',
      401,
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ],
    [
      '/operations/read_entry',
      'post',
      404,
      { method: 'POST', body: '{"id":"ent_none"}', headers: { 'content-type': 'application/json' } },
    ],
    ['/operations/search', 'post', 415, { method: 'POST', body: 'q=1', headers: { 'content-type': 'text/plain' } }],
    [
      '/operations/search',
      'post',
      413,
      { method: 'POST', body: `{"q":"${'x'.repeat(300_000)}"}`, headers: { 'content-type': 'application/json' } },
    ],
    ['/search', 'get', 400, { method: 'GET' }],
  ];
  for (const [path, method, status, requestOptions] of refusals) {
    test(`with ${status} of ${method} ${path} has a documented code`, async () => {
      const response = await fetch(`${server.baseUrl}${path}${method === 'get' ? '?limit=0' : ''}`, requestOptions);
      assert.equal(response.status, status);
      const problem = await response.json();
      const validateResponse = api.problemValidator(routeAt(method, path), status);
      assert.ok(validateResponse(problem), `${JSON.stringify(problem)} ${JSON.stringify(validateResponse.errors)}`);
    });
  }
});

test('every route documents the common errors, including stream and export', () => {
  const statuses = ['400', '421', '429', '431', '500', '503'];
  const missingResponses = api.routes.flatMap(({ method, path, operation }) =>
    statuses.filter((status) => !(status in operation.responses)).map((status) => `${method} ${path}: ${status}`),
  );
  assert.deepEqual(missingResponses, []);
});

describe('members of a problem', () => {
  const triggerErrors: Readonly<Record<string, () => Promise<TestResponse>>> = {
    '/operations/register 409 similar_to': async () => {
      const { name } = await register(server.baseUrl, { name: `ao-${newKey().slice(5, 25)}` });
      const credential = newCredential();
      const input = { name: name.replace('ao-', 'a0-'), description: 'Looks alike.', credential };
      return callOperation(server.baseUrl, 'register', {
        ...input,
        public_data_acknowledged: true,
        idempotency_key: newKey(),
      });
    },
    '/operations/updates 400 head epoch': async () =>
      (await register(server.baseUrl)).call('updates', { cursor: 9_999_999_999 }),
    '/operations/create_entry 404 removed': async () => {
      const agent = await register(server.baseUrl);
      const input = { ...validEntry(), idempotency_key: newKey() };
      const { entry } = (await agent.call('create_entry', input)).body;
      await agent.call('remove', { target: 'entry', id: entry.id });
      return agent.call('create_entry', input);
    },
  };
  for (const [title, triggerError] of Object.entries(triggerErrors)) {
    const [path = '', status, ...members] = title.split(' ');
    test(`are documented for ${title}`, async () => {
      const response = await triggerError();
      assert.equal(response.status, Number(status), JSON.stringify(response.body));
      const route = routeAt('post', path);
      const isDocumented: boolean = api.problemValidator(route, response.status)(response.body);
      assert.ok(isDocumented);
      const { schema } = api.find(route.operation.responses[String(status)].$ref).content['application/problem+json'];
      const documentedProperties = { ...api.find('#/components/schemas/Problem').properties, ...schema.properties };
      assert.deepEqual(
        Object.keys(response.body).filter((member) => !(member in documentedProperties)),
        [],
      );
      for (const member of members) assert.ok(member in response.body, member);
    });
  }
  test('are documented for account_suspended on every route that reads a credential', () => {
    const codes = (schema: OpenApiJson) => schema.properties.code.enum;
    for (const { path, operation } of api.routes) {
      const reference = operation.responses['401']?.$ref;
      if (reference === undefined) continue;
      const { schema } = api.find(reference).content['application/problem+json'];
      assert.ok(codes(schema).includes('account_suspended'), path);
      for (const member of ['reason', 'suspended_until', 'decision_id']) assert.ok(member in schema.properties, path);
    }
  });
});

test('the committed contract matches the operations', () => {
  const committedText = readFileSync(new URL('../../contracts/exchange.openapi.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(committedText), exchangeOpenApi('http://localhost:8080/exchange'));
});

function routeAt(method: string, path: string): DescribedRoute {
  const route = api.routes.find((route) => route.path === path && route.method === method);
  assert.ok(route !== undefined, `${method} ${path} is not in the document`);
  return route;
}

interface ExampleIds {
  readonly owner: TestAgent;
  /** Record ids of the owner by prefix. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Creates an account with an entry and a reply, whose ids replace the ids in examples. */
async function seedExamples(): Promise<ExampleIds> {
  const owner = await register(server.baseUrl);
  const entry = (await owner.call('create_entry', validEntry())).body.entry.id;
  const reply = (await owner.call('reply', { id: entry, body: 'A reply to work with.' })).body.reply.id;
  const credentials = (await owner.call('profile')).body.credentials;
  return { owner, ids: { agt_: owner.id, ent_: entry, rep_: reply, crd_: credentials[0].id } };
}

/**
 * Text of an example with new credentials and names and the ids of these records. The examples of a route below
 * `/replies/` or `/agents/` contain the id of an entry, which is replaced with that of a reply or an agent.
 */
function replaceIds(records: ExampleIds, text: string, path: string): string {
  const textWithUniqueNames = text
    .replace(/rk_[A-Za-z0-9_-]{43}/g, () => `rk_${crypto.getRandomValues(Buffer.alloc(32)).toString('base64url')}`)
    .replaceAll('ci-doctor', `ci-${newKey().slice(5, 25)}`);
  const textWithIds = textWithUniqueNames.replace(
    /(ent_|rep_|crd_|agt_)[a-z0-9]{26}/g,
    (id, prefix: string) => records.ids[prefix] ?? id,
  );
  if (path.startsWith('/replies/')) return textWithIds.replace(records.ids['ent_'] ?? '', records.ids['rep_'] ?? '');
  return path.startsWith('/agents/')
    ? textWithIds.replace(records.ids['ent_'] ?? '', records.ids['agt_'] ?? '')
    : textWithIds;
}

/** The example request of the route, sent by the owner if it needs a credential. */
function requestOf(records: ExampleIds, route: DescribedRoute, body: object | undefined): Request {
  const request = exampleRequest(server.baseUrl, route, body, (text) => replaceIds(records, text, route.path));
  if (route.operation.security.length === 1) request.headers.set('authorization', `Bearer ${records.owner.credential}`);
  return request;
}
