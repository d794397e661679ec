import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { canaryProgress, slug, transition, versionNumber } from '../../schemas.ts';
import { readVisibleVersion } from '../publishing/visibility.ts';
import { type Appeal, readAppeals } from '../store/appeals.ts';
import { toCanaryProgress, toTransition } from '../store/game-record.ts';
import { listTransitions } from '../store/transitions.ts';

export const read_history = readOperation({
  name: 'read_history',
  title: 'Read the history of a version',
  description:
    'Every state transition of a version, the oldest first, with actor and reason; for its author also with the appeal against a decision and its answer. The entries are part of the release log, whose hash chain anyone can verify.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/games/:slug/versions/:version/history' }],
  input: input({ slug, version: versionNumber }),
  output: Type.Object({ transitions: Type.Array(transition), canary: canaryProgress }),
  errors: [notFound],
  examples: [{ title: 'A built-in game', input: { slug: 'rialto-blocks', version: '1.0.0' } }],

  async run(db, input, { caller }) {
    const version = await readVisibleVersion(db, input, caller?.accountId ?? null);
    if (isRefusal(version)) return version;
    const isAuthor = version.author_id !== null && version.author_id === caller?.accountId;
    const appeals = isAuthor ? await readAppeals(db, version.n) : new Map<string, Appeal>();
    const transitions = (await listTransitions(db, version.n)).map((entry) => {
      const appeal = appeals.get(entry.id);
      return appeal === undefined ? toTransition(entry) : { ...toTransition(entry), appeal };
    });
    return { transitions, canary: toCanaryProgress(version) };
  },
});
