import { canonicalJson } from '../../core/base/canonical-json.ts';

/**
 * The SHA-256 of a state's canonical JSON (RFC 8785), as `sha256` gives it for a text in UTF-8: at
 * once from a server's library, as a promise from a browser's. Throws a TypeError when the state is
 * not plain data.
 */
export function stateHash<Digest>(state: unknown, sha256: (text: string) => Digest): Digest {
  return sha256(canonicalJson(state));
}
