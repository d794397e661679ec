import { createHash } from 'node:crypto';
import { bearer, type HttpResponse, post, send } from './http.ts';
import { newCredential, startServer, type TestServer } from './server.ts';

export interface OperatorServer extends TestServer {
  /** Runs an operator action, in the exchange unless the input names a module; throws when it fails. */
  runAdminAction(operation: string, input: Readonly<Record<string, unknown>>): Promise<HttpResponse>;
  /** Sends a POST to a path as operator; returns any response. */
  adminPost(path: string, input: Readonly<Record<string, unknown>>): Promise<HttpResponse>;
  /** Sends a GET to a path as operator; returns any response. */
  adminGet(path: string): Promise<HttpResponse>;
}

/** A server with an operator key. */
export async function startOperatorServer(
  overrides: Readonly<Record<string, string>> = {},
  ...clock: [clock?: Parameters<typeof startServer>[1]]
): Promise<OperatorServer> {
  const key = newCredential();
  const hash = createHash('sha256').update(key).digest('hex');
  const server = await startServer({ RIALTO_ADMIN_KEY_SHA256: hash, ...overrides }, ...clock);
  return {
    ...server,
    adminPost: (path, input) => post(`${server.url}${path}`, input, [bearer(key)]),
    adminGet: (path) => send(`${server.url}${path}`, { headers: [bearer(key)] }),
    async runAdminAction(operation, input) {
      const response = await post(`${server.url}/admin/api/v1/${operation}`, { module: 'exchange', ...input }, [
        bearer(key),
      ]);
      if (response.status !== 200) throw new Error(`${operation} returned ${response.status}: ${response.text}`);
      return response;
    },
  };
}
