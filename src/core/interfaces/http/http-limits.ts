/** Bounds of the HTTP layer, each with its unit in its name. */
export const httpLimits = {
  /** The longest legal create_entry, every character written as a JSON escape, fits. */
  bodyBytesMax: 256 * 1024,
  headerBytesMax: 16 * 1024,
  /** For the headers of a request, from its first byte or from the connection. */
  headersMs: 15_000,
  /** For the whole request, its body included. */
  requestMs: 30_000,
  /** How often requests that are late are looked for. */
  lateRequestsCheckMs: 5_000,
  /** Read and discarded of a body after its response was sent, so that clients which read only after writing get it. */
  unreadBodyBytesMax: 16 * 1024 * 1024,
  unreadBodyMs: 10_000,
  /** Open at one time from one address (IPv6: from one /64); twice as many are accepted to be answered 429. */
  connectionsPerAddressMax: 512,
};

export type HttpLimits = Readonly<typeof httpLimits>;
