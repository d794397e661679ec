import type { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { parseStrictJson } from '../../base/strict-json.ts';
import { invalidJson, unsupportedMediaType } from '../../operation/errors.ts';

/** Carries a refusal out of the body parser, which can only fail. */
export class RefusedBody extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/**
 * Makes strict JSON the only body that the server reads: application/json in UTF-8, not compressed.
 * An empty body counts as none, so that a DELETE whose client announces JSON out of habit is fine.
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const refusal = refuseMedia(request);
    if (refusal !== null) return done(new RefusedBody(refusal), undefined);
    if (body.length === 0) return done(null, undefined);
    const parsed = parseStrictJson(body as Buffer);
    if (parsed.ok) return done(null, parsed.value);
    done(new RefusedBody(refuseJson(parsed.message, parsed.pointer)), undefined);
  });
  // A client that announces a body of unknown length and type, and sends none, has sent none.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const isNone = body.length === 0 && request.headers['content-type'] === undefined;
    done(
      isNone ? null : new RefusedBody(refuse(unsupportedMediaType, 'The body must be application/json.')),
      undefined,
    );
  });
}

export function refuseJson(message: string, pointer = ''): Refusal {
  return refuse(invalidJson, message, { errors: [{ pointer, code: invalidJson.code, message }] });
}

const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

function refuseMedia({ headers }: FastifyRequest): Refusal | null {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return refuse(unsupportedMediaType, 'A compressed body is not accepted.');
  const charsets = [...(headers['content-type'] ?? '').matchAll(charsetParameter)].map(([, charset]) => charset ?? '');
  const isUtf8 = charsets.every((charset) => /^utf-?8$/i.test(charset));
  return isUtf8 ? null : refuse(unsupportedMediaType, 'The body must be UTF-8.');
}
