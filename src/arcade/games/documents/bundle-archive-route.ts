import type { Db } from '../../../core/db/transaction.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { registerRecordText } from '../../../core/interfaces/live/record-text.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import type { LogDeps } from '../../replays/documents/publish-log.ts';
import { createArchiveWriter } from '../bundle/archive/write-archive.ts';
import { list_files } from '../operations/list_files.ts';
import { listBundleFiles, readCompleteFile } from '../store/files.ts';

export const bundleZip: StreamRoute = {
  name: 'bundle_zip',
  title: 'Bundle of a version',
  description:
    'ZIP archive of its files by path, uncompressed and dated 1980-01-01, so that its bytes are a function of the digest. Public once the version is public; before, for its author.',
  path: '/api/v1/games/:slug/versions/:version/bundle.zip',
  operation: list_files,
  mediaType: 'application/zip',
  content: 'The archive.',
};

/**
 * Route of bundles as archives, whose bytes depend only on the digest; restricted to those who may read the version.
 */
export function registerBundleArchives(server: HttpServer, { host, execute }: LogDeps): void {
  const { database, errorsUrl, log } = host;
  registerRecordText(server, {
    route: bundleZip,
    basePath: '/arcade',
    execute,
    errorsUrl,
    onError: (err) => log.error({ err }, 'streaming a bundle failed: its connection is closed'),
    describe(record, { slug, version }) {
      const { digest } = record as { digest: string };
      // Not public: caches must not serve a version that was taken down.
      return {
        fileName: `${slug}-${version}.zip`,
        tag: digest,
        isPublic: false,
        chunks: () => archiveOf(database.db, digest),
      };
    },
  });
}

async function* archiveOf(db: Db, digest: string): AsyncGenerator<Uint8Array> {
  const writer = createArchiveWriter();
  for (const { path, hash } of await listBundleFiles(db, digest))
    yield* writer.add({ path, bytes: await readCompleteFile(db, hash) });
  yield* writer.end();
}
