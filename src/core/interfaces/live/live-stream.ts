import type { FastifyReply } from 'fastify';
import { onResponseClose } from '../http/on-response-close.ts';
import { type KeepAliveStream, startKeepAlive, stopKeepAlive } from './keep-alive.ts';

/** An open response of server-sent events. */
export interface LiveStream {
  /**
   * Writes a frame; resolves when the buffer has drained. The connection is destroyed when the buffer has not drained
   * after 10 s, or when a further frame is written meanwhile and more than 64 KiB are buffered.
   */
  send(frame: Buffer): Promise<void>;
  /** Aborted when the connection has closed, by either side. */
  readonly closeSignal: AbortSignal;
  /**
   * Calls the listener when the connection has closed; a second listener replaces the first. A listener needs less
   * memory than `closeSignal`.
   */
  onClose(listener: () => void): void;
  /** Writes a last frame and ends the response. */
  end(frame: Buffer): void;
}

const bufferedBytesMax = 64 * 1024;
const drainMsMax = 10_000;

/** Opens a stream on the reply. Keep-alive comments are sent so that it is never idle for 15 s. */
export function openLiveStream(reply: FastifyReply): LiveStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return new OpenStream(raw);
}

/** Thousands of streams are open concurrently, so each must use little memory. */
class OpenStream implements LiveStream, KeepAliveStream {
  idleTicks = 0;
  readonly #raw: FastifyReply['raw'];
  #isClosed = false;
  #closeController: AbortController | undefined;
  #onClosed: (() => void) | undefined;
  #drainTimer: NodeJS.Timeout | undefined;
  #drainResolvers: PromiseWithResolvers<void> | undefined;

  constructor(raw: FastifyReply['raw']) {
    this.#raw = raw;
    raw.on('drain', () => this.#onDrain());
    raw.on('error', destroyResponse);
    startKeepAlive(this);
    onResponseClose(raw, () => this.#close());
  }

  get closeSignal(): AbortSignal {
    this.#closeController ??= new AbortController();
    if (this.#isClosed) this.#closeController.abort();
    return this.#closeController.signal;
  }

  onClose(listener: () => void): void {
    if (this.#isClosed) listener();
    else this.#onClosed = listener;
  }

  send(frame: Buffer): Promise<void> {
    const raw = this.#raw;
    if (this.#isClosed || raw.writableEnded) return resolvedPromise;
    this.idleTicks = 0;
    if (raw.write(frame)) return resolvedPromise;
    if (this.#drainResolvers !== undefined && raw.writableLength > bufferedBytesMax) raw.destroy();
    if (this.#drainResolvers === undefined) {
      this.#drainResolvers = Promise.withResolvers();
      this.#drainTimer = setTimeout(() => raw.destroy(), drainMsMax);
    }
    return this.#drainResolvers.promise;
  }

  end(frame: Buffer): void {
    stopKeepAlive(this);
    if (!this.#isClosed && !this.#raw.writableEnded) this.#raw.end(frame);
  }

  sendKeepAlive(): void {
    void this.send(keepAliveFrame);
  }

  #onDrain(): void {
    clearTimeout(this.#drainTimer);
    this.#drainResolvers?.resolve();
    this.#drainResolvers = undefined;
  }

  #close(): void {
    this.#isClosed = true;
    stopKeepAlive(this);
    this.#closeController?.abort();
    this.#onClosed?.();
    this.#onDrain();
  }
}

const resolvedPromise = Promise.resolve();

function destroyResponse(this: FastifyReply['raw']): void {
  this.destroy();
}

/** Encodes an event once for all its receivers. `data` must not contain line breaks; JSON text does not. */
export function eventFrame(event: {
  readonly id?: number | string;
  readonly name?: string;
  readonly data?: string;
}): Buffer {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  const name = event.name === undefined ? '' : `event: ${event.name}\n`;
  const data = event.data === undefined ? '' : `data: ${event.data}\n`;
  return Buffer.from(`${id}${name}${data}\n`);
}

/** Encodes a comment, which clients ignore. */
export function commentFrame(text: string): Buffer {
  return Buffer.from(`: ${text}\n\n`);
}

const keepAliveFrame = commentFrame('keep-alive');
