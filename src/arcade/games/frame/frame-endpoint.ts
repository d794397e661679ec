import type { Config } from '../../../core/base/config.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import type { BaseUrls } from '../../../core/interfaces/pages/base-urls.ts';

/** Base URL of the documents and files of frames (below the arcade, or on a separate host), and who may embed them. */
export interface FrameEndpoint extends BaseUrls {
  /** Origins whose pages may embed the documents; null: only the document's own origin. */
  readonly ancestors: readonly string[] | null;
}

export function createFrameEndpoint(
  { frameUrl, publicUrl }: Pick<Config, 'frameUrl' | 'publicUrl'>,
  arcadeUrl: string,
): FrameEndpoint {
  if (frameUrl === null) return { url: arcadeUrl, basePath: '/arcade', ancestors: null };
  const origins = [arcadeUrl, publicUrl].map((address) => new URL(address).origin);
  return { url: frameUrl, basePath: '', ancestors: [...new Set(origins)] };
}

/** Route constraint: restricts the routes to the separate host if there is one. */
export function frameRouteConstraints({ ancestors }: FrameEndpoint): { readonly framesOnly: boolean } {
  return { framesOnly: ancestors !== null };
}

/** Redirects the URLs of frames below the arcade to the separate host if there is one. */
export function redirectFrames(server: HttpServer, { url, ancestors }: FrameEndpoint): void {
  if (ancestors === null) return;
  for (const folder of ['/frame/', '/frame-preview/', '/frame-bootstrap/']) {
    const path = `/arcade${folder}*`;
    server.get(path, (request, reply) => {
      // Without the first segment, which may be percent-encoded.
      const framePath = request.url.slice(request.url.indexOf('/', 1));
      return reply.header('cache-control', 'no-cache').redirect(url + framePath, 307);
    });
    refuseOtherMethods(server, path, ['GET']);
  }
}
