import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routesOf } from '../../../src/core/interfaces/http/operation-routes.ts';
import type { Route } from '../../../src/core/operation/operation.ts';
import { bearer, type HttpRequest, type HttpResponse, send } from '../http.ts';
import { type ModuleFixture, type PreparedInput, requestOf, type TestData } from '../operations.ts';
import { newCredential } from '../server.ts';

type Header = readonly [name: string, value: string];
type OutgoingRequest = Required<Pick<HttpRequest, 'method' | 'headers'>> & HttpRequest & { readonly url: string };

/** An unknown `Prefer` value makes the server process the request in Fastify, without another effect. */
const skipFastPath: Header = ['Prefer', 'handling=lenient'];

/** A changed request. */
interface Variant {
  readonly name: string;
  /** The request has no effect, so that all requests use the same input. */
  readonly hasNoEffect?: true;
  readonly change: (request: OutgoingRequest) => OutgoingRequest;
}

const addHeaders = (name: string, ...headers: Header[]): Variant => ({
  name,
  change: (request) => ({ ...request, headers: [...request.headers, ...headers] }),
});
const withType = (name: string, type: string): Variant => ({
  name,
  change: (request) => addHeaders(name, ['Content-Type', type]).change(withoutHeader('content-type')(request)),
});
const withReplacedHeader =
  (header: Header) =>
  (request: OutgoingRequest): OutgoingRequest => ({
    ...request,
    headers: [
      ...request.headers.filter(([headerName]) => headerName.toLowerCase() !== header[0].toLowerCase()),
      header,
    ],
  });
const replaceHeader = (name: string, header: Header): Variant => ({
  name,
  hasNoEffect: true,
  change: withReplacedHeader(header),
});
const withBody = (name: string, body: string | Uint8Array): Variant => ({
  name,
  hasNoEffect: true,
  change: (request) => (request.method === 'GET' ? request : { ...request, body }),
});

const variants: readonly Variant[] = [
  { name: 'unchanged', change: (request) => request },
  { name: 'without a credential', change: withoutHeader('authorization') },
  { name: 'without a media type', change: withoutHeader('content-type') },
  { name: 'as HEAD', change: ({ body: _none, ...request }) => ({ ...request, method: 'HEAD' }) },
  {
    name: 'with a query',
    change: (request) => ({ ...request, url: `${request.url}${querySeparator(request)}nothing=1` }),
  },
  {
    name: 'with bad encoding',
    change: (request) => ({ ...request, url: `${request.url}${querySeparator(request)}a=%ff` }),
  },
  {
    name: 'with a token in its query',
    change: (request) => ({ ...request, url: `${request.url}${querySeparator(request)}token=1` }),
  },
  { name: 'with a trailing slash', change: (request) => ({ ...request, url: `${request.url}/` }) },
  { name: 'with an unknown credential', change: withReplacedHeader(bearer(newCredential())) },
  { name: 'with credentials of another scheme', change: withReplacedHeader(['Authorization', 'Basic YTpi']) },
  replaceHeader('as text', ['Content-Type', 'text/plain']),
  withType('as JSON in UTF-8', 'application/json; charset=utf-8'),
  replaceHeader('as JSON in Latin 1', ['Content-Type', 'application/json; charset=latin1']),
  replaceHeader('to an unknown host', ['Host', 'evil.example']),
  replaceHeader('to an invalid host', ['Host', 'a b']),
  addHeaders('with two media types', ['Content-Type', 'application/json']),
  addHeaders('with two credentials', bearer(newCredential())),
  addHeaders('with another idempotency key', ['Idempotency-Key', 'another-key-1234']),
  addHeaders('with an invalid idempotency key', ['Idempotency-Key', 'no']),
  addHeaders('with an origin', ['Origin', 'https://page.example']),
  addHeaders('that accepts HTML', ['Accept', 'text/html']),
  addHeaders('with a trace', ['Traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01']),
  addHeaders('compressed', ['Content-Encoding', 'gzip']),
  addHeaders('with a condition', ['If-None-Match', '*']),
  addHeaders('with an unknown expectation', ['Expect', 'unknown-value']),
  addHeaders('that closes its connection', ['Connection', 'close']),
  withBody('without a body', ''),
  withBody('with a truncated body', '{"a":'),
  withBody('with a body that is not UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d)),
  withBody('with a list', '[]'),
  withBody('with text', '"text"'),
  withBody('with an empty object', '{}'),
  withBody('with a duplicate property', '{"id":1,"id":2}'),
  withBody('with an unknown property', '{"unknown":{"nested":["value"]}}'),
  withBody('with a large body', JSON.stringify({ body: 'x'.repeat(270_000) })),
];

function withoutHeader(header: string): (request: OutgoingRequest) => OutgoingRequest {
  return (request) => ({ ...request, headers: request.headers.filter(([name]) => name.toLowerCase() !== header) });
}

const querySeparator = ({ url }: OutgoingRequest) => (url.includes('?') ? '&' : '?');

/** Sends each variant to each GET and POST route twice, to the fast path and to Fastify, and compares the responses. */
export function testFastPath(fixture: ModuleFixture, testData: TestData): void {
  for (const operation of fixture.operations) {
    test(`${operation.name} returns the same response from the fast path and from Fastify`, async () => {
      const sharedInput = await testData.prepare(operation);
      for (const route of routesOf(operation).filter(({ method }) => method === 'GET' || method === 'POST')) {
        for (const variant of variants) {
          const hasEffect = route.method === 'POST' && operation.effect !== 'read' && variant.hasNoEffect !== true;
          const responses: HttpResponse[] = [];
          for (const extraHeaders of [[], [skipFastPath]]) {
            const prepared = hasEffect ? await testData.prepare(operation) : sharedInput;
            responses.push(await responseTo(testData.baseUrl, prepared, route, variant, extraHeaders));
          }
          const [fastPath, viaFastify] = responses.map(comparable);
          assert.deepEqual(fastPath, viaFastify, `${route.method} ${route.path} ${variant.name}`);
        }
      }
    });
  }
}

function responseTo(
  baseUrl: string,
  { input, credential }: PreparedInput,
  route: Route,
  variant: Variant,
  extraHeaders: readonly Header[],
): Promise<HttpResponse> {
  const request = requestOf(baseUrl, route, input);
  const authorization: Header[] = credential === null ? [] : [bearer(credential)];
  const { url, ...sendRequest } = variant.change({
    ...request,
    headers: [...authorization, ...request.headers, ...extraHeaders],
  });
  return send(url, sendRequest);
}

/**
 * Status, ordered headers, the text of an error and the property names of a success, since ids, times and numbers
 * differ.
 */
function comparable({ status, headers, text, body }: HttpResponse) {
  const members = status < 400 && body !== null ? Object.keys(body as object) : normalize(text);
  return { status, headers: Object.entries(headers).map(([name, value]) => [name, normalize(String(value))]), members };
}

/** Replaces quoted texts and words that contain a digit, such as ids, times and numbers. */
function normalize(text: string): string {
  return text.replaceAll(/(?<=")[^"]*\d[^"]*(?=")/g, '#').replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
