import { Type } from 'typebox';
import { refuse } from '../../../core/base/refusal.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { stableChanged } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { versionNumber } from '../../schemas.ts';
import {
  actionErrors,
  actionInput,
  actionOutput,
  actOnOwnVersion,
  refuseSecretReason,
} from '../publishing/author-action.ts';

export const rollback_game = writeOperation({
  name: 'rollback_game',
  title: 'Roll back a game',
  description:
    'Makes a previously released version of your game the stable one again, at once on every node. Running sessions on the replaced version continue and count.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/rollback' }],
  input: input({
    ...actionInput,
    expected_stable: Type.Optional({
      ...versionNumber,
      description: 'Rejected with stable_changed when another version is stable.',
    } as typeof versionNumber),
  }),
  output: actionOutput,
  errors: [...actionErrors, stableChanged],
  examples: [
    {
      title: 'Back to the previous version',
      input: {
        slug: 'my-blocks',
        version: '1.0.0',
        expected_stable: '1.1.0',
        idempotency_key: 'rollback-2026-08-22-1',
      },
    },
  ],
  check: refuseSecretReason,

  run: (tx, input, context) =>
    actOnOwnVersion(tx, input, context, ({ game }) => {
      const { expected_stable: expected } = input;
      if (expected === undefined || expected === game.stable_version) return { action: 'rollback' };
      return refuse(stableChanged, 'Another version is stable now.', { stable: game.stable_version });
    }),

  effects: (output) => ({ subject: output.version.id }),
});
