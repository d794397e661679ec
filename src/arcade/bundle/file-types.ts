import { Buffer, isUtf8 } from 'node:buffer';
import { parseStrictJson } from '../../core/base/strict-json.ts';

/** A kind of file that a bundle may hold: known by its ending, and believed only when the content agrees. */
export interface FileType {
  readonly mediaType: string;
  readonly isText: boolean;
  /** Whether the content begins like one. */
  matches(bytes: Uint8Array): boolean;
}

const fileTypes: Readonly<Record<string, FileType>> = {
  html: textType('text/html; charset=utf-8', (text) => /^\s*</.test(text)),
  css: textType('text/css; charset=utf-8', isNoMarkup),
  js: textType('text/javascript; charset=utf-8', isNoMarkup),
  json: {
    mediaType: 'application/json',
    isText: true,
    matches: (bytes) => parseStrictJson(bytes).ok,
  },
  svg: textType('image/svg+xml; charset=utf-8', (text) => /^\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*<svg[\s>]/.test(text)),
  txt: textType('text/plain; charset=utf-8', () => true),
  png: binaryType(
    'image/png',
    (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes.subarray(12), 'IHDR'),
  ),
  webp: binaryType('image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBPVP8')),
  woff2: binaryType('font/woff2', (bytes) => startsWith(bytes, 'wOF2')),
};

export const fileEndings: readonly string[] = Object.keys(fileTypes);

/** The type that a path's ending stands for, in lower case only; undefined when bundles hold no such files. */
export function typeOf(path: string): FileType | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
}

function textType(mediaType: string, isLike: (beginning: string) => boolean): FileType {
  return {
    mediaType,
    isText: true,
    matches(bytes) {
      if (!isUtf8(bytes) || bytes.includes(0) || startsWith(bytes, '\xef\xbb\xbf')) return false;
      return isLike(Buffer.from(bytes.subarray(0, looksBytesMax)).toString('utf8'));
    },
  };
}

const looksBytesMax = 4_096;

/** A document under the wrong ending. */
function isNoMarkup(text: string): boolean {
  return !/^\s*<(!doctype|html|\?xml|svg|script)/i.test(text);
}

function binaryType(mediaType: string, matches: (bytes: Uint8Array) => boolean): FileType {
  return { mediaType, isText: false, matches };
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;
}
