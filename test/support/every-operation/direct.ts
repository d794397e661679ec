import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routesOf } from '../../../src/core/interfaces/http/operation-routes.ts';
import type { Route } from '../../../src/core/operation/operation.ts';
import { bearer, type HttpRequest, type HttpResponse, send } from '../http.ts';
import { type PreparedInput, requestOf, type Subject, type TestData } from '../operations.ts';
import { newCredential } from '../server.ts';

type Header = readonly [name: string, value: string];
type OutgoingRequest = Required<Pick<HttpRequest, 'method' | 'headers'>> & HttpRequest & { readonly url: string };

/** An unknown `Prefer` value makes the server leave the request to the framework and changes nothing else. */
const toFramework: Header = ['Prefer', 'handling=lenient'];

interface Variant {
  readonly name: string;
  /** No write takes effect, so all requests may use the same input. */
  readonly isRefused?: true;
  readonly change: (request: OutgoingRequest) => OutgoingRequest;
}

const addHeaders = (name: string, ...headers: Header[]): Variant => ({
  name,
  change: (request) => ({ ...request, headers: [...request.headers, ...headers] }),
});
const withType = (name: string, type: string): Variant => ({
  name,
  change: (request) => addHeaders(name, ['Content-Type', type]).change(without('content-type')(request)),
});
const replaceHeader = (name: string, header: Header): Variant => ({
  name,
  isRefused: true,
  change: (request) => ({
    ...request,
    headers: [...request.headers.filter(([each]) => each.toLowerCase() !== header[0].toLowerCase()), header],
  }),
});
const withBody = (name: string, body: string | Uint8Array): Variant => ({
  name,
  isRefused: true,
  change: (request) => (request.method === 'GET' ? request : { ...request, body }),
});

const variants: readonly Variant[] = [
  { name: 'as it is', change: (request) => request },
  { name: 'without a credential', change: without('authorization') },
  { name: 'without a media type', change: without('content-type') },
  { name: 'as HEAD', change: ({ body: _none, ...request }) => ({ ...request, method: 'HEAD' }) },
  { name: 'with a query', change: (request) => ({ ...request, url: `${request.url}${sign(request)}nothing=1` }) },
  { name: 'with bad encoding', change: (request) => ({ ...request, url: `${request.url}${sign(request)}a=%ff` }) },
  {
    name: 'with a key in its address',
    change: (request) => ({ ...request, url: `${request.url}${sign(request)}token=1` }),
  },
  { name: 'with a slash behind its address', change: (request) => ({ ...request, url: `${request.url}/` }) },
  { name: 'with an unknown credential', change: replaceHeader('', bearer(newCredential())).change },
  { name: 'with credentials of another scheme', change: replaceHeader('', ['Authorization', 'Basic YTpi']).change },
  replaceHeader('as text', ['Content-Type', 'text/plain']),
  withType('as JSON in UTF-8', 'application/json; charset=utf-8'),
  replaceHeader('as JSON in Latin 1', ['Content-Type', 'application/json; charset=latin1']),
  replaceHeader('to an unknown host', ['Host', 'evil.example']),
  replaceHeader('to a host that is none', ['Host', 'a b']),
  addHeaders('with two media types', ['Content-Type', 'application/json']),
  addHeaders('with two credentials', bearer(newCredential())),
  addHeaders('with another key', ['Idempotency-Key', 'another-key-1234']),
  addHeaders('with a key that is none', ['Idempotency-Key', 'no']),
  addHeaders('from a page', ['Origin', 'https://page.example']),
  addHeaders('for people', ['Accept', 'text/html']),
  addHeaders('of a trace', ['Traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01']),
  addHeaders('compressed', ['Content-Encoding', 'gzip']),
  addHeaders('with a condition', ['If-None-Match', '*']),
  addHeaders('that expects the unknown', ['Expect', 'the unknown']),
  addHeaders('that ends its connection', ['Connection', 'close']),
  withBody('without a body', ''),
  withBody('with a body that is cut', '{"a":'),
  withBody('with a body that is no UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d)),
  withBody('with a list', '[]'),
  withBody('with text', '"text"'),
  withBody('with an empty object', '{}'),
  withBody('with a property twice', '{"id":1,"id":2}'),
  withBody('with an unknown property', '{"nothing":{"of":["this"]}}'),
  withBody('with a large body', JSON.stringify({ body: 'x'.repeat(270_000) })),
];

function without(header: string): (request: OutgoingRequest) => OutgoingRequest {
  return (request) => ({ ...request, headers: request.headers.filter(([name]) => name.toLowerCase() !== header) });
}

const sign = ({ url }: OutgoingRequest) => (url.includes('?') ? '&' : '?');

/** Sends each request to each route twice, directly and through the framework, and compares the responses. */
export function tryDirect(subject: Subject, testData: TestData): void {
  for (const operation of subject.operations) {
    test(`${operation.name} answers the same in front of the framework and through it`, async () => {
      const eachOnce = await testData.prepare(operation);
      for (const route of routesOf(operation).filter(({ method }) => method === 'GET' || method === 'POST')) {
        for (const variant of variants) {
          const isEffective = route.method === 'POST' && operation.effect !== 'read' && variant.isRefused !== true;
          const responses: HttpResponse[] = [];
          for (const extra of [[], [toFramework]]) {
            const prepared = isEffective ? await testData.prepare(operation) : eachOnce;
            responses.push(await responseTo(testData.baseUrl, prepared, route, variant, extra));
          }
          const [direct, framework] = responses.map(comparable);
          assert.deepEqual(direct, framework, `${route.method} ${route.path} ${variant.name}`);
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
  extra: readonly Header[],
): Promise<HttpResponse> {
  const request = requestOf(baseUrl, route, input);
  const authorization: Header[] = credential === null ? [] : [bearer(credential)];
  const { url, ...sendRequest } = variant.change({
    ...request,
    headers: [...authorization, ...request.headers, ...extra],
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

function normalize(text: string): string {
  return text.replaceAll(/(?<=")[^"]*\d[^"]*(?=")/g, '#').replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
