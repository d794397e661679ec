import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { type Clock, hourMs, secondMs } from '../../core/base/clock.ts';
import type { OutboundLimits } from './outbound-limits.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, Phase } from './outcome.ts';
import type { SendResult } from './transport.ts';

export interface ExchangeOptions {
  readonly clock: Clock;
  readonly limits: OutboundLimits;
  /** Milliseconds after which the exchange ends whatever it waits for. */
  readonly limitMs: number;
  readonly onPhase: (phase: Phase) => void;
}

/** How one exchange ended; `reusable` says that the connection is at rest and may carry another. */
export type ExchangeResult = SendResult & { readonly firstByteMs: number | null; readonly reusable: boolean };

/**
 * Sends one request over a connection that is open and at rest, and reads its response. Head and all
 * but the last byte of the body are written first, the last byte only when the operating system has
 * taken those: before that moment no failure can have had an effect, since the request was never
 * complete; after it, only a response tells. Nothing is followed, resent, unpacked or sent by a proxy.
 * A connection that is not reusable afterwards has been closed.
 *
 * @throws for a header or target that HTTP cannot carry, before anything is written.
 */
export function exchange(
  socket: TLSSocket,
  request: OutboundRequest,
  options: ExchangeOptions,
): Promise<ExchangeResult> {
  assertBody(request);
  return new Exchange(socket, request, options).run(request.body);
}

/** Only a POST with a byte before its last one can be held back. */
export function assertBody({ method, body }: Pick<OutboundRequest, 'method' | 'body'>): void {
  if (method === 'GET' ? body.length > 0 : body.length < 2)
    throw new RangeError('A POST must have a body of at least two bytes, and a GET none.');
}

class Exchange {
  readonly #socket: TLSSocket;
  readonly #options: ExchangeOptions;
  readonly #lastByte: Uint8Array;
  readonly #request: ClientRequest;
  readonly #startMs: number;
  readonly #bytesBefore: number;
  readonly #ended = Promise.withResolvers<ExchangeResult>();
  #timer: NodeJS.Timeout | undefined;
  #bytesSent = 0;
  #handedOverMs: number | null = null;
  #firstByteMs: number | null = null;
  #bytesHeard = 0;
  #response: { readonly head: IncomingMessage; readonly body: () => Buffer } | undefined;
  #isOver = false;
  readonly #onBytes = (bytes: Buffer) => this.#hear(bytes.length);

  constructor(socket: TLSSocket, request: OutboundRequest, options: ExchangeOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#startMs = options.clock.monotonicMs();
    this.#bytesBefore = socket.bytesWritten;
    this.#lastByte = request.body.subarray(-1);
    this.#request = this.#open(request);
  }

  run(body: Uint8Array): Promise<ExchangeResult> {
    this.#options.onPhase('sending');
    this.#limit(this.#options.limits.sendMs, 'send_timeout');
    const request = this.#request;
    // Ahead of the parser, which may find an interim answer in these very bytes.
    request.once('socket', () => this.#socket.prependListener('data', this.#onBytes));
    request.on('information', () => this.#awaitFirstByte());
    request.on('response', (head) => this.#onResponse(head));
    request.on('upgrade', () => this.#end(this.#malformed));
    request.on('error', (error: NodeJS.ErrnoException) => this.#end(this.#failureOf(error.code)));
    request.on('close', () => this.#end(this.#failureOf(), this.#response?.head.complete === true));
    if (body.length === 0) {
      setImmediate(() => this.#handOver());
      return this.#ended.promise;
    }
    request.write(body.subarray(0, -1), (error) => {
      if (error) return;
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesBefore;
      // One turn more, in which a connection that was closed from there meanwhile shows it.
      setImmediate(() => this.#handOver());
    });
    return this.#ended.promise;
  }

  #open({ method = 'POST', destination, headers, body }: OutboundRequest): ClientRequest {
    const result = request({
      createConnection: () => this.#socket,
      method,
      path: destination.target,
      headers: [
        ...['Host', destination.origin.slice('https://'.length)],
        ...headers.flat(),
        ...(method === 'GET' ? [] : ['Content-Length', String(body.length)]),
        ...['Accept-Encoding', 'identity', 'Connection', 'keep-alive'],
      ],
      setHost: false,
      maxHeaderSize: this.#options.limits.responseHeadBytesMax,
      insecureHTTPParser: false,
    });
    // Node takes it that a connection which comes without an agent is used once.
    result.shouldKeepAlive = true;
    return result;
  }

  #handOver(): void {
    // Not writable: the event that says why is on its way.
    if (this.#isOver || !this.#socket.writable) return;
    this.#handedOverMs = this.#options.clock.monotonicMs();
    this.#options.onPhase('awaiting_answer');
    this.#request.end(this.#lastByte, () => {
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesBefore;
    });
    this.#limitResponse();
  }

  /** Again after each interim answer, none of which is the response. */
  #awaitFirstByte(): void {
    this.#firstByteMs = null;
    this.#limitResponse();
  }

  /** Interim responses, for one, could otherwise come without end, each of them work. */
  #hear(bytes: number): void {
    this.#bytesHeard += bytes;
    if (this.#bytesHeard > this.#options.limits.responseWireBytesMax) this.#end(this.#malformed);
    else if (this.#firstByteMs === null) this.#noteFirstByte();
  }

  #noteFirstByte(): void {
    this.#firstByteMs = this.#options.clock.monotonicMs() - this.#startMs;
    this.#limitResponse();
  }

  /** Until the request is complete only the time for sending runs, even when a response has begun. */
  #limitResponse(): void {
    if (this.#handedOverMs === null) return;
    const { firstByteMs, responseMs } = this.#options.limits;
    const waitedMs = this.#options.clock.monotonicMs() - this.#handedOverMs;
    this.#limit(this.#firstByteMs === null ? firstByteMs - waitedMs : responseMs, 'answer_timeout');
  }

  #limit(ms: number, failure: FailureClass): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const leftMs = this.#options.limitMs - (this.#options.clock.monotonicMs() - this.#startMs);
    this.#timer = setTimeout(() => this.#end(failure), Math.max(0, Math.min(ms, leftMs)));
  }

  #onResponse(head: IncomingMessage): void {
    head.on('error', () => this.#end(this.#failureOf()));
    const { statusCode = 0 } = head;
    if (statusCode < 200 || statusCode > 599) {
      this.#end(this.#malformed);
      return;
    }
    // Seen already, unless an interim answer came in the same piece.
    if (this.#firstByteMs === null) this.#noteFirstByte();
    const stop = () => this.#end(this.#malformed);
    this.#response = { head, body: readBody(head, this.#options.limits.responseBytesMax, stop) };
    // A connection that goes on is at rest when the request has closed, which comes next.
    head.on('end', () => this.#request.shouldKeepAlive || this.#end(this.#failureOf()));
  }

  #failureOf(code = ''): FailureClass {
    if (code.startsWith('HPE_')) return this.#malformed;
    return this.#handedOverMs === null ? 'reset_before_sent' : 'reset_after_sent';
  }

  get #malformed(): FailureClass {
    return this.#handedOverMs === null ? 'answer_before_sent' : 'answer_malformed';
  }

  /** Once a response has begun its status stands, whatever happens to the rest; the failure counts without one. */
  #end(failure: FailureClass, isAtRest = false): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#socket.off('data', this.#onBytes);
    const reusable = isAtRest && this.#response !== undefined && !this.#socket.destroyed;
    if (!reusable) this.#socket.destroy();
    const nowMs = this.#options.clock.nowMs();
    this.#ended.resolve({
      bytesSent: this.#bytesSent,
      firstByteMs: this.#firstByteMs,
      reusable,
      ...(this.#response === undefined
        ? { kind: 'failed', failure }
        : { ...responseOutcome(this.#response, nowMs), requestIsWhole: this.#handedOverMs !== null }),
    });
  }
}

function responseOutcome({ head, body }: { head: IncomingMessage; body: () => Buffer }, nowMs: number) {
  return {
    kind: 'answered' as const,
    status: head.statusCode ?? 0,
    body: body(),
    retryAfterMs: parseRetryAfter(head.headers['retry-after'], nowMs),
  };
}

/**
 * Collects the beginning of a response's content, which the function that it returns gives. Reads on until
 * the content ends, and calls `onTooLong` at the first byte more than is kept. Content
 * that came encoded is read to the same bound and not kept: nothing is ever unpacked here.
 */
function readBody(response: IncomingMessage, bytesMax: number, onTooLong: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  const encoding = response.headers['content-encoding'];
  const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
  let read = 0;
  response.on('data', (chunk: Buffer) => {
    const room = Math.max(0, bytesMax - read);
    read += chunk.length;
    if (isPlain && room > 0) chunks.push(chunk.subarray(0, room));
    if (read > bytesMax) onTooLong();
  });
  return () => Buffer.concat(chunks);
}

/** No wait longer than this is reported, whatever was requested. */
export const retryAfterMaxMs = 24 * hourMs;

const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const httpDate = new RegExp(`^${days}, \\d{2} ${months} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`);

/**
 * Milliseconds from now that a Retry-After header asks to wait: seconds or a date (RFC 9110 10.2.3,
 * the form that may be sent today). Null for none and for anything else; 0 for a date that is past.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Math.min(Number(header) * secondMs, retryAfterMaxMs);
  const at = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - nowMs), retryAfterMaxMs);
}
