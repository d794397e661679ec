import { Type } from 'typebox';
import type { Keyring } from '../../../core/base/keyring.ts';
import { pattern } from '../../../core/base/patterns.ts';
import { signClaims, verifyClaims } from '../../agents/challenge/token.ts';

// Two tokens, each authenticated with its own HMAC key. The preview token gives access to everything about a version
// and is never part of an address; the files token is, so it gives access to the files only.

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
  readonly digest: string;
  readonly expires_at: number;
}

const previewPurpose = 'arcade-preview';
const filePurpose = 'arcade-preview-files';

export function sealPreview(keyring: Keyring, claims: PreviewClaims): string {
  return signClaims(claims, keyring.derive(previewPurpose));
}

/** Claims of a valid, unexpired token of this server; otherwise null. */
export function openPreview(keyring: Keyring, token: string, nowMs: number): PreviewClaims | null {
  return unexpired(verifyClaims<PreviewClaims>(token, keyring.deriveAll(previewPurpose)), nowMs);
}

export function sealPreviewFiles(keyring: Keyring, claims: FileClaims): string {
  return signClaims(claims, keyring.derive(filePurpose));
}

export function verifyPreviewToken(keyring: Keyring, token: string, nowMs: number): FileClaims | null {
  return unexpired(verifyClaims<FileClaims>(token, keyring.deriveAll(filePurpose)), nowMs);
}

function unexpired<Claims extends { readonly expires_at: number }>(
  claims: Claims | null,
  nowMs: number,
): Claims | null {
  return claims !== null && nowMs < claims.expires_at ? claims : null;
}
