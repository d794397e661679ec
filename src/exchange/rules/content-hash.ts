import { hash } from 'node:crypto';
import { canonicalJson } from '../../core/base/canonical-json.ts';

/**
 * SHA-256 (hex) of the canonical JSON (RFC 8785) of the author's fields with defaults, so that the author can prove
 * that a record is unchanged.
 */
export function contentHash(fields: Readonly<Record<string, unknown>>): string {
  return hash('sha256', canonicalJson(fields));
}
