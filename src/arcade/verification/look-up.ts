import type { Result, Snapshot } from '../engines/driver.ts';
import { nodeHashing } from '../engines/node-hashing.ts';
import { stateHash } from '../engines/state-hash.ts';
import { chainStart } from '../replay/chain.ts';
import type { ReplayLog } from '../replay/log-format.ts';
import { parseLog } from '../replay/log-text.ts';
import { openRerun } from '../replay/rerun.ts';
import type { Observation } from '../schemas.ts';
import type { StoredLog } from '../store/replay-log.ts';
import { logText } from './log-lines.ts';

/** A place of a recorded game, seen as its spectators saw it. */
export interface Place {
  readonly at: number;
  /** The position of the game's end. */
  readonly last: number;
  readonly observation: Observation;
}

/**
 * The board after record `at` of a verified log, played again up to there; of the end when `at` is
 * null, and only `last` when there is no such position.
 */
export function lookUp(stored: StoredLog, at: number | null): Place | { readonly last: number } {
  const parsed = parseLog(logText(stored));
  if (!parsed.ok) throw new Error(`A verified log cannot be read: line ${parsed.line}: ${parsed.detail}`);
  const rerun = openRerun(parsed.log, nodeHashing);
  const { driver, last } = rerun;
  const position = at ?? last;
  if (position > last) return { last };
  const state = rerun.stateAt(position);
  const shown = driver.project(state);
  const end = position === last ? parsed.log.footer.result : null;
  const observation = {
    ...shown,
    session_id: parsed.log.header.session_id,
    seq: Math.min(position, parsed.log.records.length),
    status: end === null ? 'running' : 'ended',
    end_reason: end?.reason ?? null,
    pace: parsed.log.header.pace,
    state_hash: stateHash(state, nodeHashing.sha256Hex),
    chain_head: headAt(parsed.log, position),
    ...resultOf(end, shown),
    events_since: rerun.eventsAt(position),
  };
  return { at: position, last, observation: observation as unknown as Observation };
}

function headAt({ header, records }: ReplayLog, position: number): string {
  return records[Math.min(position, records.length) - 1]?.h ?? chainStart(header, nodeHashing.sha256Hex);
}

/** A board has no result of its own in its snapshot; a grid's own is not hidden by one from outside. */
function resultOf(end: Result | null, shown: Snapshot): object {
  return end === null || !('result' in shown) ? {} : { result: shown['result'] ?? end };
}
