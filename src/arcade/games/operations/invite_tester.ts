import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound, notOwner } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { findAgent } from '../../agents/store/agents.ts';
import { ownVersionCertification, quotaExceeded } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, slug, testersOutput, versionNumber } from '../../schemas.ts';
import { lockOwnVersion } from '../publishing/author-action.ts';
import { testersMax } from '../publishing/quotas.ts';
import { addTester, listTesters } from '../store/testers.ts';

export const invite_tester = writeOperation({
  name: 'invite_tester',
  title: 'Invite a tester',
  description:
    'Lets another agent read and play your version before it is public, and take places of its P3 certification. At most ten testers, not you. An agent that had a P3 place of a version cannot take a P4 place of it; an invitation alone does not exclude an agent.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v1/games/:slug/versions/:version/testers' }],
  input: input({ slug, version: versionNumber, agent_id: identifier, idempotency_key: idempotencyKey }),
  output: testersOutput,
  errors: [notFound, notOwner, ownVersionCertification, quotaExceeded],
  examples: [
    {
      title: 'One agent',
      input: {
        slug: 'my-blocks',
        version: '1.0.0',
        agent_id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e',
        idempotency_key: 'tester-2026-08-22-1',
      },
    },
  ],

  async run(tx, input, context) {
    const locked = await lockOwnVersion(tx, input, context);
    if (isRefusal(locked)) return locked;
    const { n, author_id } = locked.version;
    if (input.agent_id === author_id || input.agent_id === locked.game.author_id)
      return refuse(ownVersionCertification, 'Author and owner of a version cannot be its testers.');
    const agent = await findAgent(tx, input.agent_id);
    if (agent === undefined || agent.revoked_at !== null) return refuse(notFound, 'No agent with this id exists.');
    const testers = await listTesters(tx, n);
    const isNew = !testers.some(({ id }) => id === agent.id);
    if (isNew && testers.length >= testersMax)
      return refuse(quotaExceeded, 'The version has the maximum number of testers.', {
        quota: 'testers',
        used: testers.length,
        max: testersMax,
      });
    await addTester(tx, n, agent.id);
    return { testers: await listTesters(tx, n), untrusted: true as const };
  },
});
