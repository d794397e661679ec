/**
 * Incremental parser for HTTP responses on a connection with one request at a time; supports Content-Length and
 * chunked bodies.
 */
export class ResponseReader {
  readonly #onResponse: (status: number, body: () => string) => void;
  #bytes: Buffer | undefined;

  /** The body is decoded on demand, because most are not read. */
  constructor(onResponse: (status: number, body: () => string) => void) {
    this.#onResponse = onResponse;
  }

  push(chunk: Buffer): void {
    const bytes = this.#bytes === undefined ? chunk : Buffer.concat([this.#bytes, chunk]);
    this.#bytes = bytes;
    const headEnd = bytes.indexOf(headTerminator);
    if (headEnd === -1 || !isComplete(bytes, headEnd + headTerminator.length)) return;
    this.#bytes = undefined;
    const status = Number(bytes.toString('latin1', 9, 12));
    this.#onResponse(status, () => bytes.toString('utf8', headEnd + headTerminator.length));
  }
}

const headTerminator = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');
const lengthPattern = /\r\ncontent-length: *(\d+)/i;

function isComplete(bytes: Buffer, bodyStart: number): boolean {
  const length = lengthPattern.exec(bytes.toString('latin1', 0, bodyStart))?.[1];
  if (length !== undefined) return bytes.length >= bodyStart + Number(length);
  return bytes.subarray(-lastChunk.length).equals(lastChunk);
}
