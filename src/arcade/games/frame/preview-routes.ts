import type { Clock } from '../../../core/base/clock.ts';
import type { Keyring } from '../../../core/base/keyring.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { type HttpServer, sendRefusal } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import { sendDocument } from '../../../core/interfaces/pages/page.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { gone } from '../../errors.ts';
import { typeOf } from '../bundle/file-types.ts';
import { previewFramesPath, previewScreenshotsPath } from '../bundle/frame-addresses.ts';
import { verifyFileToken } from '../previews/preview-token.ts';
import { isErased } from '../rules/transitions.ts';
import { findFrameFile, readCompleteFile } from '../store/files.ts';
import { findProbeScreenshot } from '../store/probe-reports.ts';
import { findVersionByDigest, type GameVersion } from '../store/versions.ts';
import { readBootstrap } from './bootstrap.ts';
import { frameResponse, frameText } from './frame-document.ts';
import { frameRouteConstraints } from './frame-endpoint.ts';
import { fileHeaders } from './headers.ts';
import type { BundleFilesOptions } from './routes.ts';

export interface PreviewFilesOptions extends BundleFilesOptions {
  readonly keyring: Keyring;
  readonly clock: Clock;
}

interface PreviewPath {
  readonly Params: { readonly token: string; readonly '*': string };
}

/**
 * Routes of the files and probe screenshots of a version for holders of a `read_preview` token; responses are not cached.
 * A token becomes invalid when it expires or when the version is suspended or deleted.
 */
export function registerPreviewFiles(server: HttpServer, options: PreviewFilesOptions): void {
  const bootstrap = readBootstrap();
  const { endpoint } = options;
  const config = frameRouteConstraints(endpoint);
  const filesPath = `${endpoint.basePath}${previewFramesPath(':token')}*`;
  server.get<PreviewPath>(filesPath, { config }, async (request, reply) => {
    const { token, '*': path } = request.params;
    const version = await findPreviewedVersion(options, token);
    if (isRefusal(version)) return sendRefusal(options, request, reply, version);
    const hash = (await findFrameFile(options.db, version.digest, path))?.hash ?? null;
    const mediaType = typeOf(path)?.mediaType;
    if (hash === null || mediaType === undefined) return sendRefusal(options, request, reply, noSuchFile());
    const bytes = await readCompleteFile(options.db, hash);
    reply.header('cache-control', 'no-store');
    if (!mediaType.startsWith('text/html'))
      return reply.headers(fileHeaders).header('content-type', mediaType).send(bytes);
    const document = { hash, bytes, path };
    const target = { endpoint, folder: previewFramesPath(token), request: request.headers };
    const { headers, content } = frameResponse(document, bootstrap, target);
    return sendDocument(request, reply.headers(headers), mediaType, frameText(document, bootstrap), { content });
  });
  refuseOtherMethods(server, filesPath, ['GET'], config);
  const screenshotsPath = `/arcade${previewScreenshotsPath(':token')}*`;
  server.get<PreviewPath>(screenshotsPath, async (request, reply) => {
    const { token, '*': name } = request.params;
    const version = await findPreviewedVersion(options, token);
    if (isRefusal(version)) return sendRefusal(options, request, reply, version);
    const hash = await findProbeScreenshot(options.db, version.n, name);
    if (hash === undefined) return sendRefusal(options, request, reply, noSuchFile());
    return reply
      .headers(fileHeaders)
      .header('cache-control', 'no-store')
      .header('content-type', 'image/png')
      .send(await readCompleteFile(options.db, hash));
  });
  refuseOtherMethods(server, screenshotsPath, ['GET']);
}

async function findPreviewedVersion(
  { db, keyring, clock }: PreviewFilesOptions,
  token: string,
): Promise<GameVersion | Refusal> {
  const claims = verifyFileToken(keyring, token, clock.nowMs());
  const version = claims === null ? undefined : await findVersionByDigest(db, claims.digest);
  if (version === undefined || isErased(version)) return noSuchFile();
  return version.state === 'suspended' ? refuse(gone, 'This version was removed.') : version;
}

function noSuchFile(): Refusal {
  return refuse(notFound, 'No valid preview has this file.');
}
