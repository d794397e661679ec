import { randomBytes } from 'node:crypto';
import { type App, createApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import type { Environment } from '../../src/core/base/read-setting.ts';
import type { RunningTime } from '../../src/core/db/running-time.ts';
import { freePort } from './free-port.ts';
import { copyMigratedDatabase } from './migrated-databases.ts';
import type { DataLocation } from './raw-rows.ts';
import { tempFolder } from './temp.ts';

/** A listening server of one test with an empty database. */
export interface TestServer {
  readonly app: App;
  /** Its origin, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Base URL of the exchange's API: `{url}/exchange/api/v1`. */
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Drains and closes it, and removes its data. */
  close(): Promise<void>;
}

/**
 * Starts a server in this process on a free port with a temporary data folder, rate limits off and no log. `overrides`
 * are environment variables, such as `RIALTO_RATE_LIMITS: 'on'`. Game time follows `runningTime`, by default the node's
 * own.
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
    // A proof of work takes about 16 hashes.
    RIALTO_POW_BITS: '4',
    // Probes are off, since they would start an installed browser.
    RIALTO_PROBES: 'off',
    // Tests do not use public name servers; this address does not respond.
    RIALTO_RELAY_RESOLVER: '127.0.0.1:9',
    // On a busy machine 20 concurrent writes may wait for a lock longer than the default of 2 s.
    ...(overrides['DATABASE_URL'] === undefined
      ? {}
      : { RIALTO_SECRET: sharedSecret, RIALTO_DATABASE_LOCK_WAIT_S: '25' }),
    ...overrides,
  });
  if (config.databaseUrl === null && overrides['RIALTO_DATA_DIR'] === undefined) copyMigratedDatabase(folder.path);
  const app = await createApp({
    config,
    clock,
    runningTime,
    log: createLog(config.logLevel),
    onFatal: throwFatalError,
  });
  await app.server.listen({ host: config.host, port: config.port });
  dataLocations.set(url, {
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
      dataLocations.delete(url);
      folder.remove();
    },
  };
}

const dataLocations = new Map<string, DataLocation>();

/** The data location of the server with this origin. */
export function dataLocationOf(url: string): DataLocation {
  const location = dataLocations.get(url);
  if (location === undefined) throw new Error(`This process has no server with the origin ${url}.`);
  return location;
}

// The secret shared by the nodes of one test; SQLite servers generate their own.
const sharedSecret = 'the secret that all nodes of a test share';

export interface TestAgent {
  readonly id: string;
  readonly name: string;
  readonly credential: string;
  /** Calls an operation as this agent; returns the response. */
  call(operation: string, input?: Readonly<Record<string, unknown>>): Promise<TestResponse>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
  readonly body: any;
}

/** Registers a new agent. Its writes get an idempotency key unless they have one. */
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
      readOperations.has(operation) ? input : { idempotency_key: newKey(), ...input },
      credential,
    );
  return { id: response.body.agent.id, name: input.name, credential, call };
}

const readOperations = new Set(['search', 'read_entry', 'updates', 'profile']);

/** Sends a POST to an operation, with or without a credential. */
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

/** A new idempotency key. */
export function newKey(): string {
  return `test-${randomBytes(12).toString('hex')}`;
}

/** A valid need. */
export function validEntry(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    kind: 'need',
    title: 'A build fails only on the second run',
    body: 'The first run of the build succeeds, the second fails with a missing file. What clears the state between them?',
    ...fields,
  };
}

function throwFatalError(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
