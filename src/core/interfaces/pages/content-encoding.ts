import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller bodies are not compressed. */
const compressedBytesMin = 1_024;

/** The accepted encoding of an Accept-Encoding header: Brotli before gzip, regardless of other weights than 0. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  const acceptedEncodings = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => !/;\s*q=0(\.0*)?$/.test(encoding));
  const names = new Set(acceptedEncodings.map((encoding) => encoding.split(';', 1)[0]?.trim()));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses the body in libuv's thread pool; `best`: highest compression level, `fast`: a lower one. */
export function encodeBody(body: Buffer, encoding: Encoding, level: 'best' | 'fast'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level === 'best' ? 11 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return compressGzip(body, { level: level === 'best' ? 9 : 5 });
    case 'identity':
      return Promise.resolve(body);
  }
}

/** Encoding for a body of this size in bytes. */
export function encodingFor(header: string | string[] | undefined, bytes: number): Encoding {
  return bytes < compressedBytesMin ? 'identity' : chooseEncoding(header);
}
