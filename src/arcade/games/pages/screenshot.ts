import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { PageImage } from '../../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readCompleteFile } from '../store/files.ts';
import { findProbeScreenshot } from '../store/probe-reports.ts';
import { findVersion } from '../store/versions.ts';

/** Short, because a version may stop being visible. */
const maxAgeSeconds = 60;

/**
 * Probe screenshot of a version, for everyone who may see the version. Refuses with not_found when it does not exist or
 * is not visible.
 */
export async function readScreenshot(
  { db }: ArcadePageDeps,
  api: ArcadeApiClient,
  { slug = '', version = '', name = '' }: Readonly<Record<string, string>>,
): Promise<PageImage | Refusal> {
  const visibleVersion = await api.version(slug, version);
  if (isRefusal(visibleVersion)) return visibleVersion;
  const versionRow = await findVersion(db, slug, version);
  const hash = versionRow === undefined ? undefined : await findProbeScreenshot(db, versionRow.n, name);
  if (hash === undefined) return refuse(notFound, 'The probes of this version have no screenshot with this name.');
  return { contentType: 'image/png', bytes: await readCompleteFile(db, hash), maxAgeSeconds };
}
