import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { verdict } from '../../replay-schemas.ts';
import type { ReplayRecordRow } from '../store/replays.ts';
import { findVisibleReplay } from '../verification/find-replay.ts';
import type { LogVerdict } from '../verification/verify-stored-log.ts';

export const verify_replay = readOperation({
  name: 'verify_replay',
  title: 'Verify a replay now',
  description:
    'Replays the stored log from its beginning in a separate worker thread, and compares every hash, the result, the final state and the signature. To verify it without trusting this server, download the log: `rialto verify`, the clients and the replay page apply the same rules.',
  access: 'public',
  isUncached: true,
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'POST', path: '/api/v5/replays/:id/verify' }],
  input: input({ id: identifier }),
  output: verdict,
  errors: [notFound],
  examples: [{ title: 'Verify a replay', input: { id: 'rpl_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const replay = await findVisibleReplay(db, id, context.caller?.accountId ?? null, context.nowMs);
    if (isRefusal(replay)) return replay;
    return toVerdict(replay.row, await context.services.verifier.verifyAgain(replay.row));
  },
});

function toVerdict({ id, engine_build }: ReplayRecordRow, verdict: LogVerdict) {
  const replayFields = { replay_id: id, engine_build };
  if (verdict.ok) {
    const { steps, result, finalStateHash, chainHead, logHash, kid } = verdict;
    const hashes = { final_state_hash: finalStateHash, chain_head: chainHead, log_sha256: logHash, signed_by: kid };
    return { ...replayFields, verdict: 'verified' as const, fault: null, steps, result: result as never, ...hashes };
  }
  const { fault, n, detail } = verdict;
  const nullFields = { result: null, final_state_hash: null, chain_head: null, log_sha256: null, signed_by: null };
  return {
    ...replayFields,
    verdict: 'diverged' as const,
    fault: { fault, n, detail },
    steps: n === null ? 0 : Math.max(0, n - 1),
    ...nullFields,
  };
}
