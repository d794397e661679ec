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
  /** Time limit for the exchange. */
  readonly limitMs: number;
  readonly onPhase: (phase: Phase) => void;
}

/** Result of an exchange. `reusable`: the connection is idle and can be used again. */
export type ExchangeResult = SendResult & { readonly firstByteMs: number | null; readonly reusable: boolean };

/**
 * Sends one request over an idle connection and reads its response. Headers and all but the last byte of the body are
 * written first; the last byte follows when the operating system has accepted them. Until then a failure cannot have
 * had an effect, because the request was incomplete; afterwards only the response can show it. Redirects, retries,
 * decompression and proxies are not supported. A connection that is not reusable afterwards has been closed.
 * @throws for a header or target that is not valid in HTTP, before anything is written.
 */
export function exchange(
  socket: TLSSocket,
  request: OutboundRequest,
  options: ExchangeOptions,
): Promise<ExchangeResult> {
  assertBody(request);
  return new Exchange(socket, request, options).run(request.body);
}

/** A POST body needs at least two bytes, because the last byte is sent separately. */
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
  #sentMs: number | null = null;
  #firstByteMs: number | null = null;
  #bytesReceived = 0;
  #response: { readonly head: IncomingMessage; readonly body: () => Buffer } | undefined;
  #isEnded = false;
  readonly #onBytes = (bytes: Buffer) => this.#countBytes(bytes.length);

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
    // Registered before the parser's listener, which may find an interim response in the same bytes.
    request.once('socket', () => this.#socket.prependListener('data', this.#onBytes));
    request.on('information', () => this.#awaitFirstByte());
    request.on('response', (head) => this.#onResponse(head));
    request.on('upgrade', () => this.#end(this.#malformed));
    request.on('error', (error: NodeJS.ErrnoException) => this.#end(this.#failureOf(error.code)));
    request.on('close', () => this.#end(this.#failureOf(), this.#response?.head.complete === true));
    if (body.length === 0) {
      setImmediate(() => this.#sendLastByte());
      return this.#ended.promise;
    }
    request.write(body.subarray(0, -1), (error) => {
      if (error) return;
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesBefore;
      // Waits one event loop turn, so that a connection that the peer closed meanwhile is noticed.
      setImmediate(() => this.#sendLastByte());
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
    // Node disables keep-alive for connections without an agent.
    result.shouldKeepAlive = true;
    return result;
  }

  #sendLastByte(): void {
    // Not writable: an error or close event will follow.
    if (this.#isEnded || !this.#socket.writable) return;
    this.#sentMs = this.#options.clock.monotonicMs();
    this.#options.onPhase('awaiting_answer');
    this.#request.end(this.#lastByte, () => {
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesBefore;
    });
    this.#limitResponse();
  }

  /** Restarts after each interim response. */
  #awaitFirstByte(): void {
    this.#firstByteMs = null;
    this.#limitResponse();
  }

  /** Bounds the response bytes, including an endless sequence of interim responses. */
  #countBytes(bytes: number): void {
    this.#bytesReceived += bytes;
    if (this.#bytesReceived > this.#options.limits.responseWireBytesMax) this.#end(this.#malformed);
    else if (this.#firstByteMs === null) this.#recordFirstByte();
  }

  #recordFirstByte(): void {
    this.#firstByteMs = this.#options.clock.monotonicMs() - this.#startMs;
    this.#limitResponse();
  }

  /** Before the request is complete only the send limit applies, even when a response has started. */
  #limitResponse(): void {
    if (this.#sentMs === null) return;
    const { firstByteMs, responseMs } = this.#options.limits;
    const waitedMs = this.#options.clock.monotonicMs() - this.#sentMs;
    this.#limit(this.#firstByteMs === null ? firstByteMs - waitedMs : responseMs, 'answer_timeout');
  }

  #limit(ms: number, failure: FailureClass): void {
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
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
    // Set already, unless an interim response arrived in the same chunk.
    if (this.#firstByteMs === null) this.#recordFirstByte();
    const stop = () => this.#end(this.#malformed);
    this.#response = { head, body: readBody(head, this.#options.limits.responseBytesMax, stop) };
    // With keep-alive the connection is idle when the request emits `close`, which follows.
    head.on('end', () => this.#request.shouldKeepAlive || this.#end(this.#failureOf()));
  }

  #failureOf(code = ''): FailureClass {
    if (code.startsWith('HPE_')) return this.#malformed;
    return this.#sentMs === null ? 'reset_before_sent' : 'reset_after_sent';
  }

  get #malformed(): FailureClass {
    return this.#sentMs === null ? 'answer_before_sent' : 'answer_malformed';
  }

  /**
   * Ends the exchange. A received status counts even when the rest of the response fails; `failure` is used only
   * without a status.
   */
  #end(failure: FailureClass, isIdle = false): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#socket.off('data', this.#onBytes);
    const reusable = isIdle && this.#response !== undefined && !this.#socket.destroyed;
    if (!reusable) this.#socket.destroy();
    const nowMs = this.#options.clock.nowMs();
    this.#ended.resolve({
      bytesSent: this.#bytesSent,
      firstByteMs: this.#firstByteMs,
      reusable,
      ...(this.#response === undefined
        ? { kind: 'failed', failure }
        : { ...responseOutcome(this.#response, nowMs), requestComplete: this.#sentMs !== null }),
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
 * Collects up to `bytesMax` bytes of the response body and returns a function that reads them. Calls `onTooLong` at
 * the first byte beyond. Compressed content is read but not stored.
 */
function readBody(response: IncomingMessage, bytesMax: number, onTooLong: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  const encoding = response.headers['content-encoding'];
  const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
  let read = 0;
  response.on('data', (chunk: Buffer) => {
    const remaining = Math.max(0, bytesMax - read);
    read += chunk.length;
    if (isPlain && remaining > 0) chunks.push(chunk.subarray(0, remaining));
    if (read > bytesMax) onTooLong();
  });
  return () => Buffer.concat(chunks);
}

/** Upper bound of a reported Retry-After. */
export const retryAfterMaxMs = 24 * hourMs;

const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const httpDate = new RegExp(`^${days}, \\d{2} ${months} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`);

/**
 * Delay in ms of a Retry-After header: seconds or an IMF-fixdate (RFC 9110 10.2.3). Null without a valid header; 0
 * for a date in the past.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Math.min(Number(header) * secondMs, retryAfterMaxMs);
  const dateMs = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(dateMs) ? null : Math.min(Math.max(0, dateMs - nowMs), retryAfterMaxMs);
}
