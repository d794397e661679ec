// Recorded game for a player: snapshots for renderers, moves by piece, and the curve of the score.

import { createMoveGroups } from './move-list.js';

const curveSegmentsMax = 240;

/**
 * Opens a log that `verifyLog` accepts; throws for others. `rerun` is the game computed again from its log, and `last`
 * its last position.
 */
export function openRecordedGame(engine, log) {
  const rerun = engine.openRerun(log);
  const { driver, records, last } = rerun;
  const { header, footer } = log;

  /**
   * Public snapshot at a position, or at the game time `tUs` between this position and the next. `events_since` has the
   * events after the position `from`.
   */
  function snapshotAt(position, { tUs = null, from = position } = {}) {
    const state = tUs === null ? rerun.stateAt(position) : rerun.stateAtTime(tUs);
    const isOver = position === last;
    const events = [];
    for (let step = from + 1; step <= position; step += 1) events.push(...rerun.eventsAt(step));
    return {
      ...driver.project(state),
      session_id: header.session_id,
      seq: Math.min(position, records.length),
      ...(isOver ? { status: 'ended', end_reason: footer.result.reason } : {}),
      pace: header.pace,
      events_since: events,
      state_hash: tUs === null ? engine.stateHash(state) : null,
      chain_head: position === 0 ? null : (records[Math.min(position, records.length) - 1]?.h ?? null),
    };
  }

  function moveGroups() {
    const builder = createMoveGroups();
    for (let step = 1; step <= last; step += 1) {
      const record = records[step - 1];
      if (record !== undefined && record.action.type !== 'end') builder.add({ action: record.action, at: step });
      for (const event of rerun.eventsAt(step)) builder.add({ event, at: step });
    }
    return builder.groups;
  }

  return { rerun, last, snapshotAt, moveGroups, scoreCurve: () => scoreCurveOf(rerun) };
}

/** Score over the steps, as points between 0 and 1. */
function scoreCurveOf({ driver, stateAt, last }) {
  const count = Math.min(curveSegmentsMax, last);
  const scores = Array.from({ length: count + 1 }, (_, index) => {
    const position = count === 0 ? 0 : Math.round((index / count) * last);
    return [last === 0 ? 0 : position / last, driver.project(stateAt(position)).score ?? 0];
  });
  const max = Math.max(1, ...scores.map(([, score]) => score));
  return scores.map(([x, score]) => [x, score / max]);
}

/** First of the sorted positions after this one. */
export function nextPosition(positions, position) {
  return positions.find((candidate) => candidate > position);
}

/** Last of the sorted positions before this one. */
export function previousPosition(positions, position) {
  return positions.findLast((candidate) => candidate < position);
}
