import { hash } from 'node:crypto';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { ActorKind, VersionState } from '../rules/transitions.ts';

/** Body of an entry of the release log; `genesis` and `restored` are about the log itself. */
export interface LogBody {
  /** Random, so that the hash of an unpublished body cannot be guessed from its few possible contents. */
  readonly salt: string;
  readonly slug: string | null;
  readonly version: string | null;
  readonly digest: string | null;
  readonly from: VersionState | 'uploaded' | null;
  readonly to: VersionState | null;
  readonly action: string;
  readonly actor: ActorKind;
  readonly reason_code: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

export interface HashedBody {
  /** Canonical JSON. */
  readonly text: string;
  readonly body_sha256: string;
  /** SHA-256 over the previous entry's hash and `body_sha256`, both in hexadecimal digits. */
  readonly hash: string;
}

/** Previous hash of the first entry. */
export const hashBeforeGenesis = '0'.repeat(64);

export function hashBody(body: LogBody, previousHash: string): HashedBody {
  const text = canonicalJson(body);
  const bodySha256 = hash('sha256', text);
  return { text, body_sha256: bodySha256, hash: chainHash(previousHash, bodySha256) };
}

export function chainHash(previousHash: string, bodySha256: string): string {
  return hash('sha256', previousHash + bodySha256);
}
