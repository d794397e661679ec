import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { arcadeOpenApi, protocolOpenApi } from '../../../src/arcade/documents/openapi.ts';
import { operations } from '../../../src/arcade/operations.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { bearer, post, send } from '../../support/http.ts';
import {
  assertMethods,
  exampleBodies,
  exampleRequest,
  fetchOpenApi,
  invalidReferences,
  type ServedOpenApi,
} from '../../support/openapi.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { seedExamples, verifiedReplay } from './example-data.ts';

let server: TestServer;
let base: string;
let replayId: string;
before(async () => {
  server = await startServer();
  base = `${server.url}/arcade`;
  replayId = await verifiedReplay(server.url);
});
after(() => server.close());

const documents = [
  { path: '/api/v3/openapi', version: '4.0.1', create: protocolOpenApi, file: 'arcade-v3.openapi.json' },
  { path: '/api/v5/openapi', version: '2026-08-22', create: arcadeOpenApi, file: 'arcade-v5.openapi.json' },
] as const;

for (const { path, version, create, file } of documents) {
  describe(path, () => {
    let api: ServedOpenApi;
    before(async () => {
      api = await fetchOpenApi(base + path);
    });

    test('is a valid OpenAPI 3.1 document of its version with the URL of this server', async () => {
      const { valid, errors } = await new Validator().validate(structuredClone(api.document));
      assert.equal(valid, true, JSON.stringify(errors, null, 1));
      assert.match(api.document.openapi, /^3\.1\.\d$/);
      assert.equal(api.document.info.version, version);
      assert.deepEqual(api.document.servers, [{ url: base }]);
    });

    test('has no dangling reference, no unused component and no duplicate id', () => {
      assert.deepEqual(invalidReferences(api), []);
      const ids = api.routes.map(({ operation }) => operation.operationId);
      assert.equal(new Set(ids).size, ids.length, ids.join(' '));
    });

    test('lists exactly the methods that the server accepts at each path', () => assertMethods(api, base));

    test('has examples that the server accepts and responses that match the schemas', async () => {
      let sentCount = 0;
      const routes = api.routes.filter(
        (route) => route.operation.tags[0] !== 'other' && !examplesWithoutData.includes(nameOf(route)),
      );
      for (const route of routes) {
        for (const body of exampleBodies(route)) {
          const { player, existingIdsFor } = await seedExamples(server.url, replayId);
          const name = nameOf(route);
          const request = exampleRequest(base, route, body, await existingIdsFor(name));
          if (route.operation.security.length === 1 || name === 'read_session' || name === 'observe')
            request.headers.set('authorization', `Bearer ${player.credential}`);
          const title = `${request.method} ${request.url}`;
          const response = await fetch(request);
          const responseBody = await response.json();
          const created = ['register', 'upload_game', 'appeal_decision'].includes(name);
          assert.equal(response.status, created ? 201 : 200, `${title}: ${JSON.stringify(responseBody)}`);
          const check = api.responseValidator(route, response.status);
          assert.ok(check(responseBody), `${title}: ${JSON.stringify(check.errors)}`);
          sentCount += 1;
        }
      }
      assert.ok(sentCount >= routes.length, `${sentCount} examples of ${routes.length} routes`);
    });

    test('equals the committed contract', () => {
      const committed = readFileSync(new URL(`../../../contracts/${file}`, import.meta.url), 'utf8');
      assert.deepEqual(JSON.parse(committed), create('http://localhost:8080/arcade'));
    });
  });
}

/** Operations whose examples need a certificate, a leased certification place or a preview; other tests call them. */
const examplesWithoutData = ['read_certificate', 'release_task', 'read_preview'];

/** The operation of a documented route. */
function nameOf({ path, method }: { path: string; method: string }): string {
  const match = operations.find(({ routes = [] }) =>
    routes.some((route) => route.method.toLowerCase() === method && route.path.replace(/:(\w+)/g, '{$1}') === path),
  );
  assert.ok(match !== undefined, `no operation is at ${method} ${path}`);
  return match.name;
}

test('the document of API version 5 lists every route, and that of protocol 4.0 lists the routes in v1 and v3', async () => {
  const [protocolPaths, allPaths] = await Promise.all(
    documents.map(async ({ path }) => Object.keys((await fetchOpenApi(base + path)).document.paths)),
  );
  const operationPaths = operations.flatMap(({ routes = [] }) =>
    routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
  );
  const rules = ['tetris-v2', 'turn-grid-v2'].map((engine) => `/api/v1/engines/${engine}/rules`);
  const interfaces = ['/api/v3/openapi', '/api/v3/mcp'];
  const downloads = ['/api/v1/certificates/{id}/evidence', '/api/v1/games/{slug}/versions/{version}/bundle.zip'];
  const otherPaths = [
    '/api/v5/openapi',
    '/api/v5/live/{session}/stream',
    '/api/v5/replays/{id}/log',
    '/api/v5/replays/export',
    '/api/v5/releases/log',
    '/api/v5/render-reports',
    ...downloads,
  ];
  assert.deepEqual(
    [...(allPaths ?? [])].sort(),
    [...new Set([...operationPaths, ...otherPaths, ...rules, ...interfaces])].sort(),
  );
  assert.deepEqual(
    [...(protocolPaths ?? [])].sort(),
    [...new Set([...operationPaths, ...rules, ...interfaces].filter((path) => /^\/api\/v[13]\//.test(path)))].sort(),
  );
});

test('every additional example of a GET operation is accepted', async () => {
  for (const { name, effect, routes = [], examples } of operations) {
    const [route] = routes;
    if (effect !== 'read' || route?.method !== 'GET') continue;
    for (const { input, title } of examples.slice(1)) {
      const { player, existingIdsFor } = await seedExamples(server.url, replayId);
      const insertIds = await existingIdsFor(name);
      const values = new Map(Object.entries(input).map(([key, value]) => [key, insertIds(String(value))]));
      const path = route.path.replaceAll(/:(\w+)/g, (_all, key: string) => {
        const value = values.get(key) ?? '';
        values.delete(key);
        return value;
      });
      const response = await send(`${base}${path}?${new URLSearchParams([...values])}`, {
        headers: [bearer(player.credential)],
      });
      assert.equal(response.status, 200, `${name}, ${title}: ${response.text}`);
    }
  }
});

describe('error codes in OpenAPI', () => {
  const json = [['Content-Type', 'application/json']] as const;
  const failingRequests: Readonly<
    Record<string, () => Promise<{ routeKey: string; status: number; code: string; response: object }>>
  > = {
    'an unknown property': async () => {
      const { status, body } = await send(`${base}/api/v1/games?colour=red`);
      return { routeKey: 'get /api/v1/games', status, code: 'unknown_property', response: body };
    },
    'a missing credential': async () => {
      const { status, body } = await send(`${base}/api/v1/me/home`);
      return { routeKey: 'get /api/v1/me/home', status, code: 'credential_missing', response: body };
    },
    'a missing idempotency key': async () => {
      const { credential } = await registerPlayer(server.url);
      const { status, body } = await post(`${base}/api/v1/sessions`, {}, [bearer(credential)]);
      return { routeKey: 'post /api/v1/sessions', status, code: 'idempotency_key_missing', response: body };
    },
    'a body that is not JSON': async () => {
      const { status, body } = await send(`${base}/api/v1/agents/challenge`, {
        method: 'POST',
        headers: [...json],
        body: '{',
      });
      return { routeKey: 'post /api/v1/agents/challenge', status, code: 'invalid_json', response: body };
    },
    'a body of another media type': async () => {
      const { status, body } = await send(`${base}/api/v1/agents/challenge`, {
        method: 'POST',
        headers: [['Content-Type', 'text/plain']],
        body: 'nickname=x',
      });
      return { routeKey: 'post /api/v1/agents/challenge', status, code: 'unsupported_media_type', response: body };
    },
    'a nickname that is taken': async () => {
      const { nickname } = await registerPlayer(server.url);
      const { status, body } = await post(`${base}/api/v1/agents/challenge`, { nickname, declared_client: 'x' });
      return { routeKey: 'post /api/v1/agents/challenge', status, code: 'nickname_taken', response: body };
    },
    'a batch with a wrong seq_base': async () => {
      const { player, existingIdsFor } = await seedExamples(server.url, replayId);
      const session = (await existingIdsFor('take_actions'))('ses_01jd3k5v7w9x1y3z5a7b9c1d3e');
      const batch = { seq_base: 7, actions: [{ type: 'wait' }] };
      const { status, body } = await player.post(`/api/v1/sessions/${session}/actions`, batch);
      return { routeKey: 'post /api/v1/sessions/{id}/actions', status, code: 'seq_conflict', response: body };
    },
    'an unknown session': async () => {
      const { status, body } = await send(`${base}/api/v1/sessions/ses_none/observation`);
      return { routeKey: 'get /api/v1/sessions/{id}/observation', status, code: 'not_found', response: body };
    },
    'a stream of an unknown session': async () => {
      const { status, body } = await send(`${base}/api/v5/live/ses_none/stream`);
      return { routeKey: 'get /api/v5/live/{session}/stream', status, code: 'not_found', response: body };
    },
    'a stream with an unknown credential': async () => {
      const headers = [bearer('rk_R7m2kQ0vTz5Yx1bN8cW3pL6dJ9fH4gS2aE0uI7oX5yM')];
      const { status, body } = await send(`${base}/api/v5/live/ses_none/stream`, { headers });
      return { routeKey: 'get /api/v5/live/{session}/stream', status, code: 'credential_unknown', response: body };
    },
    'the log of an unknown replay': async () => {
      const { status, body } = await send(`${base}/api/v5/replays/rpl_none/log`);
      return { routeKey: 'get /api/v5/replays/{id}/log', status, code: 'not_found', response: body };
    },
  };
  for (const [name, triggerError] of Object.entries(failingRequests)) {
    test(`${name} returns a documented error`, async () => {
      const api = await fetchOpenApi(`${base}/api/v5/openapi`);
      const { routeKey, status, code, response } = await triggerError();
      assert.equal((response as { code?: string }).code, code, JSON.stringify(response));
      const route = api.routes.find(({ path, method }) => `${method} ${path}` === routeKey);
      assert.ok(route !== undefined, routeKey);
      const check = api.problemValidator(route, status);
      assert.ok(check(response), `${JSON.stringify(response)} ${JSON.stringify(check.errors)}`);
    });
  }
});

test('every error code of an operation is in the OpenAPI document, and each code there has an error page', async () => {
  const api = await fetchOpenApi(`${base}/api/v5/openapi`);
  const codes = new Set<string>();
  for (const route of api.routes) {
    for (const [status, { $ref }] of Object.entries<{ $ref?: string }>(route.operation.responses)) {
      if (Number(status) < 400) continue;
      const { schema } = api.find($ref as string).content['application/problem+json'];
      for (const code of schema.properties.code.enum) codes.add(code);
    }
  }
  for (const { errors } of operations) for (const { code } of errors) assert.ok(codes.has(code), code);
  for (const code of codes) {
    const page = await send(`${server.url}/errors/${code}`);
    assert.equal(page.status, 200, code);
    assert.ok(page.text.includes(code));
  }
});
