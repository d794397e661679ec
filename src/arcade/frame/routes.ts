import { refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type HttpServer, sendRefusal } from '../../core/doors/http/http-server.ts';
import { refuseOtherMethods } from '../../core/doors/http/operation-routes.ts';
import { sendForGood } from '../../core/doors/pages/content-addressed.ts';
import type { Reach } from '../../core/doors/pages/own-sources.ts';
import { sendDocument } from '../../core/doors/pages/page.ts';
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
 * knows a bundle's digest may read it. Documents are made for frames of this server's own pages;
 * they stay, but their bootstrap and headers change with the server, so browsers ask again.
 */
export function registerBundleFiles(server: HttpServer, options: BundleFilesOptions): void {
  const bootstrap = readBootstrap();
  const files = `${options.folder}/frame/:digest/*`;
  server.get<{ Params: { digest: string; '*': string } }>(files, async (request, reply) => {
    const { digest, '*': path } = request.params;
    const file = isDigest(digest) ? await findBundleFile(options.db, digest, path) : undefined;
    if (file === undefined) return sendRefusal(options, request, reply, refuse(notFound, noSuchFile));
    if (!file.mediaType.startsWith('text/html'))
      return sendForGood(request, reply.headers(fileHeaders), file.mediaType, file.bytes);
    const text = withBootstrap(file.bytes.toString('utf8'), path, bootstrap.hash);
    const headers = documentHeaders(options, { digest, bootstrapHash: bootstrap.hash, host: request.headers.host });
    reply.headers(headers).header('cache-control', 'no-cache');
    return sendDocument(request, reply, file.mediaType, text, text + JSON.stringify(headers));
  });
  refuseOtherMethods(server, options.errorsUrl, files, ['GET']);
  registerBootstrap(server, options, bootstrap);
}

function registerBootstrap(server: HttpServer, { folder, errorsUrl }: BundleFilesOptions, bootstrap: Bootstrap): void {
  const url = folder + bootstrapPath(bootstrap.hash);
  server.get(url, (request, reply) =>
    sendForGood(request, reply.headers(fileHeaders), 'text/javascript; charset=utf-8', bootstrap.bytes),
  );
  refuseOtherMethods(server, errorsUrl, url, ['GET']);
}

const noSuchFile = 'No bundle with this digest has this file.';

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
