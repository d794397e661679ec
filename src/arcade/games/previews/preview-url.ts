import type { Keyring } from '../../../core/base/keyring.ts';
import type { GameVersion } from '../store/versions.ts';
import { signPreviewToken } from './preview-token.ts';

/** Path of a version's page below the module. */
export function releasePath({ slug, version }: { readonly slug: string; readonly version: string }): string {
  return `/releases/${slug}/${version}`;
}

/** Page of a version with a token in its fragment, which browsers do not send and logs do not contain. */
export function previewUrl(
  { url, keyring }: { readonly url: string; readonly keyring: Keyring },
  version: Pick<GameVersion, 'id' | 'slug' | 'version'>,
  expiresAtMs: number,
): string {
  const token = signPreviewToken(keyring, { version_id: version.id, expires_at: expiresAtMs });
  return `${url}${releasePath(version)}#t=${token}`;
}
