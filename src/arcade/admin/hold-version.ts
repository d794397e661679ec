import type { Static } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { type AdminContext, adminWrite, createDecision } from '../../core/operation/admin/admin-operation.ts';
import { reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { closeFeedback } from '../agents/store/feedback.ts';
import { cancelProbes } from '../games/store/probes.ts';
import { updateVersion } from '../games/store/versions.ts';
import type { HoldReason } from '../games/tables.ts';
import { slug, versionNumber } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { arcadeBasePath } from './base-path.ts';
import { lockExistingVersion, recordVersionDecision, versionDecisionOutput } from './decide-version.ts';

const versionInput = input({ slug, version: versionNumber, reason });
const example = { slug: 'my-blocks', version: '1.0.0', reason: 'A report about it is under investigation.' };

export const holdVersion = adminWrite({
  name: 'hold-version',
  title: 'Hold a version',
  details: 'Stops its review timer, canary steps and release until it is resumed.',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/versions/:version/hold', basePath: arcadeBasePath },
  input: versionInput,
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange],
  examples: [{ title: 'During an investigation', input: example }],
  run: (tx, input, context) => setHold(tx, input, 'owner', 'hold-version', context),
});

export const resumeVersion = adminWrite({
  name: 'resume-version',
  title: 'Resume a held version',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/versions/:version/resume', basePath: arcadeBasePath },
  input: versionInput,
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange],
  examples: [{ title: 'The report was wrong', input: { ...example, reason: 'The report was about another version.' } }],
  run: (tx, input, context) => setHold(tx, input, null, 'resume-version', context),
});

/** Holds the version for this reason, or resumes it when the reason is null. */
async function setHold(
  tx: Tx,
  input: { readonly slug: string; readonly version: string; readonly reason: string },
  holdReason: HoldReason | null,
  operationName: string,
  context: AdminContext,
): Promise<Static<typeof versionDecisionOutput> | Refusal> {
  const locked = await lockExistingVersion(tx, input);
  if (isRefusal(locked)) return locked;
  const { n, author_id: author, held: previousHold } = locked.version;
  if ((previousHold === null) === (holdReason === null))
    return refuse(nothingToChange, holdReason === null ? 'The version is not held.' : 'The version is already held.');
  await updateVersion(tx, n, { held: holdReason });
  const decision = createDecision(context, input.reason);
  if (holdReason === null) {
    // The reports about the version, and the probe that no prober ran in time, must not trigger another hold.
    await closeFeedback(tx, input.slug, input.version, decision);
    await cancelProbes(tx, locked.version, 'reported');
  }
  const output = await recordVersionDecision(tx, context, decision, { act: operationName, ...locked.version });
  if (author !== null) {
    const subjectId = `${input.slug}@${input.version}`;
    const event = { kind: 'version.changed', subjectId, objectId: decision.id, actorId: null } as const;
    await appendEvent(tx, { ...event, privateTo: author }, decision);
  }
  return output;
}
