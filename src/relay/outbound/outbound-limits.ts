/** How long each part of a request may take, and how much of a response is kept. */
export interface OutboundLimits {
  /** For the look-up of a name, in all. */
  readonly dnsMs: number;
  /** For a TCP connection, to all approved addresses together. */
  readonly connectMs: number;
  readonly tlsMs: number;
  /** From the first byte of the request to the moment its last byte is handed over. */
  readonly sendMs: number;
  /** From the last byte of the request to the first byte of its response. */
  readonly firstByteMs: number;
  /** From the first byte of the response to its end. */
  readonly responseMs: number;
  /** Of the response's content; the connection is closed at the first byte beyond. */
  readonly responseBytesMax: number;
  readonly responseHeadBytesMax: number;
  /** Of all that comes back, interim responses and framing included; the connection is closed beyond. */
  readonly responseWireBytesMax: number;
  /** How long a connection may be used again after its last response. */
  readonly keptMs: number;
  readonly keptConnectionsMax: number;
  /** How long after a certificate was verified its TLS session may be resumed. */
  readonly sessionMs: number;
  readonly sessionsMax: number;
  /** Approved addresses that are dialled, one after another, before giving up. */
  readonly addressesDialledMax: number;
}

export const outboundLimits: OutboundLimits = {
  dnsMs: 2_000,
  connectMs: 3_000,
  tlsMs: 3_000,
  sendMs: 10_000,
  firstByteMs: 10_000,
  responseMs: 3_000,
  responseBytesMax: 16 * 1_024,
  responseHeadBytesMax: 16 * 1_024,
  responseWireBytesMax: 256 * 1_024,
  keptMs: 1_000,
  keptConnectionsMax: 512,
  sessionMs: 10_000,
  sessionsMax: 2_048,
  addressesDialledMax: 3,
};
