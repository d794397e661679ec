import type { Html } from './html.ts';
import type { Site } from './site.ts';

/** A module's section of the landing page. */
export interface LandingSection {
  readonly site: Site;
  /** Purpose of the module in one or two sentences. */
  readonly tagline: string;
  /** Record counts of the module, from the database. */
  statistics(): Promise<readonly Statistic[]>;
  readonly mcpUrl: string;
  /** A heading and recent activity; null when there is none. `address` is the client's IP address, for rate limits. */
  recentActivity(address: string): Promise<Html | null>;
  /** Commands for getting started. */
  readonly start: Html;
}

export interface Statistic {
  readonly name: string;
  readonly value: number;
}

const cacheMsMin = 15_000;

/** Caches statistics for 15 s, or for 1,000 times the duration of the count if that is longer. */
export function cacheStatistics<Value>(nowMs: () => number, count: () => Promise<Value>): () => Promise<Value> {
  let cachedStatistics: Promise<Value> | undefined;
  let cachedUntilMs = 0;
  return () => {
    if (cachedStatistics !== undefined && nowMs() < cachedUntilMs) return cachedStatistics;
    const startedMs = nowMs();
    cachedUntilMs = Number.POSITIVE_INFINITY;
    const statistics = count();
    cachedStatistics = statistics;
    statistics.then(
      () => {
        cachedUntilMs = nowMs() + Math.max(cacheMsMin, (nowMs() - startedMs) * 1_000);
      },
      () => {
        cachedStatistics = undefined;
      },
    );
    return statistics;
  };
}
