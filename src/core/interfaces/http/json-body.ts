import type { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { parseStrictJson } from '../../base/strict-json.ts';
import { bodyTooLarge, invalidJson, unsupportedMediaType } from '../../operation/errors.ts';
import type { RouteConfig } from './server-options.ts';

/** Error that passes a refusal through Fastify's body parser. */
export class BodyRefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/**
 * Registers the body parsers: strict JSON (application/json, UTF-8, not compressed), and binary bodies of routes that
 * accept them. An empty body counts as no body, since some clients send Content-Type with DELETE.
 */
export function registerBodyParsers(server: FastifyInstance, jsonBytesMax: number): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    // The route's bodyLimit may be the larger one of a binary body.
    if (body.length > jsonBytesMax) return done(new BodyRefusalError(refuseTooLarge(jsonBytesMax)), undefined);
    const result = parseBody(body as Buffer);
    if (isRefusal(result)) done(new BodyRefusalError(result), undefined);
    else done(null, result.value);
  });
  // Binary bodies, and chunked bodies without Content-Type, which are accepted only if they are empty.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (isBinary(request)) return done(null, body);
    done(body.length === 0 ? null : new BodyRefusalError(refuse(unsupportedMediaType, jsonOnly)), undefined);
  });
}

/** Parses a JSON body. Refuses with invalid_json. */
export function parseBody(body: Buffer): { readonly value: unknown } | Refusal {
  const result = parseStrictJson(body);
  return result.ok ? result : refuseJson(result.message, result.pointer);
}

/** Refusal with body_too_large. */
export function refuseTooLarge(limitBytes: number): Refusal {
  return refuse(bodyTooLarge, `The body is larger than ${limitBytes} bytes.`, { limit_bytes: limitBytes });
}

/** Refusal with invalid_json. */
export function refuseJson(message: string, pointer = ''): Refusal {
  return refuse(invalidJson, message, { errors: [{ pointer, code: invalidJson.code, message }] });
}

/** Whether the Content-Type is one of the route's binary media types. */
export function isBinary({ headers, routeOptions }: FastifyRequest): boolean {
  const { binary } = routeOptions.config as RouteConfig;
  return binary?.mediaTypes.includes((headers['content-type'] ?? '').toLowerCase()) === true;
}

export function isJson(contentType: string): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType);
}

/** Refuses a body by Content-Type and Content-Encoding; null when accepted or not decidable from the headers. */
export function refuseMediaType(request: FastifyRequest): Refusal | null {
  const { headers, routeOptions } = request;
  const { binary } = routeOptions.config as RouteConfig;
  const acceptedTypes = ['application/json', ...(binary?.mediaTypes ?? [])].join(', ');
  const detail =
    binary === undefined
      ? jsonOnly
      : `Content-Type must be one of ${acceptedTypes}; only application/json may have a charset parameter.`;
  const { 'content-type': contentType, 'content-encoding': contentEncoding = 'identity' } = headers;
  if (contentType === undefined)
    return Number(headers['content-length'] ?? 0) > 0 ? refuse(unsupportedMediaType, detail) : null;
  if (!isJson(contentType) && !isBinary(request)) return refuse(unsupportedMediaType, detail);
  if (contentEncoding.toLowerCase() !== 'identity')
    return refuse(unsupportedMediaType, 'A compressed body is not accepted.');
  const charsets = [...contentType.matchAll(charsetParameter)].map(([, charset]) => charset ?? '');
  const isUtf8 = charsets.every((charset) => /^utf-?8$/i.test(charset));
  return isUtf8 ? null : refuse(unsupportedMediaType, 'The body must be UTF-8.');
}

const jsonOnly = 'The body must be application/json.';
const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/gi;
