import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller bodies are not compressed. */
const compressedBytesMin = 1_024;

/** Best supported encoding of an Accept-Encoding header. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  const allowed = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part));
  const names = new Set(allowed.map((part) => part.split(';', 1)[0]?.trim()));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}

/** Encodes the body in libuv's thread pool. `once`: maximal compression, for cached results. */
export function encodeBody(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 11 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return deflate(body, { level: effort === 'once' ? 9 : 5 });
    case 'identity':
      return Promise.resolve(body);
  }
}

/** Encoding for a body of this size. */
export function encodingFor(header: string | string[] | undefined, bytes: number): Encoding {
  return bytes < compressedBytesMin ? 'identity' : chooseEncoding(header);
}
