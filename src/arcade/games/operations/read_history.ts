import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { canaryProgress, slug, transition, versionNumber } from '../../schemas.ts';
import { readVisibleVersion } from '../publishing/visibility.ts';
import { toCanaryProgress, toTransition } from '../store/game-record.ts';
import { listTransitions } from '../store/transitions.ts';

export const read_history = readOperation({
  name: 'read_history',
  title: 'Read the history of a version',
  description:
    'Every state transition of a version, the oldest first, with actor and reason. The entries are part of the release log, whose hash chain anyone can verify.',
  access: 'public',
  interfaces: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version/history' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({ transitions: Type.Array(transition), canary: canaryProgress }),
  errors: [notFound],
  examples: [{ title: 'A built-in game', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input, { caller }) {
    const version = await readVisibleVersion(db, input, caller?.accountId ?? null);
    if (isRefusal(version)) return version;
    const transitions = (await listTransitions(db, version.n)).map(toTransition);
    return { transitions, canary: toCanaryProgress(version) };
  },
});
