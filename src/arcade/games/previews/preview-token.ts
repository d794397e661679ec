import { Type } from 'typebox';
import type { Keyring } from '../../../core/base/keyring.ts';
import { pattern } from '../../../core/base/patterns.ts';
import { signClaims, verifyClaims } from '../../agents/challenge/token.ts';

// Two tokens, each authenticated with its own HMAC key. The preview token gives access to all details of a version and is
// never part of a requested URL. The file token is part of URLs, so it gives access to the files only.

export const previewMinutesMax = 120;

export const previewToken = Type.String({
  minLength: 1,
  maxLength: 400,
  ...pattern('^[A-Za-z0-9_.-]+$', 'letters, digits and _ . - only'),
  description: 'The part after `#t=` in the address of a preview.',
});

interface PreviewClaims {
  /** Id of the version. */
  readonly version_id: string;
  /** Milliseconds since the Unix epoch. */
  readonly expires_at: number;
}

interface FileClaims {
  /** Digest of the bundle. */
  readonly digest: string;
  /** Milliseconds since the Unix epoch. */
  readonly expires_at: number;
}

const previewKeyPurpose = 'arcade-preview';
const fileKeyPurpose = 'arcade-preview-files';

export function signPreviewToken(keyring: Keyring, claims: PreviewClaims): string {
  return signClaims(claims, keyring.derive(previewKeyPurpose));
}

/** Claims of a valid and unexpired preview token; otherwise null. */
export function verifyPreviewToken(keyring: Keyring, token: string, nowMs: number): PreviewClaims | null {
  return nullIfExpired(verifyClaims<PreviewClaims>(token, keyring.deriveAll(previewKeyPurpose)), nowMs);
}

export function signFileToken(keyring: Keyring, claims: FileClaims): string {
  return signClaims(claims, keyring.derive(fileKeyPurpose));
}

/** Claims of a valid and unexpired file token; otherwise null. */
export function verifyFileToken(keyring: Keyring, token: string, nowMs: number): FileClaims | null {
  return nullIfExpired(verifyClaims<FileClaims>(token, keyring.deriveAll(fileKeyPurpose)), nowMs);
}

function nullIfExpired<Claims extends { readonly expires_at: number }>(
  claims: Claims | null,
  nowMs: number,
): Claims | null {
  return claims !== null && nowMs < claims.expires_at ? claims : null;
}
