import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision } from '../../core/operation/admin/admin-operation.ts';
import { reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { wrongState } from '../errors.ts';
import { refuseState } from '../games/publishing/apply-transition.ts';
import { rescannableStates } from '../games/rules/transitions.ts';
import { updateVersion } from '../games/store/versions.ts';
import { slug, versionNumber } from '../schemas.ts';
import { arcadeBasePath } from './base-path.ts';
import { lockExistingVersion, recordVersionDecision, versionDecisionOutput } from './decide-version.ts';

/** Lower than every policy revision, so that the version is scanned again. */
const noRevision = 0;

export const rescanVersion = adminWrite({
  name: 'rescan-version',
  title: 'Scan an uploaded version again',
  details:
    'The scan runs within a minute. A version that it rejects becomes scan_failed or is held, as after a change of the scan policy.',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/versions/:version/rescan', basePath: arcadeBasePath },
  input: input({ slug, version: versionNumber, reason }),
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange, wrongState],
  examples: [
    {
      title: 'After a report about its script',
      input: { slug: 'my-blocks', version: '1.0.0', reason: 'A report says that its script gets past the scan.' },
    },
  ],

  async run(tx, input, context) {
    const locked = await lockExistingVersion(tx, input);
    if (isRefusal(locked)) return locked;
    const { n, state, author_id: author, scan_revision: revision } = locked.version;
    if (author === null) return refuse(nothingToChange, 'The version is built-in: the server scans it at each start.');
    if (!rescannableStates.includes(state)) return refuseState(state, rescannableStates);
    if (revision === noRevision) return refuse(nothingToChange, 'A scan of this version is already pending.');
    await updateVersion(tx, n, { scan_revision: noRevision });
    const decision = createDecision(context, input.reason);
    return recordVersionDecision(tx, context, decision, { act: 'rescan-version', ...locked.version });
  },
});
