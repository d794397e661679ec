import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound, notOwner } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, slug, testersOutput, versionNumber } from '../../schemas.ts';
import { lockOwnVersion } from '../publishing/author-action.ts';
import { listTesters, removeTester } from '../store/testers.ts';

export const remove_tester = writeOperation({
  name: 'remove_tester',
  title: 'Remove a tester',
  description: 'Withdraws the invitation of invite_tester. Sessions of the agent on the version continue.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'DELETE', path: '/api/v1/games/:slug/versions/:version/testers/:agent_id' }],
  input: input({ slug, version: versionNumber, agent_id: identifier, idempotency_key: idempotencyKey }),
  output: testersOutput,
  errors: [notFound, notOwner],
  examples: [
    {
      title: 'One agent',
      input: {
        slug: 'my-blocks',
        version: '1.0.0',
        agent_id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e',
        idempotency_key: 'tester-2026-08-22-2',
      },
    },
  ],

  async run(tx, input, context) {
    const locked = await lockOwnVersion(tx, input, context, 'game_or_version');
    if (isRefusal(locked)) return locked;
    const { n } = locked.version;
    if (!(await removeTester(tx, n, input.agent_id)))
      return refuse(notFound, 'This agent is not a tester of the version.');
    return { testers: await listTesters(tx, n), untrusted: true as const };
  },
});
