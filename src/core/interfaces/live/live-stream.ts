import type { FastifyReply } from 'fastify';
import { type KeepAliveStream, startKeepAlive, stopKeepAlive } from './keep-alive.ts';

/** An open response of server-sent events. */
export interface LiveStream {
  /**
   * Writes a frame. Resolves when the reader has taken enough for more, at once in the usual case.
   * A reader is cut when it is 10 s behind, or when a sender that does not wait for it leaves 64 KiB
   * lying; `gone` tells.
   */
  send(frame: Buffer): Promise<void>;
  /** Aborted once the connection has closed, anyone who closed it. */
  readonly closed: AbortSignal;
  /** The same as a call, for streams by the thousand; at once when it has closed already. */
  onClose(listener: () => void): void;
  /** Writes a last frame and ends the response. */
  end(frame: Buffer): void;
}

const bufferedBytesMax = 64 * 1024;
const behindMsMax = 10_000;

/** Takes the reply over and opens the stream. A comment goes out before 15 s were quiet. */
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

/** Thousands are open at a time: what each holds is counted in bytes. */
class OpenStream implements LiveStream, KeepAliveStream {
  idleTicks = 0;
  readonly #raw: FastifyReply['raw'];
  #isClosed = false;
  #closeController: AbortController | undefined;
  #onClosed: (() => void) | undefined;
  #behind: NodeJS.Timeout | undefined;
  #drained: PromiseWithResolvers<void> | undefined;

  constructor(raw: FastifyReply['raw']) {
    this.#raw = raw;
    raw.on('drain', () => this.#caughtUp());
    raw.once('close', () => this.#close());
    raw.on('error', destroy);
    startKeepAlive(this);
  }

  get closed(): AbortSignal {
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
    if (this.#isClosed || raw.writableEnded) return done;
    this.idleTicks = 0;
    if (raw.write(frame)) return done;
    if (this.#drained !== undefined && raw.writableLength > bufferedBytesMax) raw.destroy();
    if (this.#drained === undefined) {
      this.#drained = Promise.withResolvers();
      this.#behind = setTimeout(() => raw.destroy(), behindMsMax);
    }
    return this.#drained.promise;
  }

  end(frame: Buffer): void {
    stopKeepAlive(this);
    if (!this.#isClosed && !this.#raw.writableEnded) this.#raw.end(frame);
  }

  sendKeepAlive(): void {
    void this.send(keepAliveFrame);
  }

  #caughtUp(): void {
    clearTimeout(this.#behind);
    this.#drained?.resolve();
    this.#drained = undefined;
  }

  #close(): void {
    this.#isClosed = true;
    stopKeepAlive(this);
    this.#closeController?.abort();
    this.#onClosed?.();
    this.#caughtUp();
  }
}

const done = Promise.resolve();

function destroy(this: FastifyReply['raw']): void {
  this.destroy();
}

/** One event as bytes, to be made once however many readers get it. `data` holds no line break: JSON never does. */
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

/** A line that readers skip. */
export function commentFrame(text: string): Buffer {
  return Buffer.from(`: ${text}\n\n`);
}

const keepAliveFrame = commentFrame('still here');
