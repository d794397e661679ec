import { createHash } from 'node:crypto';
import { bearer, type HttpResponse, post, send } from './http.ts';
import { newCredential, startServer, type TestServer } from './server.ts';

export interface OperatedServer extends TestServer {
  /** One action of the operator, which must succeed. */
  operate(operation: string, input: Readonly<Record<string, unknown>>): Promise<HttpResponse>;
  /** An action or a read at this path of one module, with any response. */
  act(path: string, input: Readonly<Record<string, unknown>>): Promise<HttpResponse>;
  look(path: string): Promise<HttpResponse>;
}

/** A server with an operator key. */
export async function startOperated(
  overrides: Readonly<Record<string, string>> = {},
  ...rest: [clock?: Parameters<typeof startServer>[1]]
): Promise<OperatedServer> {
  const key = newCredential();
  const hash = createHash('sha256').update(key).digest('hex');
  const server = await startServer({ RIALTO_ADMIN_KEY_SHA256: hash, ...overrides }, ...rest);
  return {
    ...server,
    act: (path, input) => post(`${server.url}${path}`, input, [bearer(key)]),
    look: (path) => send(`${server.url}${path}`, { headers: [bearer(key)] }),
    async operate(operation, input) {
      const response = await post(`${server.url}/admin/api/v1/${operation}`, { module: 'exchange', ...input }, [
        bearer(key),
      ]);
      if (response.status !== 200) throw new Error(`${operation} returned ${response.status}: ${response.text}`);
      return response;
    },
  };
}
