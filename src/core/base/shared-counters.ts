/** Counters of rate limits that all nodes share, in PostgreSQL or Valkey. */
export interface SharedCounters {
  /**
   * Adds points to the key's window, which begins at its first request and lasts `seconds` by the clock of PostgreSQL or
   * Valkey. Returns the points in the window and the time until its end.
   */
  count(
    key: string,
    points: number,
    seconds: number,
  ): Promise<{ readonly points: number; readonly remainingMs: number }>;
  /** Keyed hash stored instead of an IP address or account id. */
  hashKey(key: string): string;
}
