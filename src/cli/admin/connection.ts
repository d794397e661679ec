import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { Config } from '../../core/base/config.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { sqliteFile } from '../../core/db/sqlite/sqlite-connection.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { localSocketPath } from '../../core/interfaces/admin/local-socket.ts';
import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { type Call, immediateCall } from '../../core/operation/pipeline.ts';

/** Result of an action: the parsed response, or the error text of a refusal. */
export type AdminResult = { readonly response: unknown } | { readonly errorText: string };

/** Connection for the operator's actions. */
export interface AdminConnection {
  run(operation: AdminOperation, input: Record<string, unknown>): Promise<AdminResult>;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL directly, or to the embedded database through the socket of the running server, or directly
 * when no server is running. Throws StartupError.
 */
export async function connect(config: Config): Promise<AdminConnection> {
  if (config.databaseUrl !== null) return openDirectly(config);
  const socket = localSocketPath(config.dataDir);
  if (await isResponding(config)) return { run: (...call) => callServer(socket, ...call), close: async () => {} };
  if (!existsSync(sqliteFile(config.dataDir))) {
    throw new StartupError(
      `There is no database in ${config.dataDir}: name the data folder of the server with --data-dir or RIALTO_DATA_DIR, or set DATABASE_URL.`,
    );
  }
  return openDirectly(config);
}

async function openDirectly(config: Config): Promise<AdminConnection> {
  // Loaded on demand, because calls through the socket do not need the server's modules.
  const { openOffline } = await import('./open-offline.ts');
  const offlineDatabases = await openOffline(
    config,
    'The outcome of the commit is unknown: check the audit log before you run the command again.',
  );
  return {
    async run(operation, input) {
      const response = await offlineDatabases.execute(operation, localCallOf(input));
      if (!isRefusal(response)) return { response: JSON.parse(response.body) };
      return { errorText: describeRefusal(response.errorKind.code, response.detail, response.members['errors']) };
    },
    close: () => offlineDatabases.close(),
  };
}

/** A call of this process, without credential and address. */
function localCallOf(input: Record<string, unknown>): Call {
  return {
    input,
    authorization: undefined,
    address: '',
    ...immediateCall,
  };
}

/** Whether a server responds on the socket in the data folder. */
export async function isResponding({ dataDir }: Config): Promise<boolean> {
  const socket = localSocketPath(dataDir);
  try {
    if (existsSync(socket)) await send(socket, 'GET', '/healthz', undefined);
    return existsSync(socket);
  } catch {
    return false;
  }
}

async function callServer(
  socket: string,
  operation: AdminOperation,
  input: Record<string, unknown>,
): Promise<AdminResult> {
  const [route] = operation.routes ?? [];
  if (route === undefined) throw new Error(`The operation ${operation.name} has no HTTP route.`);
  const { method } = route;
  const bodyFields = { ...input };
  const pathWithParameters = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = encodeURIComponent(String(bodyFields[name]));
    delete bodyFields[name];
    return value;
  });
  const query = new URLSearchParams(
    Object.entries(bodyFields).map(([name, value]) => [name, String(value)]),
  ).toString();
  const target = method === 'GET' && query !== '' ? `${pathWithParameters}?${query}` : pathWithParameters;
  const { status, body } = await send(socket, method, target, method === 'GET' ? undefined : bodyFields);
  const response = JSON.parse(body) as { code?: string; detail?: string; errors?: unknown };
  if (status === 200) return { response };
  return { errorText: describeRefusal(response.code ?? '', response.detail ?? '', response.errors) };
}

function describeRefusal(code: string, detail: string, errors: unknown): string {
  const faults = (errors ?? []) as { message: string }[];
  return faults.length > 1 ? `${faults.map((fault) => fault.message).join(' ')} (${code})` : `${detail} (${code})`;
}

const responseTimeoutMs = 35_000;

function send(
  socketPath: string,
  method: string,
  path: string,
  body: object | undefined,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const clientRequest = request({ socketPath, method, path, headers, timeout: responseTimeoutMs }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('The server did not respond.')));
    clientRequest.on('error', reject);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
