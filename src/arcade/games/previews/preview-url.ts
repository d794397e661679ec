import type { Keyring } from '../../../core/base/keyring.ts';
import type { GameVersion } from '../store/versions.ts';
import { signPreviewToken } from './preview-token.ts';

/** Path of a version's page, relative to the base URL of the arcade. */
export function releasePath({ slug, version }: { readonly slug: string; readonly version: string }): string {
  return `/releases/${slug}/${version}`;
}

/** URL of a version's page with a token in the fragment, which browsers do not send, so that no log contains it. */
export function previewUrl(
  { url, keyring }: { readonly url: string; readonly keyring: Keyring },
  version: Pick<GameVersion, 'id' | 'slug' | 'version'>,
  expiresAtMs: number,
): string {
  const token = signPreviewToken(keyring, { version_id: version.id, expires_at: expiresAtMs });
  return `${url}${releasePath(version)}#t=${token}`;
}
