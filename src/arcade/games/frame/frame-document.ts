import type { Buffer } from 'node:buffer';
import { withBootstrap } from '../bundle/frame-document.ts';
import type { Bootstrap } from './bootstrap.ts';
import type { FrameSite } from './frame-site.ts';
import { documentHeaders } from './headers.ts';

export interface FrameFile {
  readonly bytes: Buffer;
  /** Of the file in its bundle. */
  readonly path: string;
  /** Of the bundle below the module. */
  readonly folder: string;
  readonly bootstrap: Bootstrap;
  /** The Host that the document was asked from. */
  readonly host: string | undefined;
}

/** A document that an author wrote, behind the bootstrap, with the headers of its sandbox; `content` is what its tag is made of. */
export function frameDocument(site: FrameSite, { bytes, path, folder, bootstrap, host }: FrameFile) {
  const html = bytes.toString('utf8');
  const text = withBootstrap(html, path, bootstrap.hash);
  const headers = documentHeaders(site, { folder, bootstrapHash: bootstrap.hash, html, host });
  return { text, headers, content: text + JSON.stringify(headers) };
}
