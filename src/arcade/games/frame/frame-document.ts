import type { Buffer } from 'node:buffer';
import { withBootstrap } from '../bundle/frame-document.ts';
import type { Bootstrap } from './bootstrap.ts';
import type { FrameSite } from './frame-site.ts';
import { documentHeaders, type FrameRequest } from './headers.ts';

export interface FrameFile {
  readonly bytes: Buffer;
  /** Path of the file in its bundle. */
  readonly path: string;
  /** Path of the bundle below the module. */
  readonly folder: string;
  readonly bootstrap: Bootstrap;
  readonly request: FrameRequest;
}

/**
 * Response with an author's document: the bootstrap, the document, and the headers of its sandbox; `content` identifies
 * the version for the ETag.
 */
export function frameDocument(site: FrameSite, { bytes, path, folder, bootstrap, request }: FrameFile) {
  const html = bytes.toString('utf8');
  const text = withBootstrap(html, path, bootstrap.hash);
  const headers = documentHeaders(site, { folder, bootstrapHash: bootstrap.hash, html, request });
  return { text, headers, content: text + JSON.stringify(headers) };
}
