import type { FastifyReply } from 'fastify';

/** An open answer of server-sent events. */
export interface LiveStream {
  /**
   * Writes a frame. Resolves when the reader has taken enough for more, at once in the usual case.
   * A reader is cut when it is 10 s behind, or when a sender that does not wait for it leaves 64 KiB
   * lying; `gone` tells.
   */
  send(frame: Buffer): Promise<void>;
  /** Aborted once the connection has closed, whoever closed it. */
  readonly gone: AbortSignal;
  /** Writes a last frame and ends the answer. */
  end(frame: Buffer): void;
}

const bufferedBytesMax = 64 * 1024;
const behindMsMax = 10_000;
const quietMsMax = 15_000;

/** Takes the reply over and opens the stream. A comment goes out whenever 15 s were quiet. */
export function openLiveStream(reply: FastifyReply): LiveStream {
  const { raw } = reply;
  const gone = new AbortController();
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const quiet = setInterval(() => void write(quietFrame), quietMsMax);
  let behind: NodeJS.Timeout | undefined;
  let drained: PromiseWithResolvers<void> | undefined;
  const caughtUp = () => {
    clearTimeout(behind);
    drained?.resolve();
    drained = undefined;
  };
  raw.on('drain', caughtUp);
  raw.once('close', () => {
    clearInterval(quiet);
    gone.abort();
    caughtUp();
  });
  raw.on('error', () => raw.destroy());

  function write(frame: Buffer): Promise<void> {
    if (gone.signal.aborted || raw.writableEnded) return Promise.resolve();
    quiet.refresh();
    if (raw.write(frame)) return Promise.resolve();
    if (drained !== undefined && raw.writableLength > bufferedBytesMax) raw.destroy();
    if (drained === undefined) {
      drained = Promise.withResolvers();
      behind = setTimeout(() => raw.destroy(), behindMsMax);
    }
    return drained.promise;
  }
  return {
    send: write,
    gone: gone.signal,
    end(frame) {
      clearInterval(quiet);
      if (!gone.signal.aborted && !raw.writableEnded) raw.end(frame);
    },
  };
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

const quietFrame = commentFrame('still here');
