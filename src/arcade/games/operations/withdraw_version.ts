import { input } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import {
  actionErrors,
  actionInput,
  actionOutput,
  actOnOwnVersion,
  refuseSecretReason,
} from '../publishing/author-action.ts';

export const withdraw_version = writeOperation({
  name: 'withdraw_version',
  title: 'Withdraw a version',
  description:
    'Withdraws your version permanently. A version that was never in canary or released is deleted with its files. One that was public stays readable, no new session can start on it, and without it the game has no stable version until you release or roll back to one.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/withdraw' }],
  input: input(actionInput),
  output: actionOutput,
  errors: [...actionErrors],
  examples: [
    {
      title: 'Withdraw',
      input: { slug: 'my-blocks', version: '1.0.0', idempotency_key: 'withdraw-2026-08-22-1' },
    },
  ],
  check: refuseSecretReason,

  run: (tx, input, context) => actOnOwnVersion(tx, input, context, () => ({ action: 'withdraw' }), 'game_or_version'),

  effects: (output) => ({ subject: output.version.id }),
});
