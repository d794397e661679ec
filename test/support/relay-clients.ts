import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { RialtoRelay, RialtoRelayError } from '../../sdk/rialto-relay.mjs';
import { clientSourceFor } from '../../src/core/interfaces/documents/client-source.ts';
import { missingTool } from './shell-document.ts';
import { tempFolder } from './temp.ts';

// A common interface of the JavaScript and the Python client, so that one suite tests both.

/** Members of a JSON object, or named arguments. */
export type Members = Readonly<Record<string, unknown>>;

export interface ClientError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: receipts are untyped JSON.
  readonly receipt: any;
  // biome-ignore lint/suspicious/noExplicitAny: problems are untyped JSON.
  readonly details: any;
}

/** The result of a call. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
  readonly response?: any;
  readonly error?: ClientError;
}

/** Method names in JavaScript. */
export type Method =
  | 'deliver'
  | 'replay'
  | 'get'
  | 'lookUp'
  | 'list'
  | 'usage'
  | 'keys'
  | 'checkDestination'
  | 'testDestination'
  | 'createEmbedLink'
  | 'destinationSecrets'
  | 'rotateDestinationSecret'
  | 'rotateKey'
  | 'settle'
  | 'echoDestination'
  | 'readEcho';

export interface OpenClient {
  /** Replaces the client with one that has another key. */
  reopen(apiKey: string): Promise<Outcome>;
  /** `namedArguments`: options after a positional argument. */
  call(method: Method, argument?: unknown, namedArguments?: Members): Promise<Outcome>;
  /** Delivers leads with members named as in JavaScript. */
  deliverBatch(deliveries: readonly Members[]): Promise<Outcome>;
  /** Calls the client's verification of a receipt. */
  verify(receipt: unknown, keys: unknown, expected?: Members): Promise<Outcome>;
  /** Calls the client's check that the receipts are complete. */
  chains(receipts: readonly unknown[]): Promise<Outcome>;
  close(): void;
}

export interface ClientOptions {
  /** The relay's base URL, which is the client's default. */
  readonly url: string;
  readonly apiKey: string;
  /** Overrides the client's timeout. */
  readonly waitMs?: number;
  /** Additional environment variables; only for the Python client, which runs in its own process. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ClientKind {
  readonly name: string;
  /** The reason why this machine cannot run it, for a test's `skip`. */
  readonly missing: string | undefined;
  /** Opens a client; throws the error of its constructor. */
  open(options: ClientOptions): Promise<OpenClient>;
}

/** The base URL in the clients' sources, which a server replaces by its own. */
export const clientDefaultUrl = 'http://localhost:8080/relay';
/** A well-formed key that was never issued. */
export const someApiKey = 'rlk_live_0123456789ABCDEFGHIJKLMNOPQRST4EmEbm';

export const clientKinds: readonly ClientKind[] = [
  { name: 'JavaScript', missing: undefined, open: openJavaScript },
  { name: 'Python', missing: await missingTool('python3'), open: openPython },
];

/** Writes the client as served by a server at this URL into a folder. */
export function writeClient(
  folder: string,
  file: string,
  { url, waitMs }: Pick<ClientOptions, 'url' | 'waitMs'>,
): string {
  const path = join(folder, file);
  const text = clientSourceFor(file, clientDefaultUrl, url);
  const clientSource = waitMs === undefined ? text : replaceTimeout(text, waitMs);
  writeFileSync(path, clientSource);
  return path;
}

function replaceTimeout(text: string, waitMs: number): string {
  const changedText = text
    .replace('const callTimeoutMs = 35_000;', `const callTimeoutMs = ${waitMs};`)
    .replace('_CALL_TIMEOUT_SECONDS = 35 ', `_CALL_TIMEOUT_SECONDS = ${waitMs / 1_000} `);
  if (changedText === text) throw new Error('the client has no timeout of 35 seconds');
  return changedText;
}

async function openJavaScript(options: ClientOptions): Promise<OpenClient> {
  const folder = tempFolder('relay-client');
  try {
    const path = writeClient(folder.path, 'rialto-relay.mjs', options);
    const client: typeof import('../../sdk/rialto-relay.mjs') = await import(pathToFileURL(path).href);
    let relay: RialtoRelay = new client.RialtoRelay(options.apiKey);
    return {
      reopen: (apiKey) =>
        outcomeOf(async () => {
          relay = new client.RialtoRelay(apiKey);
          return null;
        }),
      call: (method, argument, namedArguments) =>
        outcomeOf(() =>
          Promise.resolve(
            (relay[method] as (argument: unknown, namedArguments?: Members) => unknown)(argument, namedArguments),
          ),
        ),
      deliverBatch: (deliveries) =>
        outcomeOf(() => relay.deliverBatch(deliveries as unknown as Parameters<RialtoRelay['deliverBatch']>[0])),
      verify: (receipt, keys, expected) =>
        outcomeOf(() => client.verifyReceipt(receipt, keys as { kid: string; x: string }[], expected)),
      chains: (receipts) => outcomeOf(() => client.receiptChains(receipts)),
      close() {},
    };
  } finally {
    folder.remove();
  }
}

async function outcomeOf(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { response: await run() };
  } catch (error) {
    const { name, status, code, message, requestId, retryAfterSeconds, receipt, details } = error as RialtoRelayError;
    if (name !== 'RialtoRelayError') throw error;
    return { error: { status, code, message, requestId, retryAfterSeconds, receipt, details } };
  }
}

async function openPython(options: ClientOptions): Promise<OpenClient> {
  const folder = tempFolder('relay-client');
  writeClient(folder.path, 'rialto_relay.py', options);
  const driver = join(folder.path, 'driver.py');
  copyFileSync(new URL('relay_client_driver.py', import.meta.url), driver);
  const child = spawn('python3', [driver, folder.path], {
    env: { ...process.env, ...options.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const callDriver = createDriverCaller(child);
  const close = () => {
    child.stdin.end();
    folder.remove();
  };
  const openResult = await callDriver('open', [options.apiKey]);
  if (openResult.error !== undefined) {
    close();
    throw Object.assign(new Error(openResult.error.message), openResult.error);
  }
  return {
    reopen: (apiKey) => callDriver('open', [apiKey]),
    deliverBatch: (deliveries) =>
      callDriver('deliver_batch', [
        Array.isArray(deliveries)
          ? deliveries.map((delivery) => (typeof delivery === 'object' ? withSnakeCaseKeys(delivery) : delivery))
          : deliveries,
      ]),
    call: (method, argument, namedArguments) =>
      typeof argument === 'object' && argument !== null
        ? callDriver(snakeCase(method), [], withSnakeCaseKeys(argument as Members))
        : callDriver(
            snakeCase(method),
            argument === undefined ? [] : [argument],
            namedArguments && withSnakeCaseKeys(namedArguments),
          ),
    verify: (receipt, keys, { lead, ...expected } = {}) =>
      callDriver(
        'verify',
        [receipt, keys],
        lead === undefined ? expected : { ...expected, lead: withSnakeCaseKeys(lead as Members) },
      ),
    chains: (receipts) => callDriver('chains', [receipts]),
    close,
  };
}

/** Returns a function that calls the driver. Responses arrive in the order of the calls. */
function createDriverCaller(
  child: ChildProcess,
): (name: string, positional: unknown[], namedArguments?: Members) => Promise<Outcome> {
  const pendingCalls: { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }[] = [];
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a process without pipes');
  createInterface({ input: stdout }).on('line', (line) => pendingCalls.shift()?.resolve(JSON.parse(line)));
  child.on('close', (code) => {
    for (const { reject } of pendingCalls) reject(new Error(`the Python client exited with ${code}`));
  });
  stdin.on('error', () => {});
  return (name, positional, namedArguments = {}) =>
    new Promise((resolve, reject) => {
      if (child.exitCode !== null) reject(new Error('the Python client has exited'));
      pendingCalls.push({ resolve, reject });
      stdin.write(`${JSON.stringify({ name, positional, named: namedArguments })}\n`);
    });
}

function withSnakeCaseKeys(members: Members): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [snakeCase(name), value]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
