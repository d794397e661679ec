import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
  readonly body: any;
}

export interface HttpRequest {
  readonly method?: string;
  /** Pairs, so that a name may be repeated and `Host` may have any value. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

/** Sends one request. The path is not normalized, and repeated headers are kept. */
export async function send(
  url: string,
  { method = 'GET', headers = [], body }: HttpRequest = {},
): Promise<HttpResponse> {
  const { hostname, port, origin } = new URL(url);
  const headerNames = new Set(headers.map(([name]) => name.toLowerCase()));
  const defaultHeaders: [string, string][] = headerNames.has('host') ? [] : [['Host', `${hostname}:${port}`]];
  if (!headerNames.has('content-length') && (body !== undefined || method === 'POST'))
    defaultHeaders.push(['Content-Length', String(Buffer.byteLength(body ?? ''))]);
  const path = url.slice(origin.length) || '/';
  const request = httpRequest({ hostname, port, method, path, headers: [...defaultHeaders, ...headers].flat() });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const isJson = /[/+]json/.test(String(response.headers['content-type'])) && text !== '';
  return { status: response.statusCode, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** Sends a POST with the value as JSON, or with a text or bytes unchanged. */
export function post(url: string, body: unknown, headers: HttpRequest['headers'] = []): Promise<HttpResponse> {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return send(url, { method: 'POST', headers: [['Content-Type', 'application/json'], ...headers], body: text });
}

export function bearer(credential: string): readonly [string, string] {
  return ['Authorization', `Bearer ${credential}`];
}

/** Sends raw bytes; returns all that the server sends until it closes the connection. */
export async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(10_000, () => socket.destroy(new Error('The server did not respond in 10 s')));
  // Does not half-close, since Node treats a half-closed connection as a disconnect.
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Checks for a problem document with this status and code. */
export function assertProblem(response: HttpResponse, status: number, code: string, description = ''): void {
  assert.equal(
    `${response.status} ${response.body?.code}`,
    `${status} ${code}`,
    `${description} ${response.text.slice(0, 300)}`,
  );
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/);
  assert.equal(response.body.status, status);
  assert.equal(response.body.request_id, response.headers['x-request-id']);
  for (const member of ['type', 'title', 'detail']) assert.equal(typeof response.body[member], 'string');
  // Errors about missing configuration have no Retry-After, since waiting does not help.
  if ((status === 429 || status === 503) && !code.endsWith('_not_configured'))
    assert.equal(response.headers['retry-after'], String(response.body.retry_after_seconds), description);
  if (code === 'rate_limited') {
    assert.match(String(response.headers['ratelimit']), /^"[a-z_-]+";r=0;t=\d+$/, description);
    assert.match(String(response.headers['ratelimit-policy']), /^"[a-z_-]+";q=\d+(;w=\d+)?$/, description);
  }
}
