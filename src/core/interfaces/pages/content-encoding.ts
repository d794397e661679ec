import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller bodies are not compressed. */
const compressedBytesMin = 1_024;

/** Encoding accepted by an Accept-Encoding header: Brotli before gzip. Of the quality values only `q=0` matters. */
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

/** Encoding of a body of `byteLength` bytes for a request with this Accept-Encoding header. */
export function encodingFor(header: string | string[] | undefined, byteLength: number): Encoding {
  return byteLength < compressedBytesMin ? 'identity' : chooseEncoding(header);
}
