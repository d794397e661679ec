/** Limits of the HTTP layer. */
export const httpLimits = {
  /** Enough for the longest valid input of `create_entry` with every character escaped. */
  bodyBytesMax: 256 * 1024,
  headerBytesMax: 16 * 1024,
  /** Timeout of a request's headers, from its first byte or from the connection. */
  headersTimeoutMs: 15_000,
  /** Timeout of the whole request, including its body. */
  requestTimeoutMs: 30_000,
  /** Interval of the timeout checks. */
  timeoutCheckIntervalMs: 5_000,
  /**
   * Maximal number of bytes of a body that are discarded after an early response, for clients that read only after
   * writing.
   */
  unreadBodyBytesMax: 16 * 1024 * 1024,
  /** Maximal time for which such bytes are discarded. */
  unreadBodyTimeoutMs: 10_000,
  /**
   * Concurrent connections per address (IPv6: per /64). Requests on further connections get 429; connections beyond
   * twice the number are closed.
   */
  connectionsPerAddressMax: 512,
};

export type HttpLimits = Readonly<typeof httpLimits>;
