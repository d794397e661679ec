/** How long each part of a request may take, and how much of an answer is kept. */
export interface OutboundLimits {
  /** For the look-up of a name, in all. */
  readonly dnsMs: number;
  /** For a TCP connection, to all approved addresses together. */
  readonly connectMs: number;
  readonly tlsMs: number;
  /** From the first byte of the request to the moment its last byte is handed over. */
  readonly sendMs: number;
  /** From the last byte of the request to the first byte of its answer. */
  readonly firstByteMs: number;
  /** From the first byte of the answer to its end. */
  readonly answerMs: number;
  /** Of the answer's content; the connection is closed at the first byte beyond. */
  readonly answerBytesMax: number;
  readonly answerHeadBytesMax: number;
  /** Of all that comes back, interim answers and framing included; the connection is closed beyond. */
  readonly answerWireBytesMax: number;
  /** How long a connection may be used again after its last answer. */
  readonly keptMs: number;
  readonly keptConnectionsMax: number;
  /** Approved addresses that are dialled, one after another, before giving up. */
  readonly addressesDialledMax: number;
}

export const outboundLimits: OutboundLimits = {
  dnsMs: 2_000,
  connectMs: 3_000,
  tlsMs: 3_000,
  sendMs: 10_000,
  firstByteMs: 10_000,
  answerMs: 3_000,
  answerBytesMax: 16 * 1_024,
  answerHeadBytesMax: 16 * 1_024,
  answerWireBytesMax: 256 * 1_024,
  keptMs: 1_000,
  keptConnectionsMax: 512,
  addressesDialledMax: 3,
};
