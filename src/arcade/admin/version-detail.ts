import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { notFound } from '../../core/operation/errors.ts';
import { input, nullable, untrusted } from '../../core/operation/schema-fragments.ts';
import { findAgent } from '../agents/store/agents.ts';
import { readReleaseRecords, releaseDetail } from '../games/previews/release-detail.ts';
import { compareBundles } from '../games/publishing/compare-bundles.ts';
import { countTransitionsByAction } from '../games/store/authors.ts';
import { listBundleFiles, readCompleteFile } from '../games/store/files.ts';
import { findProbeScreenshot, listProbeScreenshots } from '../games/store/probe-reports.ts';
import { findStableVersion, findVersion, type VersionWithManifest } from '../games/store/versions.ts';
import { slug, versionNumber } from '../schemas.ts';
import { arcadeBasePath } from './base-path.ts';

const jsonObject = Type.Object({}, { additionalProperties: true });

export const versionDetail = adminRead({
  name: 'version-detail',
  title: 'Show a version in any state',
  details:
    "Manifest, findings, probes, certificates, files, history, changes against the stable version, and the number of transitions of its author's versions by action.",
  route: { method: 'GET', path: '/api/v1/admin/games/:slug/versions/:version', basePath: arcadeBasePath },
  input: input({
    slug,
    version: versionNumber,
    pictures: Type.Boolean({ default: false, description: 'Include the screenshots of its probes, in base64.' }),
  }),
  output: Type.Object({
    id: Type.String(),
    state: Type.String(),
    level: Type.String(),
    probes: Type.String(),
    held: nullable<string>({ type: 'string' }),
    author_id: nullable<string>({ type: 'string' }),
    digest: Type.String(),
    manifest: jsonObject,
    report: releaseDetail.report,
    probe_report: releaseDetail.probe_report,
    places: releaseDetail.places,
    certificates: releaseDetail.certificates,
    files: Type.Array(Type.Object({ path: Type.String(), hash: Type.String(), bytes: Type.Integer() })),
    transitions: releaseDetail.transitions,
    stable: nullable<object>({
      type: 'object',
      properties: {
        version: { type: 'string' },
        changed: { type: 'array', items: { type: 'string' } },
        diff: { type: 'string' },
      },
      description:
        'The stable version of the game, the files that differ from it, and the diff; null if the game has no stable version.',
    }),
    author: nullable<object>({
      type: 'object',
      properties: {
        nickname: { type: 'string' },
        registered_at: { type: 'string', format: 'date-time' },
        decisions: { type: 'object', additionalProperties: { type: 'integer' } },
      },
      description: 'Author, and the number of transitions of all its versions, by action; null for built-in games.',
    }),
    screenshots: Type.Array(Type.Object({ name: Type.String(), png: Type.String() })),
    untrusted,
  }),
  errors: [notFound],
  examples: [{ title: 'A built-in game', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input) {
    const version = await findVersion(db, input.slug, input.version);
    if (version === undefined) return refuse(notFound, 'No version with this slug and number exists.');
    const { id, state, level, probes, held, author_id, digest, manifest } = version;
    const { report, probe_report, places, certificates, transitions } = await readReleaseRecords(db, version.n);
    return {
      id,
      state,
      level,
      probes,
      held,
      author_id,
      digest,
      report,
      probe_report,
      places,
      certificates,
      transitions,
      manifest: { ...manifest },
      files: await listBundleFiles(db, digest),
      stable: await compareWithStable(db, version),
      author: author_id === null ? null : await readAuthorRecord(db, author_id),
      screenshots: input.pictures ? await readScreenshots(db, version.n) : [],
      untrusted: true as const,
    };
  },
});

async function compareWithStable(db: Db, { slug: game, n, digest }: VersionWithManifest) {
  const stable = await findStableVersion(db, game);
  if (stable === undefined || stable.n === n) return null;
  const { changes, diff } = await compareBundles(db, stable.digest, digest);
  return { version: stable.version, changed: changes.map(({ path, change }) => `${path} ${change}`), diff };
}

async function readAuthorRecord(db: Db, authorId: string) {
  const agent = await findAgent(db, authorId);
  if (agent === undefined) return null;
  const { nickname, created_at } = agent;
  return { nickname, registered_at: formatTime(created_at), decisions: await countTransitionsByAction(db, authorId) };
}

async function readScreenshots(db: Db, versionN: number): Promise<{ name: string; png: string }[]> {
  const screenshots: { name: string; png: string }[] = [];
  for (const name of await listProbeScreenshots(db, versionN)) {
    const hash = await findProbeScreenshot(db, versionN, name);
    if (hash !== undefined) screenshots.push({ name, png: (await readCompleteFile(db, hash)).toString('base64') });
  }
  return screenshots;
}
