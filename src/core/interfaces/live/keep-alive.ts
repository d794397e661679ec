/** A stream that must not be silent for long: proxies close what says nothing. */
export interface KeepAliveStream {
  /** Ticks since it last wrote; it sets this to 0 when it writes. */
  idleTicks: number;
  sendKeepAlive(): void;
}

const tickMs = 1_000;
/** So that less than 15 s pass. */
const idleTicksMax = 14;

const watched = new Set<KeepAliveStream>();
let ticking: NodeJS.Timeout | undefined;

/** One timer for all streams of the process, which runs only while any is open. */
export function startKeepAlive(stream: KeepAliveStream): void {
  watched.add(stream);
  ticking ??= setInterval(tick, tickMs);
}

export function stopKeepAlive(stream: KeepAliveStream): void {
  watched.delete(stream);
  if (watched.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

function tick(): void {
  for (const stream of watched) {
    stream.idleTicks += 1;
    if (stream.idleTicks >= idleTicksMax) stream.sendKeepAlive();
  }
}
