// Live game in a page, computed by the same engine as on the server.

/**
 * Live game: starts from a `snapshot` message and applies `moves` messages. Between messages only time advances the
 * shown state; a record that arrives late is inserted at its time.
 */
export function openLiveGame(engine, snapshotMessage) {
  const driver = engine.openDriver(snapshotMessage.terms);
  const unrevealedPieceError = new RangeError('The piece is not revealed yet.');
  const revealedPieces = new Map();
  /** Timed events that were already shown, with their times: advancing `recordedState` again produces them again. */
  const shownEvents = new Map();
  let pendingEvents = [];
  let newEntries = [];
  let recordedState = snapshotMessage.state;
  let seq = snapshotMessage.seq;
  let lastMessage = snapshotMessage;
  let shownState = recordedState;
  let ending = null;
  const matchesServer = advanceToMessage(recordedState, snapshotMessage);

  function pieceAt(index) {
    const piece = revealedPieces.get(index);
    if (piece === undefined) throw unrevealedPieceError;
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
    let state = recordedState;
    for (const { t_us: tUs, seat, action } of newRecords) {
      state = advance(state, tUs);
      if (action.type === 'end') continue;
      newEntries.push({ action, seat: seat ?? 0 });
      const step = driver.step(state, seat ?? 0, action, pieceAt);
      for (const event of step.events) addEvent(event);
      state = step.state;
    }
    return advanceToMessage(state, message);
  }

  /** Advances the state after the last record to the message's time; returns whether it equals the server's state. */
  function advanceToMessage(state, message) {
    addPieces(message.reveal);
    const shownUs = driver.timeOf(shownState);
    ({ seq } = message);
    recordedState = state;
    lastMessage = message;
    shownState = advance(recordedState, message.t_us);
    const matchesHash = engine.stateHash(shownState) === message.state_hash;
    pruneOldPiecesAndEvents();
    // The shown time does not decrease.
    if (matchesHash) showAt(shownUs);
    return matchesHash;
  }

  /** Advances the shown state; false when nothing has changed. */
  function showAt(tUs) {
    const previousState = shownState;
    if (tUs <= driver.timeOf(shownState) || ending !== null) return false;
    try {
      shownState = advance(shownState, tUs);
    } catch (error) {
      if (error !== unrevealedPieceError) throw error;
      // The next piece is unknown until the server reports the lock of the current one, so time stops before that lock.
      const lastKnownUs = Math.min(tUs, driver.turningUs(shownState) - 1);
      if (lastKnownUs > driver.timeOf(shownState)) shownState = advance(shownState, lastKnownUs);
    }
    return shownState !== previousState;
  }

  function advance(state, tUs) {
    const { state: advancedState, events } = driver.advance(state, Math.max(tUs, driver.timeOf(state)), pieceAt);
    for (const event of events) {
      const key = JSON.stringify(event);
      if (!shownEvents.has(key)) addEvent(event);
      shownEvents.set(key, event.t_us);
    }
    return advancedState;
  }

  function addEvent(event) {
    pendingEvents.push(event);
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

  /** Removes the pieces and events from before `recordedState`, which are not used again. */
  function pruneOldPiecesAndEvents() {
    const fromPiece = driver.revealed(recordedState);
    for (const index of revealedPieces.keys()) if (index < fromPiece) revealedPieces.delete(index);
    const fromUs = driver.timeOf(recordedState);
    for (const [key, tUs] of shownEvents) if (tUs < fromUs) shownEvents.delete(key);
  }

  function snapshot() {
    const events = pendingEvents;
    pendingEvents = [];
    const view = driver.project(shownState);
    const isAtLastMessage = driver.timeOf(shownState) === lastMessage.t_us;
    return {
      ...view,
      session_id: snapshotMessage.session_id,
      seq,
      status: ending === null ? view.status : 'ended',
      end_reason: ending?.end_reason ?? view.end_reason ?? null,
      pace: snapshotMessage.terms.pace,
      ...('result' in view ? { result: view.result ?? ending?.result ?? null } : {}),
      events_since: events,
      state_hash: isAtLastMessage ? lastMessage.state_hash : null,
      chain_head: lastMessage.chain_head,
    };
  }

  function end(data) {
    ending = data;
    shownState = advance(recordedState, lastMessage.t_us);
  }

  // Running time per game time; null if game time advances only with actions.
  return { slowness: driver.slowness, matchesServer, apply, showAt, snapshot, takeEntries, end };
}
