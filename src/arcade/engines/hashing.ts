/**
 * The hashes that games and their logs stand on. A parameter, so that a server computes them with
 * its library and a page with its own: SHA-256 (FIPS 180-4) and HMAC over it (RFC 2104).
 */
export interface Hashing {
  /** 32 bytes. */
  readonly sha256: (bytes: Uint8Array) => Uint8Array;
  /** Of a text in UTF-8, as 64 hexadecimal digits in small letters. */
  readonly sha256Hex: (text: string) => string;
  /** 32 bytes, of a text in UTF-8. */
  readonly hmacSha256: (key: Uint8Array, text: string) => Uint8Array;
}
