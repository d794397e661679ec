import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bootstrap script, which runs before any script of the author. */
export interface Bootstrap {
  readonly bytes: Buffer;
  /** SHA-256 in hexadecimal digits; part of its URL. */
  readonly hash: string;
}

export function readBootstrap(): Bootstrap {
  const bytes = readFileSync(new URL('assets/frame-bootstrap.js', import.meta.url));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
