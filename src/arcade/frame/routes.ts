import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type HttpServer, sendRefusal } from '../../core/doors/http/http-server.ts';
import { refuseOtherMethods } from '../../core/doors/http/operation-routes.ts';
import { encodeBody, encodingFor } from '../../core/doors/pages/content-encoding.ts';
import type { Reach } from '../../core/doors/pages/own-sources.ts';
import { notFound } from '../../core/operation/errors.ts';
import { findBundleFile } from '../store/bundles.ts';
import { bootstrapPath } from './addresses.ts';
import { type Bootstrap, readBootstrap } from './bootstrap.ts';
import { withBootstrap } from './document.ts';
import { documentHeaders, fileHeaders } from './headers.ts';

export interface BundleFilesOptions extends Reach {
  readonly db: Db;
  readonly errorsUrl: string;
}

/**
 * Serves the files of stored bundles at `{folder}/frame/{digest}/{path}`, and the bootstrap. Who
 * knows a bundle's digest may read it. Documents are made for frames of this server's own pages.
 */
export function registerBundleFiles(server: HttpServer, options: BundleFilesOptions): void {
  const bootstrap = readBootstrap();
  const files = `${options.folder}/frame/:digest/*`;
  server.get<{ Params: { digest: string; '*': string } }>(files, async (request, reply) => {
    const { digest, '*': path } = request.params;
    const file = isDigest(digest) ? await findBundleFile(options.db, digest, path) : undefined;
    if (file === undefined) return sendRefusal(options, request, reply, refuse(notFound, noSuchFile));
    reply.header('content-type', file.mediaType);
    if (!file.mediaType.startsWith('text/html'))
      return sendForGood(request, reply.headers(fileHeaders()), file.bytes, file.mediaType);
    const { hash } = bootstrap;
    const headers = documentHeaders(options, { digest, bootstrapHash: hash, host: request.headers.host });
    return sendDocument(request, reply.headers(headers), withBootstrap(file.bytes, path, hash), headers);
  });
  refuseOtherMethods(server, options.errorsUrl, files, ['GET']);
  registerBootstrap(server, options, bootstrap);
}

function registerBootstrap(server: HttpServer, { folder, errorsUrl }: BundleFilesOptions, bootstrap: Bootstrap): void {
  const mediaType = 'text/javascript; charset=utf-8';
  const url = folder + bootstrapPath(bootstrap.hash);
  server.get(url, (request, reply) =>
    sendForGood(request, reply.headers(fileHeaders()).header('content-type', mediaType), bootstrap.bytes, mediaType),
  );
  refuseOtherMethods(server, errorsUrl, url, ['GET']);
}

const noSuchFile = 'No bundle with this digest has this file.';

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The address holds a hash of the content. */
async function sendForGood(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  mediaType: string,
): Promise<FastifyReply> {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  return sendEncoded(request, reply, bytes, mediaType);
}

/** A document stays, but its bootstrap and its headers change with the server: they are asked for again. */
async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const content = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url');
  const tag = `W/"${content.slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return sendEncoded(request, reply, bytes, 'text/html');
}

async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  mediaType: string,
): Promise<FastifyReply> {
  const isText = /^text\/|json|svg/.test(mediaType);
  const encoding = isText ? encodingFor(request.headers['accept-encoding'], bytes.length) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'Accept-Encoding').send(await encodeBody(bytes, encoding, 'each'));
}
