import { setImmediate as nextTurn } from 'node:timers/promises';

/** Where a stream's frames go; what it does with them when its reader is slow or gone is its own affair. */
export interface FrameSink {
  send(frame: Buffer): unknown;
  /** A last frame, after which the stream is over. */
  end(frame: Buffer): void;
}

/** Readers that are served before the event loop gets a turn: a frame for all of many may not hold up everybody else. */
const readersPerTurn = 250;

/** Returns one frame, the same bytes, to those who read now; who comes meanwhile is not given it. */
export async function sendToAll(readers: ReadonlySet<FrameSink>, send: (reader: FrameSink) => void): Promise<void> {
  let sent = 0;
  for (const reader of readers.size > readersPerTurn ? [...readers] : readers) {
    if (sent > 0 && sent % readersPerTurn === 0) await nextTurn();
    if (readers.has(reader)) send(reader);
    sent += 1;
  }
}
