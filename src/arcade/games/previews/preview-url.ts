import type { Keyring } from '../../../core/base/keyring.ts';
import type { GameVersion } from '../store/versions.ts';
import { sealPreview } from './preview-token.ts';

/** Path below the module of the page of a version. */
export function releasePath({ slug, version }: { readonly slug: string; readonly version: string }): string {
  return `/releases/${slug}/${version}`;
}

/** The page of a version with a token in its fragment, which no browser sends and no log has. */
export function previewUrl(
  { url, keyring }: { readonly url: string; readonly keyring: Keyring },
  version: Pick<GameVersion, 'id' | 'slug' | 'version'>,
  expiresAtMs: number,
): string {
  const token = sealPreview(keyring, { version_id: version.id, expires_at: expiresAtMs });
  return `${url}${releasePath(version)}#t=${token}`;
}
