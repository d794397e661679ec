import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { postingPaused } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { bundleRefused, fileBlocked, nameSimilar, quotaExceeded, slugTaken, versionExists } from '../../errors.ts';
import { uploadsPerHour } from '../../limits.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, ownVersion } from '../../schemas.ts';
import { bundleBody, bundleFiles } from '../bundle-input.ts';
import { refuseWhilePublishingPaused, writeContextOf } from '../publishing/author-action.ts';
import { prepareUpload } from '../publishing/prepare-upload.ts';
import { uploadVersion } from '../publishing/upload.ts';
import { bundleReport } from '../report-schema.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { toOwnVersion } from '../store/game-record.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { findVersion } from '../store/versions.ts';

export const upload_game = writeOperation({
  name: 'upload_game',
  title: 'Upload a version of a game',
  description: `Checks a bundle as validate_game does and stores it as a private version in the state \`scanned\`. A version is immutable; submit_version starts its release process. Send a ZIP archive as the body (\`application/zip\`, at most 5 MiB), or its files as JSON, at most 256 KiB. Uploading the same bundle again returns 200 and changes nothing. An account stores at most ${uploadsPerHour.stored} new versions per hour, in at most ${uploadsPerHour.attempts} uploads including refused ones: 429 names the time from which the next one is accepted. validate_game does not use these limits. Send uploads one after another: a third one in progress is refused with \`overloaded\`.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  pausedBy: 'posting',
  changesAccount: true,
  routes: [{ method: 'POST', path: '/api/v1/games' }],
  body: bundleBody,
  input: input({ files: bundleFiles, idempotency_key: idempotencyKey }),
  output: Type.Object({
    version: ownVersion,
    report: bundleReport,
    is_new: Type.Boolean({ description: 'False if the same bundle was already stored.' }),
  }),
  successStatus: 201,
  isUnchanged: (output) => !output.is_new,
  errors: [bundleRefused, versionExists, slugTaken, nameSimilar, fileBlocked, quotaExceeded, postingPaused],
  examples: [
    {
      title: 'A small game as JSON',
      input: {
        files: starterFiles({ slug: 'my-first-game', title: 'My first game' }),
        idempotency_key: 'upload-2026-08-22-1',
      },
    },
  ],
  admit: refuseWhilePublishingPaused,

  async prepare(input, context) {
    const prepared = await prepareUpload(input, context);
    if (isRefusal(prepared)) context.services.countUpload(prepared.errorKind.code);
    return prepared;
  },

  async run(tx, _input, context, prepared) {
    const { framesUrl, areRateLimitsEnabled, countUpload } = context.services;
    const author = { id: context.caller.accountId, isLimited: areRateLimitsEnabled };
    const result = await uploadVersion(tx, prepared, author, writeContextOf(context));
    if (isRefusal(result)) {
      countUpload(result.errorKind.code);
      return result;
    }
    // The transaction may run several times after conflicts; only its commit counts.
    tx.afterCommit(() => countUpload(result.isNew ? 'stored' : 'unchanged'));
    const { slug, version } = prepared.bundle.manifest;
    const row = await findVersion(tx, slug, version);
    if (row === undefined) throw new Error('The row of an uploaded version is missing.');
    return {
      version: toOwnVersion(framesUrl, await withProbeAvailability(tx, row, context)),
      report: prepared.report,
      is_new: result.isNew,
    };
  },

  effects: (output) => ({ subject: output.version.id }),
});
