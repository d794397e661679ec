import { type Static, Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import {
  type AdminContext,
  type AdminOperation,
  adminWrite,
  createDecision,
  recordDecision,
} from '../../core/operation/admin/admin-operation.ts';
import type { Decision } from '../../core/operation/admin/moderation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { notFound } from '../../core/operation/errors.ts';
import { choice, input } from '../../core/operation/schema-fragments.ts';
import { wrongState } from '../errors.ts';
import { applyTransition, lockVersion } from '../games/publishing/apply-transition.ts';
import type { LockedVersion, WriteContext } from '../games/publishing/transition-request.ts';
import type { Action } from '../games/rules/transitions.ts';
import type { VersionWithManifest } from '../games/store/versions.ts';
import { slug, versionNumber } from '../schemas.ts';
import { arcadeBasePath } from './base-path.ts';

/** Reason codes of rejections and suspensions; shown to the author and in the history of the version. */
const reasonCode = choice(['malfunction', 'misleading_name', 'offensive', 'copied', 'unsafe', 'other']);

export const versionDecisionOutput = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  state: Type.String(),
  decision: auditEntrySchema,
});

interface VersionDecision {
  readonly name: string;
  readonly title: string;
  readonly details?: string;
  readonly action: Action;
  /** Last segment of the path. */
  readonly path: string;
  readonly hasReasonCode?: true;
  readonly exampleReason: string;
}

/** Operator decision that applies one transition to a version; audited and shown to the author. */
export function decideVersion({
  name,
  title,
  details,
  action,
  path,
  hasReasonCode,
  exampleReason,
}: VersionDecision): AdminOperation {
  return adminWrite({
    name,
    title,
    ...(details === undefined ? {} : { details }),
    route: { method: 'POST', path: `/api/v1/admin/games/:slug/versions/:version/${path}`, basePath: arcadeBasePath },
    input: input({
      slug,
      version: versionNumber,
      reason,
      ...(hasReasonCode === true ? { reason_code: reasonCode } : {}),
    }),
    output: versionDecisionOutput,
    errors: [notFound, wrongState],
    examples: [
      {
        title,
        input: {
          slug: 'my-blocks',
          version: '1.0.0',
          reason: exampleReason,
          ...(hasReasonCode === true ? { reason_code: 'other' } : {}),
        },
      },
    ],

    async run(tx, input, context) {
      const locked = await lockExistingVersion(tx, input);
      if (isRefusal(locked)) return locked;
      const decision = createDecision(context, input.reason);
      const request = {
        action,
        actor: { kind: 'owner', name: context.operator },
        reason: input.reason,
        reasonCode: (input as { reason_code?: string }).reason_code ?? null,
        decisionId: decision.id,
      } as const;
      const transition = await applyTransition(tx, locked, request, writeContextOf(context));
      if (isRefusal(transition)) return transition;
      return recordVersionDecision(tx, context, decision, { act: name, ...transition.version });
    },
  });
}

/** Locks the version of an input; refuses with not_found. */
export async function lockExistingVersion(
  tx: Tx,
  input: { readonly slug: string; readonly version: string },
): Promise<LockedVersion | Refusal> {
  const locked = await lockVersion(tx, input.slug, input.version);
  return locked ?? refuse(notFound, 'No version with this slug and number exists.');
}

/** Writes a decision about a version to the audit log; resolves with the output of its operation. */
export async function recordVersionDecision(
  tx: Tx,
  context: AdminContext,
  decision: Decision,
  { act, slug, version, state }: Pick<VersionWithManifest, 'slug' | 'version' | 'state'> & { readonly act: string },
): Promise<Static<typeof versionDecisionOutput>> {
  const target = { kind: 'version', id: `${slug}@${version}` };
  const auditEntry = await recordDecision(tx, context, decision, { act, module: 'arcade', target });
  return { slug, version, state, decision: auditEntry };
}

export function writeContextOf({ nowMs, services, newId }: AdminContext): WriteContext {
  return { nowMs, nowUs: services.nowUs(), newId };
}
