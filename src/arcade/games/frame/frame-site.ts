import type { Config } from '../../../core/base/config.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import type { BaseUrls } from '../../../core/interfaces/pages/base-urls.ts';

/** Site that serves documents and files of frames: below the arcade, or on a separate host. */
export interface FrameSite extends BaseUrls {
  /** Origins whose pages may frame the documents; null: those of the document's own origin. */
  readonly ancestors: readonly string[] | null;
}

export function frameSite(
  { frameUrl, publicUrl }: Pick<Config, 'frameUrl' | 'publicUrl'>,
  arcadeUrl: string,
): FrameSite {
  if (frameUrl === null) return { url: arcadeUrl, folder: '/arcade', ancestors: null };
  const origins = [arcadeUrl, publicUrl].map((address) => new URL(address).origin);
  return { url: frameUrl, folder: '', ancestors: [...new Set(origins)] };
}

/** Host constraint of the site's routes when it has a separate host. */
export function frameRouteConstraints({ ancestors }: FrameSite): { readonly framesOnly: boolean } {
  return { framesOnly: ancestors !== null };
}

/** Redirects the former frame addresses below the arcade to the separate host. */
export function redirectFrames(server: HttpServer, { url, ancestors }: FrameSite): void {
  if (ancestors === null) return;
  for (const folder of ['/frame/', '/frame-preview/', '/frame-bootstrap/']) {
    const path = `/arcade${folder}*`;
    server.get(path, (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(url + request.url.slice('/arcade'.length), 307),
    );
    refuseOtherMethods(server, path, ['GET']);
  }
}
