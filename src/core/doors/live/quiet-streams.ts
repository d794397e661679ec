/** A stream that must not be silent for long: proxies close what says nothing. */
export interface QuietStream {
  /** Ticks since it last wrote; it sets this to 0 when it writes. */
  quietTicks: number;
  breakSilence(): void;
}

const tickMs = 1_000;
/** So that less than 15 s pass. */
const quietTicksMax = 14;

const watched = new Set<QuietStream>();
let ticking: NodeJS.Timeout | undefined;

/** One timer for all streams of the process, which runs only while any is open. */
export function keepFromSilence(stream: QuietStream): void {
  watched.add(stream);
  ticking ??= setInterval(tick, tickMs);
}

export function leaveToSilence(stream: QuietStream): void {
  watched.delete(stream);
  if (watched.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

function tick(): void {
  for (const stream of watched) {
    stream.quietTicks += 1;
    if (stream.quietTicks >= quietTicksMax) stream.breakSilence();
  }
}
