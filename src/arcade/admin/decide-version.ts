import { Type } from 'typebox';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import {
  type AdminContext,
  type AdminOperation,
  adminWrite,
  createDecision,
  recordDecision,
} from '../../core/operation/admin/admin-operation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { notFound } from '../../core/operation/errors.ts';
import { choice, input } from '../../core/operation/schema-fragments.ts';
import { wrongState } from '../errors.ts';
import { applyTransition, lockVersion } from '../games/publishing/apply-transition.ts';
import type { WriteContext } from '../games/publishing/transition-request.ts';
import type { Action } from '../games/rules/transitions.ts';
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
      const locked = await lockVersion(tx, input.slug, input.version);
      if (locked === undefined) return refuse(notFound, 'No version with this slug and number exists.');
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
      const target = { kind: 'version', id: `${input.slug}@${input.version}` };
      const auditEntry = await recordDecision(tx, context, decision, { act: name, module: 'arcade', target });
      return { slug: input.slug, version: input.version, state: transition.version.state, decision: auditEntry };
    },
  });
}

export function writeContextOf({ nowMs, services, newId }: AdminContext): WriteContext {
  return { nowMs, nowUs: services.nowUs(), newId };
}
