import { refuse } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { type HttpServer, sendRefusal } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import { sendContentAddressed } from '../../../core/interfaces/pages/content-addressed.ts';
import { type Encoding, encodeBody } from '../../../core/interfaces/pages/content-encoding.ts';
import { sendDocument } from '../../../core/interfaces/pages/page.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { gone } from '../../errors.ts';
import { typeOf } from '../bundle/file-types.ts';
import { bootstrapPath, framePath } from '../bundle/frame-addresses.ts';
import { isPublished, isTakenDown } from '../rules/transitions.ts';
import { findFrameFile, readFile } from '../store/files.ts';
import { type Bootstrap, readBootstrap } from './bootstrap.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import { frameResponse, frameText } from './frame-document.ts';
import { type FrameEndpoint, frameRouteConstraints } from './frame-endpoint.ts';
import { fileHeaders } from './headers.ts';

export interface BundleFilesOptions {
  readonly endpoint: FrameEndpoint;
  readonly db: Db;
  readonly errorsUrl: string;
}

/**
 * Routes of stored bundle files at `/frame/{digest}/{path}` of the endpoint, and of the bootstrap. Only published versions
 * are served; one that was taken down returns 410. Documents have the bootstrap and headers of the current server
 * version, so browsers must revalidate them.
 */
export function registerBundleFiles(server: HttpServer, options: BundleFilesOptions): void {
  const bootstrap = readBootstrap();
  const cache = createFileCache(cacheBytesMax);
  const { endpoint } = options;
  const config = frameRouteConstraints(endpoint);
  const filesPath = `${endpoint.basePath}/frame/:digest/*`;
  server.get<{ Params: { digest: string; '*': string } }>(filesPath, { config }, async (request, reply) => {
    const { digest, '*': path } = request.params;
    const file = isDigest(digest) ? await findFrameFile(options.db, digest, path) : undefined;
    if (file !== undefined && isTakenDown(file))
      return sendRefusal(options, request, reply, refuse(gone, 'This version was removed.'));
    const hash = file !== undefined && isPublished(file) ? file.hash : null;
    const bytes = hash === null ? undefined : await cache.read(hash, () => readFile(options.db, hash));
    const mediaType = typeOf(path)?.mediaType;
    if (hash === null || bytes === undefined || mediaType === undefined)
      return sendRefusal(options, request, reply, refuse(notFound, noSuchFileText));
    if (!mediaType.startsWith('text/html'))
      return sendContentAddressed(request, reply.headers(fileHeaders), mediaType, bytes, encoderOf(cache, hash, bytes));
    const document = { hash, bytes, path };
    const target = { endpoint, folder: framePath(digest, ''), request: request.headers };
    const { headers, content } = frameResponse(document, bootstrap, target);
    const key = `${hash} ${path}`;
    const text = (await cache.read(key, async () => frameText(document, bootstrap))) as Buffer;
    reply.headers(headers).header('cache-control', 'no-cache');
    return sendDocument(request, reply, mediaType, text, { content, encode: encoderOf(cache, key, text) });
  });
  refuseOtherMethods(server, filesPath, ['GET'], config);
  registerBootstrap(server, options, bootstrap);
}

function registerBootstrap(server: HttpServer, { endpoint }: BundleFilesOptions, bootstrap: Bootstrap): void {
  const config = frameRouteConstraints(endpoint);
  const url = endpoint.basePath + bootstrapPath(bootstrap.hash);
  server.get(url, { config }, (request, reply) =>
    sendContentAddressed(request, reply.headers(fileHeaders), 'text/javascript; charset=utf-8', bootstrap.bytes),
  );
  refuseOtherMethods(server, url, ['GET'], config);
}

/** Encoder that caches Brotli only: few clients support gzip alone, so caching it would waste memory. */
function encoderOf(cache: FileCache, key: string, bytes: Buffer) {
  return (encoding: Encoding) =>
    encoding === 'br' ? cache.compressed(key, bytes) : encodeBody(bytes, encoding, 'fast');
}

const cacheBytesMax = 64 * 1024 * 1024;
const noSuchFileText = 'No bundle with this digest has this file.';

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
