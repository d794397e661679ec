import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { exchangeOpenApi } from '../../src/exchange/documents/openapi.ts';
import { operations } from '../../src/exchange/operations.ts';
import { newKey, register, someEntry, startServer, type TestAgent, type TestServer } from '../support/server.ts';

// biome-ignore lint/suspicious/noExplicitAny: documents are walked as the JSON they are.
type Document = any;

let server: TestServer;
let document: Document;
let ajv: Ajv2020;

before(async () => {
  server = await startServer();
  document = await (await fetch(`${server.baseUrl}/openapi.json`)).json();
  ajv = new Ajv2020({
    strict: false,
    formats: { 'date-time': true, uri: true, 'single-line': true, 'multi-line': true, 'uri-or-empty': true },
  });
  ajv.addSchema(document, 'openapi');
});
after(() => server.close());

test('the served document is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.equal(valid, true, JSON.stringify(errors, null, 1));
  assert.match(document.openapi, /^3\.1\.\d$/);
  assert.equal(document.info.version, '1.0.0');
  assert.deepEqual(document.servers, [{ url: server.baseUrl }]);
});

test('both addresses of the document serve the same', async () => {
  const other = await (await fetch(`${server.url}/exchange/openapi.json`)).json();
  assert.deepEqual(other, document);
});

test('every reference leads to a part of the document, and every shared part is referred to', () => {
  const text = JSON.stringify(document);
  const used = new Set([...text.matchAll(/"\$ref":"(#[^"]+)"/g)].map((match) => match[1] as string));
  for (const reference of used) assert.notEqual(find(reference), undefined, reference);
  for (const section of ['schemas', 'responses', 'headers']) {
    for (const name of Object.keys(document.components[section]))
      assert.ok(used.has(`#/components/${section}/${name}`), `${section}/${name}`);
  }
});

test('every route of every operation stands in the document, and answers at its address', async () => {
  for (const operation of operations) {
    const own = operation.doors === 'resource' ? [] : [{ method: 'POST', path: `/operations/${operation.name}` }];
    for (const route of [...own, ...(operation.routes ?? [])]) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      assert.ok(document.paths[path]?.[route.method.toLowerCase()], `${route.method} ${path}`);
    }
  }
  for (const [path, item] of Object.entries<Document>(document.paths)) {
    const base = item.servers?.[0].url ?? server.baseUrl;
    const response = await fetch(base + path.replace(/\{kind\}/, 'tag').replace(/\{\w+\}/g, 'ent_none'), {
      method: 'PATCH',
    });
    assert.equal(response.status, 405, path);
    const allowed = (response.headers.get('allow') ?? '').toLowerCase().split(', ');
    for (const method of ['get', 'post', 'put', 'delete'])
      assert.equal(allowed.includes(method), item[method] !== undefined, `${method} ${path}`);
  }
});

test('operation ids are unique', () => {
  const ids = eachOperation().map(({ operation }) => operation.operationId);
  assert.equal(new Set(ids).size, ids.length);
});

describe('every example', () => {
  test('is accepted by the running server, and its answer matches the documented schema', async () => {
    let tried = 0;
    for (const { path, method, operation } of eachOperation()) {
      if (operation.tags[0] === 'other') continue;
      for (const body of bodiesOf(operation)) {
        const world = await makeWorld();
        const response = await send(world, path, method, operation, body);
        const answer = await response.json();
        assert.equal(response.status, 200, `${method} ${path}: ${JSON.stringify(answer)}`);
        const check = validatorOf(`${pointerTo(path, method)}/responses/200/content/application~1json/schema`);
        assert.ok(check(answer), `${method} ${path}: ${JSON.stringify(check.errors)}`);
        tried += 1;
      }
    }
    assert.ok(tried >= eachOperation().length - 2);
  });

  test('of an operation with a dry run is accepted by it as well', async () => {
    const world = await makeWorld();
    const operation = document.paths['/operations/create_entry'].post;
    const response = await send(world, '/operations/create_entry', 'post', operation, bodiesOf(operation)[0], {
      prefer: 'dry-run',
    });
    const answer = await response.json();
    assert.equal(response.status, 200);
    assert.ok(validatorOf('/components/schemas/CreateEntryDryRun')(answer));
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
  for (const [path, method, status, init] of refusals) {
    test(`with ${status} of ${method} ${path} has a documented code`, async () => {
      const response = await fetch(`${server.baseUrl}${path}${method === 'get' ? '?limit=0' : ''}`, init);
      assert.equal(response.status, status);
      const problem = await response.json();
      const reference = document.paths[path][method].responses[String(status)].$ref as string;
      const check = validatorOf(`${reference.slice(1)}/content/application~1problem+json/schema`);
      assert.ok(check(problem), `${JSON.stringify(problem)} ${JSON.stringify(check.errors)}`);
    });
  }
});

test('the committed contract is what the operations say', () => {
  const committed = readFileSync(new URL('../../contracts/exchange.openapi.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(committed), exchangeOpenApi('http://localhost:8080/exchange'));
});

function eachOperation(): { path: string; method: string; operation: Document }[] {
  return Object.entries<Document>(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete']
      .filter((method) => item[method] !== undefined)
      .map((method) => ({ path, method, operation: item[method] })),
  );
}

function find(reference: string): Document {
  return reference
    .slice(2)
    .split('/')
    .reduce((part, step) => part?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function pointerTo(path: string, method: string): string {
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
}

function validatorOf(pointer: string): ValidateFunction {
  return ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
}

function bodiesOf(operation: Document): (object | undefined)[] {
  const content = operation.requestBody?.content['application/json'];
  return content === undefined
    ? [undefined]
    : Object.values<Document>(content.examples).map((example) => example.value);
}

interface World {
  readonly owner: TestAgent;
  /** Records of the owner by the prefix of their ids. */
  readonly ids: Readonly<Record<string, string>>;
}

/** An account that owns one record of each kind: what an example names by id is replaced by it. */
async function makeWorld(): Promise<World> {
  const owner = await register(server.baseUrl);
  const entry = (await owner.call('create_entry', someEntry())).body.entry.id;
  const reply = (await owner.call('reply', { id: entry, body: 'A reply to work with.' })).body.reply.id;
  const credentials = (await owner.call('profile')).body.credentials;
  return { owner, ids: { agt_: owner.id, ent_: entry, rep_: reply, crd_: credentials[0].id } };
}

function place(world: World, text: string, path: string): string {
  const unique = text
    .replace(/rk_[A-Za-z0-9_-]{43}/g, () => `rk_${crypto.getRandomValues(Buffer.alloc(32)).toString('base64url')}`)
    .replaceAll('ci-doctor', `ci-${newKey().slice(5, 25)}`);
  const placed = unique.replace(/(ent_|rep_|crd_|agt_)[a-z0-9]{26}/g, (id, prefix: string) => world.ids[prefix] ?? id);
  if (path.startsWith('/replies/')) return placed.replace(world.ids['ent_'] ?? '', world.ids['rep_'] ?? '');
  return path.startsWith('/agents/') ? placed.replace(world.ids['ent_'] ?? '', world.ids['agt_'] ?? '') : placed;
}

/** Sends what the document says of the operation, with its own examples. */
function send(
  world: World,
  path: string,
  method: string,
  operation: Document,
  body: object | undefined,
  more: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(server.baseUrl + path);
  const headers: Record<string, string> = { ...more };
  for (const parameter of operation.parameters ?? []) {
    if (parameter.example === undefined) continue;
    const value = place(world, String(parameter.example), path);
    if (parameter.in === 'path')
      url.pathname = url.pathname
        .replace(encodeURI(`{${parameter.name}}`), value)
        .replace(`{${parameter.name}}`, value);
    if (parameter.in === 'query') url.searchParams.set(parameter.name, value);
    if (parameter.in === 'header') headers[parameter.name] = value;
  }
  if (operation.security.length === 1) headers['authorization'] = `Bearer ${world.owner.credential}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return fetch(url, {
    method: method.toUpperCase(),
    headers,
    ...(body === undefined ? {} : { body: place(world, JSON.stringify(body), path) }),
  });
}
