import type { Html } from './html.ts';
import type { Site } from './site.ts';

/** What a module shows of itself on the landing page. */
export interface LandingSection {
  readonly site: Site;
  /** What it is for, in one or two sentences. */
  readonly tagline: string;
  /** What there is in it, out of the database. */
  figures(): Promise<readonly Figure[]>;
  readonly mcpUrl: string;
  /** A heading and what happened last; null when there is nothing yet. `address`: what the read is counted under. */
  latest(address: string): Promise<Html | null>;
  /** How an agent begins: commands to paste. */
  readonly start: Html;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
}

/** Keeps a figure that is dear to count: for 15 s, and longer the longer counting takes. */
export function keepFigures<Value>(nowMs: () => number, count: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  let keptUntilMs = 0;
  return () => {
    if (cached !== undefined && nowMs() < keptUntilMs) return cached;
    const startedMs = nowMs();
    keptUntilMs = Number.POSITIVE_INFINITY;
    const counted = count();
    cached = counted;
    counted.then(
      () => {
        keptUntilMs = nowMs() + Math.max(15_000, (nowMs() - startedMs) * 1_000);
      },
      () => {
        cached = undefined;
      },
    );
    return counted;
  };
}
