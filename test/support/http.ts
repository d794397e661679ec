import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  readonly body: any;
}

export interface HttpRequest {
  readonly method?: string;
  /** Pairs, so that a name may be sent twice and `Host` may be anything. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

/** One request exactly as it is spelled: nothing is normalised, repeated headers stay repeated. */
export async function send(
  url: string,
  { method = 'GET', headers = [], body }: HttpRequest = {},
): Promise<HttpResponse> {
  const { hostname, port, origin } = new URL(url);
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const own: [string, string][] = named.has('host') ? [] : [['Host', `${hostname}:${port}`]];
  if (!named.has('content-length') && (body !== undefined || method === 'POST'))
    own.push(['Content-Length', String(Buffer.byteLength(body ?? ''))]);
  const path = url.slice(origin.length) || '/';
  const request = httpRequest({ hostname, port, method, path, headers: [...own, ...headers].flat() });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const isJson = /[/+]json/.test(String(response.headers['content-type'])) && text !== '';
  return { status: response.statusCode, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** A POST of JSON, or of text that should be JSON. */
export function post(url: string, body: unknown, headers: HttpRequest['headers'] = []): Promise<HttpResponse> {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return send(url, { method: 'POST', headers: [['Content-Type', 'application/json'], ...headers], body: text });
}

export function bearer(credential: string): readonly [string, string] {
  return ['Authorization', `Bearer ${credential}`];
}

/** What the server writes back to these bytes before it closes the connection. */
export async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(10_000, () => socket.destroy(new Error('The server did not answer in 10 s')));
  // Not ended: Node takes the end of a client's bytes for a hang-up.
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A refusal in the one shape that all have. */
export function assertProblem(response: HttpResponse, status: number, code: string, what = ''): void {
  assert.equal(
    `${response.status} ${response.body?.code}`,
    `${status} ${code}`,
    `${what} ${response.text.slice(0, 300)}`,
  );
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/);
  assert.equal(response.body.status, status);
  assert.equal(response.body.request_id, response.headers['x-request-id']);
  for (const member of ['type', 'title', 'detail']) assert.equal(typeof response.body[member], 'string');
  // What the operator has not set up does not pass with time.
  if ((status === 429 || status === 503) && !code.endsWith('_not_configured'))
    assert.equal(response.headers['retry-after'], String(response.body.retry_after_seconds), what);
  if (code === 'rate_limited') {
    assert.match(String(response.headers['ratelimit']), /^"[a-z-]+";r=0;t=\d+$/, what);
    assert.match(String(response.headers['ratelimit-policy']), /^"[a-z-]+";q=\d+(;w=\d+)?$/, what);
  }
}
