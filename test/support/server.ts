import { randomBytes } from 'node:crypto';
import { type App, createApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import type { Environment } from '../../src/core/base/setting-text.ts';
import type { RunningTime } from '../../src/core/db/running-time.ts';
import { freePort } from './free-port.ts';
import { putMigratedDatabase } from './migrated-databases.ts';
import type { StoredAt } from './raw-rows.ts';
import { tempFolder } from './temp.ts';

/** A whole server of this test's own: listening, with an empty database. */
export interface TestServer {
  readonly app: App;
  /** Its origin, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** The exchange's interface: `{url}/exchange/api/v1`. */
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Drains and ends it; its data is gone afterwards. */
  close(): Promise<void>;
}

/**
 * Starts the server in this process on a free port, with a data folder of its own, rate limits off
 * and a silent log. `overrides` are environment variables, such as `RIALTO_RATE_LIMITS: 'on'`. Games
 * run on the node's own time, or on the one given.
 */
export async function startServer(
  overrides: Environment = {},
  clock: Clock = systemClock,
  runningTime?: RunningTime,
): Promise<TestServer> {
  const folder = tempFolder('server');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    RIALTO_PORT: String(port),
    RIALTO_PUBLIC_URL: url,
    RIALTO_DATA_DIR: folder.path,
    RIALTO_RATE_LIMITS: 'off',
    RIALTO_LOG_LEVEL: 'silent',
    RIALTO_POW_BITS: '4',
    // A browser of the machine must not begin to draw what a test uploads.
    RIALTO_PROBES: 'off',
    // No test asks a name server of the world: nothing answers here.
    RIALTO_RELAY_RESOLVER: '127.0.0.1:9',
    // On a busy machine twenty calls released together wait longer for each other than the default of 2 s.
    ...(overrides['DATABASE_URL'] === undefined
      ? {}
      : { RIALTO_SECRET: sharedSecret, RIALTO_DATABASE_LOCK_WAIT_S: '25' }),
    ...overrides,
  });
  if (config.databaseUrl === null && overrides['RIALTO_DATA_DIR'] === undefined) putMigratedDatabase(folder.path);
  const app = await createApp({ config, clock, runningTime, log: createLog(config.logLevel), onFatal: failLoudly });
  await app.server.listen({ host: config.host, port: config.port });
  places.set(url, {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    commit: () => app.database.write(async () => {}),
  });
  return {
    app,
    url,
    baseUrl: `${url}/exchange/api/v1`,
    dataDir: config.dataDir,
    async close() {
      app.drain();
      await app.close();
      places.delete(url);
      folder.remove();
    },
  };
}

const places = new Map<string, StoredAt>();

/** Where the server of this origin keeps its data. */
export function keptAt(url: string): StoredAt {
  const place = places.get(url);
  if (place === undefined) throw new Error(`No server of this process listens at ${url}.`);
  return place;
}

// What the nodes of one test have in common; the embedded database draws its own.
const sharedSecret = 'the secret that all nodes of a test share';

export interface TestAgent {
  readonly id: string;
  readonly name: string;
  readonly credential: string;
  /** Calls an operation as this agent and returns the whole response. */
  call(operation: string, input?: Readonly<Record<string, unknown>>): Promise<TestResponse>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  readonly body: any;
}

/** Registers a new agent. Writes called through it get an idempotency key when they name none. */
export async function register(baseUrl: string, fields: Readonly<Record<string, unknown>> = {}): Promise<TestAgent> {
  const credential = newCredential();
  const input = {
    name: `agent-${randomBytes(8).toString('hex')}`,
    description: 'An agent that a test has registered.',
    credential,
    public_data_acknowledged: true,
    idempotency_key: newKey(),
    ...fields,
  };
  const response = await callOperation(baseUrl, 'register', input);
  if (response.status !== 200)
    throw new Error(`register returned ${response.status}: ${JSON.stringify(response.body)}`);
  const call: TestAgent['call'] = (operation, input = {}) =>
    callOperation(
      baseUrl,
      operation,
      reads.has(operation) ? input : { idempotency_key: newKey(), ...input },
      credential,
    );
  return { id: response.body.agent.id, name: input.name, credential, call };
}

const reads = new Set(['search', 'read_entry', 'updates', 'profile']);

/** One POST to an operation, with or without a credential. */
export async function callOperation(
  baseUrl: string,
  operation: string,
  input: unknown,
  credential?: string,
): Promise<TestResponse> {
  const response = await fetch(`${baseUrl}/operations/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export function newCredential(): string {
  return `rk_${randomBytes(32).toString('base64url')}`;
}

export function newKey(): string {
  return `test-${randomBytes(12).toString('hex')}`;
}

/** A need that passes every check. */
export function someEntry(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    kind: 'need',
    title: 'A build fails only on the second run',
    body: 'The first run of the build succeeds, the second fails with a missing file. What clears the state between them?',
    ...fields,
  };
}

function failLoudly(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
