import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision } from '../../core/operation/admin/admin-operation.ts';
import { reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { wrongState } from '../errors.ts';
import { applyTransition } from '../games/publishing/apply-transition.ts';
import { enqueueProbe } from '../games/store/probes.ts';
import { slug, versionNumber } from '../schemas.ts';
import { arcadeBasePath } from './base-path.ts';
import { lockExistingVersion, recordVersionDecision, versionDecisionOutput, writeContextOf } from './decide-version.ts';

export const reprobeVersion = adminWrite({
  name: 'reprobe-version',
  title: 'Run the probes of a version again',
  details:
    'A failed version returns to testing. A canary or a released built-in version keeps its state and is probed again as after viewers reported rendering errors.',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/versions/:version/reprobe', basePath: arcadeBasePath },
  input: input({ slug, version: versionNumber, reason }),
  output: versionDecisionOutput,
  errors: [notFound, nothingToChange, wrongState],
  examples: [
    {
      title: 'Retry after a prober failure',
      input: { slug: 'my-blocks', version: '1.0.0', reason: 'The prober ran on a broken machine.' },
    },
  ],

  async run(tx, input, context) {
    const locked = await lockExistingVersion(tx, input);
    if (isRefusal(locked)) return locked;
    const decision = createDecision(context, input.reason);
    const writeContext = writeContextOf(context);
    let { state } = locked.version;
    if (state === 'canary' || (state === 'released' && locked.version.level === 'server')) {
      if (!(await enqueueProbe(tx, locked.version, 'reported', writeContext)))
        return refuse(nothingToChange, 'Another probe of this version is already pending.');
    } else {
      const actor = { kind: 'owner', name: context.operator } as const;
      const request = { action: 'reprobe', actor, reason: input.reason, decisionId: decision.id } as const;
      const transition = await applyTransition(tx, locked, request, writeContext);
      if (isRefusal(transition)) return transition;
      state = transition.version.state;
    }
    return recordVersionDecision(tx, context, decision, { act: 'reprobe-version', ...locked.version, state });
  },
});
