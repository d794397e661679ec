import type { Html } from './html.ts';
import type { Site } from './site.ts';

/** A module's section of the landing page. */
export interface LandingSection {
  readonly site: Site;
  /** Purpose of the module in one or two sentences. */
  readonly tagline: string;
  /** Figures from the database. */
  figures(): Promise<readonly Figure[]>;
  readonly mcpUrl: string;
  /** A heading and recent activity; null when there is none. `address` is the client's IP address, for rate limits. */
  latest(address: string): Promise<Html | null>;
  /** Commands for getting started. */
  readonly start: Html;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
}

/** Caches figures for 15 s, or for 1,000 times the duration of the count if that is longer. */
export function cacheFigures<Value>(nowMs: () => number, count: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  let cachedUntilMs = 0;
  return () => {
    if (cached !== undefined && nowMs() < cachedUntilMs) return cached;
    const startedMs = nowMs();
    cachedUntilMs = Number.POSITIVE_INFINITY;
    const counted = count();
    cached = counted;
    counted.then(
      () => {
        cachedUntilMs = nowMs() + Math.max(15_000, (nowMs() - startedMs) * 1_000);
      },
      () => {
        cached = undefined;
      },
    );
    return counted;
  };
}
