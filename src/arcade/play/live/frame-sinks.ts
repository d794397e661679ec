import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Destination of a stream's frames; it handles slow and closed connections. */
export interface FrameSink {
  send(frame: Buffer): unknown;
  /** Sends the last frame and ends the stream. */
  end(frame: Buffer): void;
}

/** Readers served before other events are processed, so that a stream with many readers does not block requests. */
const readersPerYield = 250;

/** Calls `send` for each reader that is present at the start and does not leave before its turn. */
export async function sendToAll(readers: ReadonlySet<FrameSink>, send: (reader: FrameSink) => void): Promise<void> {
  let visitedCount = 0;
  for (const reader of readers.size > readersPerYield ? [...readers] : readers) {
    if (visitedCount > 0 && visitedCount % readersPerYield === 0) await yieldToEventLoop();
    if (readers.has(reader)) send(reader);
    visitedCount += 1;
  }
}
