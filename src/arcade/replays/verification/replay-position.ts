import type { Result, Snapshot } from '../../engines/driver.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import { stateHash } from '../../engines/state-hash.ts';
import type { Observation } from '../../observation-schema.ts';
import { chainStart } from '../log/chain.ts';
import type { ReplayLog } from '../log/log-format.ts';
import { openBuild } from './engine-build.ts';
import { logText } from './log-lines.ts';
import type { StoredLog } from './replay-log.ts';

/** Public state at a position of a recorded game. */
export interface ReplayPosition {
  readonly at: number;
  /** Position of the game's end. */
  readonly last: number;
  readonly observation: Observation;
}

/**
 * State after record `at` of a verified log, recomputed; the end when `at` is null, and only `last` when the position
 * does not exist.
 */
export async function findReplayPosition(
  storedLog: StoredLog,
  at: number | null,
): Promise<ReplayPosition | { readonly last: number }> {
  const build = await openBuild(storedLog.header.engine_build);
  if (build === undefined) throw new Error('The engine build of a verified log is missing.');
  const parseResult = build.parseLog(logText(storedLog));
  if (!parseResult.ok)
    throw new Error(`A verified log cannot be read: line ${parseResult.line}: ${parseResult.detail}`);
  const { log } = parseResult;
  const rerun = build.openRerun(log, nodeHashing);
  const { last } = rerun;
  const position = at ?? last;
  if (position > last) return { last };
  const state = rerun.stateAt(position);
  const snapshot = rerun.snapshotAt(position);
  const result = position === last ? log.footer.result : null;
  const observation = {
    ...snapshot,
    session_id: log.header.session_id,
    seq: Math.min(position, log.records.length),
    status: result === null ? 'running' : 'ended',
    end_reason: result?.reason ?? null,
    pace: log.header.pace,
    state_hash: stateHash(state, nodeHashing.sha256Hex),
    chain_head: headAt(log, position),
    ...resultOf(result, snapshot),
    events_since: rerun.eventsAt(position),
  };
  return { at: position, last, observation: observation as unknown as Observation };
}

function headAt({ header, records }: ReplayLog, position: number): string {
  return records[Math.min(position, records.length) - 1]?.h ?? chainStart(header, nodeHashing.sha256Hex);
}

/**
 * Result in the observation of an ended game, for engines whose snapshots have a result; those of tetris have none. The
 * snapshot's result is null when the server ended the game; the result in the log's footer replaces it.
 */
function resultOf(result: Result | null, snapshot: Snapshot): object {
  return result === null || !('result' in snapshot) ? {} : { result: snapshot['result'] ?? result };
}
