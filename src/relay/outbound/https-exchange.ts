import { type ClientRequest, type IncomingMessage, request as startClientRequest } from 'node:http';
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

/** Result of an exchange. `isReusable`: the connection is idle and can be used again. */
export type ExchangeResult = SendResult & { readonly firstByteMs: number | null; readonly isReusable: boolean };

/**
 * Sends one request over an idle connection and reads its response. Headers and all but the last byte of the body are
 * written first; the last byte follows when the operating system has accepted them. Until then a failure cannot have
 * had an effect, because the request was incomplete; afterwards only the response shows the effect. Redirects, retries,
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

/**
 * A POST body needs at least two bytes, because the last byte is sent separately. Throws RangeError for a shorter body
 * and for a GET with a body.
 */
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
  readonly #bytesWrittenBefore: number;
  readonly #result = Promise.withResolvers<ExchangeResult>();
  #timer: NodeJS.Timeout | undefined;
  #bytesSent = 0;
  #requestSentMs: number | null = null;
  #firstByteMs: number | null = null;
  #bytesReceived = 0;
  #response: { readonly head: IncomingMessage; readonly body: () => Buffer } | undefined;
  #isEnded = false;
  readonly #onBytes = (bytes: Buffer) => this.#countBytes(bytes.length);

  constructor(socket: TLSSocket, request: OutboundRequest, options: ExchangeOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#startMs = options.clock.monotonicMs();
    this.#bytesWrittenBefore = socket.bytesWritten;
    this.#lastByte = request.body.subarray(-1);
    this.#request = this.#createRequest(request);
  }

  run(body: Uint8Array): Promise<ExchangeResult> {
    this.#options.onPhase('sending');
    this.#setTimeLimit(this.#options.limits.sendMs, 'send_timeout');
    const clientRequest = this.#request;
    // Registered before the parser's listener, which may find an interim response in the same bytes.
    clientRequest.once('socket', () => this.#socket.prependListener('data', this.#onBytes));
    clientRequest.on('information', () => this.#awaitFirstByte());
    clientRequest.on('response', (head) => this.#onResponse(head));
    clientRequest.on('upgrade', () => this.#finish(this.#malformedFailure));
    clientRequest.on('error', (error: NodeJS.ErrnoException) => this.#finish(this.#failureOf(error.code)));
    clientRequest.on('close', () => this.#finish(this.#failureOf(), this.#response?.head.complete === true));
    if (body.length === 0) {
      setImmediate(() => this.#sendLastByte());
      return this.#result.promise;
    }
    clientRequest.write(body.subarray(0, -1), (error) => {
      if (error) return;
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesWrittenBefore;
      // Waits one event loop turn, so that a connection that the peer closed meanwhile is noticed.
      setImmediate(() => this.#sendLastByte());
    });
    return this.#result.promise;
  }

  #createRequest({ method = 'POST', destination, headers, body }: OutboundRequest): ClientRequest {
    const clientRequest = startClientRequest({
      createConnection: () => this.#socket,
      method,
      path: destination.target,
      headers: [
        ...['Host', destination.origin.slice('https://'.length)],
        ...headers.flat(),
        ...(method === 'GET' ? [] : ['Content-Length', String(body.length)]),
        'Accept-Encoding',
        'identity',
        'Connection',
        'keep-alive',
      ],
      setHost: false,
      maxHeaderSize: this.#options.limits.responseHeadBytesMax,
      insecureHTTPParser: false,
    });
    // Node disables keep-alive for connections without an agent.
    clientRequest.shouldKeepAlive = true;
    return clientRequest;
  }

  #sendLastByte(): void {
    // Not writable: an error or close event will follow.
    if (this.#isEnded || !this.#socket.writable) return;
    this.#requestSentMs = this.#options.clock.monotonicMs();
    this.#options.onPhase('awaiting_answer');
    this.#request.end(this.#lastByte, () => {
      this.#bytesSent = this.#socket.bytesWritten - this.#bytesWrittenBefore;
    });
    this.#limitResponse();
  }

  /** Waits for the first byte again, after an interim response. */
  #awaitFirstByte(): void {
    this.#firstByteMs = null;
    this.#limitResponse();
  }

  /** Bounds the response bytes, including an endless sequence of interim responses. */
  #countBytes(bytes: number): void {
    this.#bytesReceived += bytes;
    if (this.#bytesReceived > this.#options.limits.responseWireBytesMax) this.#finish(this.#malformedFailure);
    else if (this.#firstByteMs === null) this.#recordFirstByte();
  }

  #recordFirstByte(): void {
    this.#firstByteMs = this.#options.clock.monotonicMs() - this.#startMs;
    this.#limitResponse();
  }

  /** Starts the limit of the response once the request is complete; before, only the send limit applies. */
  #limitResponse(): void {
    if (this.#requestSentMs === null) return;
    const { responseStartMs, responseMs } = this.#options.limits;
    const waitedMs = this.#options.clock.monotonicMs() - this.#requestSentMs;
    this.#setTimeLimit(this.#firstByteMs === null ? responseStartMs - waitedMs : responseMs, 'answer_timeout');
  }

  #setTimeLimit(ms: number, failure: FailureClass): void {
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
    const remainingMs = this.#options.limitMs - (this.#options.clock.monotonicMs() - this.#startMs);
    this.#timer = setTimeout(() => this.#finish(failure), Math.max(0, Math.min(ms, remainingMs)));
  }

  #onResponse(head: IncomingMessage): void {
    head.on('error', () => this.#finish(this.#failureOf()));
    const { statusCode = 0 } = head;
    if (statusCode < 200 || statusCode > 599) {
      this.#finish(this.#malformedFailure);
      return;
    }
    // The time is set already, unless an interim response arrived in the same chunk.
    if (this.#firstByteMs === null) this.#recordFirstByte();
    const onTooLong = () => this.#finish(this.#malformedFailure);
    this.#response = { head, body: readBody(head, this.#options.limits.responseBytesMax, onTooLong) };
    // With keep-alive the connection is idle when the request emits `close`, which follows.
    head.on('end', () => this.#request.shouldKeepAlive || this.#finish(this.#failureOf()));
  }

  #failureOf(code = ''): FailureClass {
    if (code.startsWith('HPE_')) return this.#malformedFailure;
    return this.#requestSentMs === null ? 'reset_before_sent' : 'reset_after_sent';
  }

  get #malformedFailure(): FailureClass {
    return this.#requestSentMs === null ? 'answer_before_sent' : 'answer_malformed';
  }

  /**
   * Ends the exchange. A received status counts even when the rest of the response fails; `failure` is used only
   * without a status.
   */
  #finish(failure: FailureClass, isIdle = false): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#socket.off('data', this.#onBytes);
    const isReusable = isIdle && this.#response !== undefined && !this.#socket.destroyed;
    if (!isReusable) this.#socket.destroy();
    const nowMs = this.#options.clock.nowMs();
    this.#result.resolve({
      bytesSent: this.#bytesSent,
      firstByteMs: this.#firstByteMs,
      isReusable,
      ...(this.#response === undefined
        ? { kind: 'failed', failure }
        : { ...responseOutcome(this.#response, nowMs), isRequestComplete: this.#requestSentMs !== null }),
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
  let bytesRead = 0;
  response.on('data', (chunk: Buffer) => {
    const remainingBytes = Math.max(0, bytesMax - bytesRead);
    bytesRead += chunk.length;
    if (isPlain && remainingBytes > 0) chunks.push(chunk.subarray(0, remainingBytes));
    if (bytesRead > bytesMax) onTooLong();
  });
  return () => Buffer.concat(chunks);
}

/** Upper bound of a reported Retry-After. */
export const retryAfterMaxMs = 24 * hourMs;

const weekdayPattern = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const monthPattern = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const httpDatePattern = new RegExp(`^${weekdayPattern}, \\d{2} ${monthPattern} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`);

/**
 * Delay in ms of a Retry-After header: seconds or an IMF-fixdate (RFC 9110 10.2.3). Null without a valid header; 0
 * for a date in the past.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Math.min(Number(header) * secondMs, retryAfterMaxMs);
  const dateMs = httpDatePattern.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(dateMs) ? null : Math.min(Math.max(0, dateMs - nowMs), retryAfterMaxMs);
}
