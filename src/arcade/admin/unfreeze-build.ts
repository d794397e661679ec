import { Type } from 'typebox';
import { pattern } from '../../core/base/patterns.ts';
import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { nothingToChange } from '../../core/operation/errors.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { leaseUsMax } from '../games/rules/lease.ts';
import { renewLeases } from '../games/store/places.ts';
import { unfreezeBuild } from '../replays/store/verification.ts';
import { arcadeBasePath } from './base-path.ts';

export const unfreezeEngineBuild = adminWrite({
  name: 'thaw-build',
  title: 'Unfreeze an engine build',
  details: 'Unfreeze a build only when the cause of the diverged replay is known.',
  route: { method: 'POST', path: '/api/v1/admin/builds/thaw', basePath: arcadeBasePath },
  input: input({
    build: Type.String(pattern('^sha256:[0-9a-f]{64}$', 'sha256: and 64 lower-case hex digits')),
    reason,
  }),
  output: Type.Object({ decision: auditEntrySchema }),
  errors: [nothingToChange],
  examples: [
    {
      title: 'After a disk error',
      input: {
        build: `sha256:${'0'.repeat(64)}`,
        reason: 'A disk error changed a row; the game was restored from the backup.',
      },
    },
  ],

  async run(tx, { build, reason }, context) {
    if (!(await unfreezeBuild(tx, build))) return refuse(nothingToChange, 'This build is not frozen.');
    await renewLeases(tx, build, context.services.nowUs(), leaseUsMax);
    const target = { kind: 'build', id: build };
    return {
      decision: await recordDecision(tx, context, createDecision(context, reason), {
        act: 'thaw-build',
        module: 'arcade',
        target,
      }),
    };
  },
});
