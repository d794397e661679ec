import { Buffer } from 'node:buffer';
import { withBootstrap } from '../bundle/frame-document.ts';
import type { Bootstrap } from './bootstrap.ts';
import type { FrameEndpoint } from './frame-endpoint.ts';
import { documentHeaders, type FrameRequest } from './headers.ts';

/** HTML document of a bundle. */
export interface FrameFile {
  /** SHA-256 of the file in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Buffer;
  /** Path of the file in its bundle. */
  readonly path: string;
}

/** URL of a document, and the request for it. */
export interface FrameTarget {
  readonly endpoint: FrameEndpoint;
  /** URL path of the bundle's files, below the base path of the endpoint. */
  readonly folder: string;
  readonly request: FrameRequest;
}

/** The bootstrap followed by the author's document. */
export function frameText({ bytes, path }: FrameFile, bootstrap: Bootstrap): Buffer {
  return Buffer.from(withBootstrap(bytes.toString('utf8'), path, bootstrap.hash));
}

/** Headers of the response with a document; `content` identifies its text and headers for the ETag. */
export function frameResponse({ hash, bytes, path }: FrameFile, bootstrap: Bootstrap, target: FrameTarget) {
  const { endpoint, folder, request } = target;
  const html = bytes.toString('utf8');
  const headers = documentHeaders(endpoint, { folder, bootstrapHash: bootstrap.hash, html, request });
  return { headers, content: [hash, path, bootstrap.hash, JSON.stringify(headers)].join(' ') };
}
