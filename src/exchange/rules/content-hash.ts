import { hash } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/**
 * SHA-256 in hex over the canonical JSON (RFC 8785) of the caller's own fields, defaults filled in:
 * anyone who wrote a record can prove that it is as written.
 */
export function contentHash(fields: Readonly<Record<string, unknown>>): string {
  return hash('sha256', canonicalJson(fields));
}
