/** A stream that needs keep-alive frames, because proxies close idle connections. */
export interface KeepAliveStream {
  /** Ticks since the last write; the stream resets it to 0 when it writes. */
  idleTicks: number;
  sendKeepAlive(): void;
}

const tickMs = 1_000;
/** Idle ticks before a keep-alive frame, so that two frames are at most 15 s apart. */
const idleTicksMax = 14;

const openStreams = new Set<KeepAliveStream>();
let timer: NodeJS.Timeout | undefined;

/** Adds the stream to the shared timer, which runs only while streams are open. */
export function startKeepAlive(stream: KeepAliveStream): void {
  openStreams.add(stream);
  timer ??= setInterval(tick, tickMs);
}

export function stopKeepAlive(stream: KeepAliveStream): void {
  openStreams.delete(stream);
  if (openStreams.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function tick(): void {
  for (const stream of openStreams) {
    stream.idleTicks += 1;
    if (stream.idleTicks >= idleTicksMax) stream.sendKeepAlive();
  }
}
