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

/** Caches figures for at least 15 s, and longer the longer the count takes. */
export function cacheFigures<Value>(nowMs: () => number, count: () => Promise<Value>): () => Promise<Value> {
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
