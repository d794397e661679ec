import type { Config } from '../../../core/base/config.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import type { BaseUrls } from '../../../core/interfaces/pages/base-urls.ts';

/** Where documents and files of frames are served: below the arcade, or on a host of their own. */
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

/** Whether the site answers on a host of its own, as the trait of its routes. */
export function framesConfig({ ancestors }: FrameSite): { readonly frameHost: boolean } {
  return { frameHost: ancestors !== null };
}

/** Addresses below the arcade that were given out before the frames had a host of their own lead there. */
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
