import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { choice, input } from '../../../core/operation/schema-fragments.ts';
import { bundleRefused } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { bundleBody, bundleFiles, readRequestBundle } from '../bundle-input.ts';
import { findConflicts } from '../publishing/conflicts.ts';
import { refuseBundle } from '../publishing/refuse-bundle.ts';
import { bundleReport } from '../report-schema.ts';
import { starterFiles } from '../starter/starter-files.ts';

const conflictCodes = ['version_exists', 'slug_taken', 'name_similar', 'file_blocked', 'quota_exceeded'] as const;
type ConflictCode = (typeof conflictCodes)[number];

export const validate_game = readOperation({
  name: 'validate_game',
  title: 'Check a bundle without uploading it',
  description:
    'Checks a game bundle exactly as an upload does: archive, files, manifest and scan. Nothing is stored. Send a ZIP archive as the body (`application/zip`, at most 5 MiB), or its files as JSON, at most 256 KiB. The same bytes always get the same report; `conflicts` lists what else would stop an upload now: a taken or similar name, a blocked file, a quota.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/games/validate' }],
  body: bundleBody,
  input: input({ files: bundleFiles }),
  output: Type.Object({
    report: bundleReport,
    conflicts: Type.Array(Type.Object({ code: choice(conflictCodes), message: Type.String() }), {
      description: 'Reasons why an upload would be rejected now although the bundle is valid.',
    }),
  }),
  errors: [bundleRefused],
  examples: [
    {
      title: 'A small game as JSON',
      input: { files: starterFiles({ slug: 'my-first-game', title: 'My first game' }) },
    },
  ],

  async run(db, input, context) {
    const { key, bundle } = readRequestBundle(input, context.body);
    const result = await context.services.bundleChecks.check(key, bundle);
    if (isRefusal(result)) return result;
    const report = { ...result.report, untrusted: true as const };
    if (!report.ok || report.manifest === null) return refuseBundle(report);
    const { manifest, digest } = report;
    const files = report.files.map(({ path, hash, bytes }) => ({ path, hash, size: bytes }));
    const conflicts = await findConflicts(db, { manifest, digest: digest ?? '', files }, context.caller.accountId);
    return {
      report,
      conflicts: conflicts.map(({ errorKind, detail }) => ({ code: errorKind.code as ConflictCode, message: detail })),
    };
  },
});
