import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Clock } from '../../src/core/base/clock.ts';
import type { Environment } from '../../src/core/base/read-setting.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { callOperation, startServer, type TestAgent, type TestResponse, type TestServer } from '../support/server.ts';

export const annsKey = 'rk_admin_ann_0123456789abcdefghijklmnopqrstuvwxyz';
export const bobsKey = 'rk_admin_bob_9876543210abcdefghijklmnopqrstuvwxyz';

/** The setting of two operators, ann and bob. */
export const operators: Environment = { RIALTO_ADMIN_KEYS: `ann:${sha256(annsKey)}, bob:${sha256(bobsKey)}` };

/** A server with operators and functions to call it. */
export interface AdminTestServer extends TestServer {
  /** Sends a GET if the operation starts with /, otherwise a POST, with the key of ann by default. */
  readonly runAction: (operation: string, input?: object, key?: string) => Promise<TestResponse>;
  /** Sends a request without a credential. */
  readonly callPublicly: (operation: string, input?: object) => Promise<TestResponse>;
}

export interface AdminServerKind {
  readonly name: string;
  /** Reason why the database is not available for tests; undefined when it is available. */
  readonly missing: string | undefined;
  start(t: TestContext, overrides?: Environment, clock?: Clock): Promise<AdminTestServer>;
}

/** Servers on SQLite and PostgreSQL: a suite that runs over both requires the same behaviour. */
export const kinds: readonly AdminServerKind[] = [
  { name: 'SQLite', missing: undefined, start: (t, overrides, clock) => startOperatorServer(t, overrides, clock) },
  {
    name: 'PostgreSQL',
    missing: postgresMissing(),
    async start(t, overrides = {}, clock) {
      const { url, drop } = await migratedDatabase();
      const server = await startOperatorServer(t, { ...overrides, DATABASE_URL: url }, clock);
      t.after(drop);
      return server;
    },
  },
];

/** Starts a server with the operators ann and bob, which is closed at the end of the test. */
export async function startOperatorServer(
  t: TestContext,
  overrides: Environment = {},
  clock?: Clock,
): Promise<AdminTestServer> {
  const server = await startServer({ ...operators, ...overrides }, clock);
  t.after(() => server.close());
  return {
    ...server,
    runAction: (operation, input, key = annsKey) => send(`${server.url}/admin/api/v1`, operation, input, key),
    callPublicly: (operation, input = {}) => callOperation(server.baseUrl, operation, input),
  };
}

/** Private events of an account after `cursor`, oldest first. */
export async function privateEvents(agent: TestAgent, cursor = 0): Promise<TestResponse['body'][]> {
  const { body } = await agent.call('updates', { cursor });
  return body.events.filter((event: { kind: string }) => /^(report|moderation|account)\./.test(event.kind));
}

async function send(base: string, operation: string, input: object | undefined, key: string): Promise<TestResponse> {
  const isRead = operation.startsWith('/');
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(isRead ? base + operation : `${base}/${operation}`, {
    ...(isRead ? {} : { method: 'POST', body: JSON.stringify(input ?? {}) }),
    headers: isRead ? { authorization: headers.authorization } : headers,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
