import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, decide, record } from '../../core/operation/admin/admin-operation.ts';
import { act, input, reason } from '../../core/operation/admin/schemas.ts';
import { nothingToChange } from '../../core/operation/errors.ts';
import { thawBuild } from '../store/verification.ts';
import { arcadeBelow } from './below.ts';

export const thawEngineBuild = adminWrite({
  name: 'thaw-build',
  title: 'Let sessions of an engine build start again, once it is known why a replay of it diverged',
  route: { method: 'POST', path: '/api/v1/admin/builds/thaw', below: arcadeBelow },
  input: input({ build: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }), reason }),
  output: Type.Object({ decision: act }),
  errors: [nothingToChange],
  examples: [
    {
      title: 'A disk that lied',
      input: { build: `sha256:${'0'.repeat(64)}`, reason: 'The disk had changed a row; the game is in the backup.' },
    },
  ],

  async run(tx, { build, reason: why }, context) {
    if (!(await thawBuild(tx, build))) return refuse(nothingToChange, 'This build is not frozen.');
    const target = { kind: 'build', id: build };
    return {
      decision: await record(tx, context, decide(context, why), { act: 'thaw-build', module: 'arcade', target }),
    };
  },
});
