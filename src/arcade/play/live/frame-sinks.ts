import { setImmediate as nextTurn } from 'node:timers/promises';

/** Destination of a stream's frames; it handles slow and closed connections. */
export interface FrameSink {
  send(frame: Buffer): unknown;
  /** Sends the last frame and ends the stream. */
  end(frame: Buffer): void;
}

/**
 * Maximum readers served per turn of the event loop, so that a stream with many readers does not block other requests.
 */
const readersPerTurn = 250;

/** Sends the same frame to all current readers; readers that join during the send do not receive it. */
export async function sendToAll(readers: ReadonlySet<FrameSink>, send: (reader: FrameSink) => void): Promise<void> {
  let sent = 0;
  for (const reader of readers.size > readersPerTurn ? [...readers] : readers) {
    if (sent > 0 && sent % readersPerTurn === 0) await nextTurn();
    if (readers.has(reader)) send(reader);
    sent += 1;
  }
}
