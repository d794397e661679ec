// Live game in a page, computed by the same engine as on the server.

/**
 * Live game: starts from a `snapshot` and applies `moves`. The shown state may be ahead of the server's last message by
 * time alone; a late record is inserted at its time.
 */
export function openLiveGame(engine, first) {
  const driver = engine.openDriver(first.terms);
  const unrevealed = new RangeError('The piece is not revealed yet.');
  const revealedPieces = new Map();
  /** Timed events that were already shown, with their times: replaying from `base` produces them again. */
  const shownEvents = new Map();
  let pending = [];
  let newEntries = [];
  let base = first.state;
  let seq = first.seq;
  let lastMessage = first;
  let shownState = base;
  let ending = null;
  const matchesServer = advanceTo(base, first);

  function pieces(index) {
    const piece = revealedPieces.get(index);
    if (piece === undefined) throw unrevealed;
    return piece;
  }

  /** Applies a message; false when it does not continue this state, or the state differs from the server's. */
  function apply(message) {
    try {
      return applyRecords(message);
    } catch {
      return false;
    }
  }

  function applyRecords(message) {
    const newRecords = message.records.filter(({ n }) => n > seq);
    if (seq + newRecords.length !== message.seq || newRecords.some(({ n }, index) => n !== seq + index + 1))
      return false;
    addPieces(message.reveal);
    let state = base;
    for (const { t_us: tUs, seat, action } of newRecords) {
      state = advance(state, tUs);
      if (action.type === 'end') continue;
      newEntries.push({ action, seat: seat ?? 0 });
      const step = driver.step(state, seat ?? 0, action, pieces);
      for (const event of step.events) addEvent(event);
      state = step.state;
    }
    return advanceTo(state, message);
  }

  /** Advances the state after the last record to the message's time; returns whether it equals the server's state. */
  function advanceTo(state, message) {
    addPieces(message.reveal);
    const shownUs = driver.timeOf(shownState);
    ({ seq } = message);
    base = state;
    lastMessage = message;
    shownState = advance(base, message.t_us);
    const isSame = engine.stateHash(shownState) === message.state_hash;
    pruneOldEntries();
    // The shown time does not decrease.
    if (isSame) showAt(shownUs);
    return isSame;
  }

  /** Advances the shown state; false when nothing has changed. */
  function showAt(tUs) {
    const before = shownState;
    if (tUs <= driver.timeOf(shownState) || ending !== null) return false;
    try {
      shownState = advance(shownState, tUs);
    } catch (error) {
      if (error !== unrevealed) throw error;
      // The server must report the lock that reveals the next piece.
      const untilUs = Math.min(tUs, driver.turningUs(shownState) - 1);
      if (untilUs > driver.timeOf(shownState)) shownState = advance(shownState, untilUs);
    }
    return shownState !== before;
  }

  function advance(state, tUs) {
    const { state: advanced, events } = driver.advance(state, Math.max(tUs, driver.timeOf(state)), pieces);
    for (const event of events) {
      const key = JSON.stringify(event);
      if (!shownEvents.has(key)) addEvent(event);
      shownEvents.set(key, event.t_us);
    }
    return advanced;
  }

  function addEvent(event) {
    pending.push(event);
    newEntries.push({ event });
  }

  /** Actions and events since the last call, in order. */
  function takeEntries() {
    const entries = newEntries;
    newEntries = [];
    return entries;
  }

  function addPieces({ from, pieces: revealed }) {
    for (const [index, piece] of revealed.entries()) revealedPieces.set(from + index, piece);
  }

  /** Entries before the last record are not needed any more. */
  function pruneOldEntries() {
    const fromPiece = driver.revealed(base);
    for (const index of revealedPieces.keys()) if (index < fromPiece) revealedPieces.delete(index);
    const fromUs = driver.timeOf(base);
    for (const [key, tUs] of shownEvents) if (tUs < fromUs) shownEvents.delete(key);
  }

  function snapshot() {
    const events = pending;
    pending = [];
    const view = driver.project(shownState);
    const isAtLastMessage = driver.timeOf(shownState) === lastMessage.t_us;
    return {
      ...view,
      session_id: first.session_id,
      seq,
      status: ending === null ? view.status : 'ended',
      end_reason: ending?.end_reason ?? view.end_reason ?? null,
      pace: first.terms.pace,
      ...('result' in view ? { result: view.result ?? ending?.result ?? null } : {}),
      events_since: events,
      state_hash: isAtLastMessage ? lastMessage.state_hash : null,
      chain_head: lastMessage.chain_head,
    };
  }

  function end(data) {
    ending = data;
    shownState = advance(base, lastMessage.t_us);
  }

  return { slowness: driver.slowness, matchesServer, take: apply, showAt, snapshot, takeEntries, end };
}
