import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { RialtoRelay, RialtoRelayError } from '../../sdk/rialto-relay.mjs';
import { stampedClient } from '../../src/core/interfaces/documents/stamped-client.ts';
import { runProcess } from './processes.ts';
import { missingTool } from './shell-document.ts';
import { tempFolder } from './temp.ts';

// Both clients behind one face, so that one suite tries them both.

export type Members = Readonly<Record<string, unknown>>;

export interface ClientFault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into receipts of every shape.
  readonly receipt: any;
  // biome-ignore lint/suspicious/noExplicitAny: and into problems.
  readonly details: any;
}

/** What a call came to. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  readonly answer?: any;
  readonly error?: ClientFault;
}

/** Methods by their names in JavaScript. */
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
  | 'destinationSecrets'
  | 'echoDestination'
  | 'readEcho';

export interface OpenClient {
  /** Makes a client with another key in place of the one before. */
  reopen(apiKey: string): Promise<Outcome>;
  call(method: Method, argument?: unknown): Promise<Outcome>;
  verify(receipt: unknown, keys: unknown, expected?: Members): Promise<Outcome>;
  close(): void;
}

export interface ClientOptions {
  /** The relay's address, as it is written into the client. */
  readonly url: string;
  readonly apiKey: string;
  /** How long a call may take in place of the time that the client has. */
  readonly waitMs?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ClientKind {
  readonly name: string;
  /** Why this machine cannot run it; for a test's `skip`. */
  readonly missing: string | undefined;
  /** Throws what the constructor throws. */
  open(options: ClientOptions): Promise<OpenClient>;
}

export const clientDefaultUrl = 'http://localhost:8080/relay';
/** Of the right form; no relay ever issued it. */
export const someApiKey = 'rlk_live_0123456789ABCDEFGHIJKLMNOPQRST4EmEbm';

export const clientKinds: readonly ClientKind[] = [
  { name: 'JavaScript', missing: undefined, open: openJavaScript },
  { name: 'Python', missing: await missingTool('python3'), open: openPython },
];

// What is called python3 may be a script that takes its time to find the program.
let program: Promise<string> | undefined;
function pythonProgram(): Promise<string> {
  program ??= runProcess('python3', ['-c', 'import sys; print(sys.executable)']).then(({ output }) => output.trim());
  return program;
}

/** Writes the client in a folder as a server at this address returns it. */
export function writeClient(
  folder: string,
  file: string,
  { url, waitMs }: Pick<ClientOptions, 'url' | 'waitMs'>,
): string {
  const path = join(folder, file);
  const text = stampedClient(file, clientDefaultUrl, url);
  const impatient = waitMs === undefined ? text : withWait(text, waitMs);
  writeFileSync(path, impatient);
  return path;
}

function withWait(text: string, waitMs: number): string {
  const impatient = text
    .replace('const waitMs = 35_000;', `const waitMs = ${waitMs};`)
    .replace('_WAIT_SECONDS = 35 ', `_WAIT_SECONDS = ${waitMs / 1_000} `);
  if (impatient === text) throw new Error('the client does not wait 35 seconds');
  return impatient;
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
      call: (method, argument) =>
        outcomeOf(() => Promise.resolve((relay[method] as (argument: unknown) => unknown)(argument))),
      verify: (receipt, keys, expected) =>
        outcomeOf(() => client.verifyReceipt(receipt, keys as { kid: string; x: string }[], expected)),
      close() {},
    };
  } finally {
    folder.remove();
  }
}

async function outcomeOf(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await act() };
  } catch (thrown) {
    const { name, status, code, message, requestId, retryAfterSeconds, receipt, details } = thrown as RialtoRelayError;
    if (name !== 'RialtoRelayError') throw thrown;
    return { error: { status, code, message, requestId, retryAfterSeconds, receipt, details } };
  }
}

async function openPython(options: ClientOptions): Promise<OpenClient> {
  const folder = tempFolder('relay-client');
  writeClient(folder.path, 'rialto_relay.py', options);
  const driver = join(folder.path, 'driver.py');
  copyFileSync(new URL('relay_client_driver.py', import.meta.url), driver);
  const child = spawn(await pythonProgram(), [driver, folder.path], {
    env: { ...process.env, ...options.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ask = asker(child);
  const close = () => {
    child.stdin.end();
    folder.remove();
  };
  const opened = await ask('open', [options.apiKey]);
  if (opened.error !== undefined) {
    close();
    throw Object.assign(new Error(opened.error.message), opened.error);
  }
  return {
    reopen: (apiKey) => ask('open', [apiKey]),
    call: (method, argument) =>
      typeof argument === 'object' && argument !== null
        ? ask(snakeCase(method), [], snakeCased(argument as Members))
        : ask(snakeCase(method), argument === undefined ? [] : [argument]),
    verify: (receipt, keys, { lead, ...expected } = {}) =>
      ask(
        'verify',
        [receipt, keys],
        lead === undefined ? expected : { ...expected, lead: snakeCased(lead as Members) },
      ),
    close,
  };
}

/** Calls are answered in their order. */
function asker(child: ChildProcess): (name: string, positional: unknown[], named?: Members) => Promise<Outcome> {
  const waiting: { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }[] = [];
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a process without pipes');
  createInterface({ input: stdout }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)));
  child.on('close', (code) => {
    for (const { reject } of waiting) reject(new Error(`the Python client ended with ${code}`));
  });
  stdin.on('error', () => {});
  return (name, positional, named = {}) =>
    new Promise((resolve, reject) => {
      if (child.exitCode !== null) reject(new Error('the Python client has ended'));
      waiting.push({ resolve, reject });
      stdin.write(`${JSON.stringify({ name, positional, named })}\n`);
    });
}

function snakeCased(members: Members): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [snakeCase(name), value]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
