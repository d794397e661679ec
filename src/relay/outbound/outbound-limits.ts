/** Limits of an outbound request. Times are in milliseconds. */
export interface OutboundLimits {
  /** DNS resolution in total. */
  readonly dnsMs: number;
  /** TCP connection, over all addresses. */
  readonly connectMs: number;
  /** TLS handshake. */
  readonly tlsMs: number;
  /** Time from the first byte of the request until its last byte is written. */
  readonly sendMs: number;
  /** Time from the last byte of the request to the first byte of its response. */
  readonly responseStartMs: number;
  /** Time from the first byte of the response to its end. */
  readonly responseMs: number;
  /** Response body. A longer one is cut, and the connection is closed. */
  readonly responseBytesMax: number;
  readonly responseHeadBytesMax: number;
  /** All received bytes, including interim responses and framing. Above it, the response is malformed. */
  readonly responseWireBytesMax: number;
  /** Maximum idle time of pooled connections. */
  readonly keepAliveMs: number;
  /** Maximum number of idle connections in the pool. */
  readonly idleConnectionsMax: number;
  /** Time after the verification of a certificate during which its TLS session can be resumed. */
  readonly sessionMs: number;
  /** Maximum number of stored TLS sessions. */
  readonly sessionsMax: number;
  /** Maximum number of addresses to try, one after another. */
  readonly addressesDialledMax: number;
}

export const outboundLimits: OutboundLimits = {
  dnsMs: 2_000,
  connectMs: 3_000,
  tlsMs: 3_000,
  sendMs: 10_000,
  responseStartMs: 10_000,
  responseMs: 3_000,
  responseBytesMax: 16 * 1_024,
  responseHeadBytesMax: 16 * 1_024,
  responseWireBytesMax: 256 * 1_024,
  keepAliveMs: 1_000,
  idleConnectionsMax: 512,
  sessionMs: 10_000,
  sessionsMax: 2_048,
  addressesDialledMax: 3,
};
