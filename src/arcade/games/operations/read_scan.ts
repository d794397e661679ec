import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { slug, versionNumber } from '../../schemas.ts';
import { probeReport, readProbeReport } from '../previews/release-detail.ts';
import { readVisibleVersion } from '../publishing/visibility.ts';
import { listProbeScreenshots } from '../store/probe-reports.ts';
import { readVersionTexts } from '../store/versions.ts';

const anyObject = Type.Object({}, { additionalProperties: true });

export const read_scan = readOperation({
  name: 'read_scan',
  title: 'Read the scan of a version',
  description:
    'Scan report of a version, the signed statement of its release, and its probe report. All are null for built-in games. The scan report is a function of the bundle and of the policy that it names, so that anyone can recompute it.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version/scan' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({
    report: Type.Union([anyObject, Type.Null()]),
    statement: Type.Union([anyObject, Type.Null()]),
    probe_report: probeReport,
    screenshots: Type.Array(Type.String(), {
      description: 'Names of the screenshots of the probes, below `/releases/{slug}/{version}/screenshots/`.',
    }),
  }),
  errors: [notFound],
  examples: [{ title: 'A built-in game', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input, { caller }) {
    const version = await readVisibleVersion(db, input, caller?.accountId ?? null);
    if (isRefusal(version)) return version;
    const texts = await readVersionTexts(db, version.n);
    return {
      report: parseOrNull(texts?.report),
      statement: parseOrNull(texts?.statement),
      probe_report: await readProbeReport(db, version.n),
      screenshots: await listProbeScreenshots(db, version.n),
    };
  },
});

function parseOrNull(text: string | null | undefined): Record<string, unknown> | null {
  return text == null ? null : (JSON.parse(text) as Record<string, unknown>);
}
