// Live game in a page, computed by the same engine as on the server.

/**
 * Live game: starts from a `snapshot` and applies `moves`. The shown state may be ahead of the server's last message by
 * time alone; a late record is inserted at its time.
 */
export function openLiveGame(engine, first) {
  const driver = engine.openDriver(first.terms);
  const unrevealed = new RangeError('The piece is not revealed yet.');
  const known = new Map();
  /** Timed events that were already shown, with their times: replaying from `base` produces them again. */
  const seen = new Map();
  let pending = [];
  let course = [];
  let base = first.state;
  let seq = first.seq;
  let told = first;
  let shown = base;
  let ending = null;
  const isAsTold = moveOn(base, first);

  function pieces(index) {
    const piece = known.get(index);
    if (piece === undefined) throw unrevealed;
    return piece;
  }

  /** Applies a message; false when it does not continue this state, or the state differs from the server's. */
  function take(message) {
    try {
      return play(message);
    } catch {
      return false;
    }
  }

  function play(message) {
    const news = message.records.filter(({ n }) => n > seq);
    if (seq + news.length !== message.seq || news.some(({ n }, index) => n !== seq + index + 1)) return false;
    learn(message.reveal);
    let state = base;
    for (const { t_us: tUs, seat, action } of news) {
      state = pass(state, tUs);
      if (action.type === 'end') continue;
      course.push({ action, seat: seat ?? 0 });
      const stepped = driver.step(state, seat ?? 0, action, pieces);
      for (const event of stepped.events) note(event);
      state = stepped.state;
    }
    return moveOn(state, message);
  }

  /** Advances the state after the last record to the message's time; returns whether it equals the server's state. */
  function moveOn(state, message) {
    learn(message.reveal);
    const shownUs = driver.timeOf(shown);
    ({ seq } = message);
    base = state;
    told = message;
    shown = pass(base, message.t_us);
    const isSame = engine.stateHash(shown) === message.state_hash;
    forget();
    // The shown time never goes back.
    if (isSame) showAt(shownUs);
    return isSame;
  }

  /** Advances the shown state; false when nothing has changed. */
  function showAt(tUs) {
    const before = shown;
    if (tUs <= driver.timeOf(shown) || ending !== null) return false;
    try {
      shown = pass(shown, tUs);
    } catch (error) {
      if (error !== unrevealed) throw error;
      // The server must report the lock that reveals the next piece.
      const untilUs = Math.min(tUs, driver.turningUs(shown) - 1);
      if (untilUs > driver.timeOf(shown)) shown = pass(shown, untilUs);
    }
    return shown !== before;
  }

  function pass(state, tUs) {
    const { state: later, events } = driver.advance(state, Math.max(tUs, driver.timeOf(state)), pieces);
    for (const event of events) {
      const key = JSON.stringify(event);
      if (!seen.has(key)) note(event);
      seen.set(key, event.t_us);
    }
    return later;
  }

  function note(event) {
    pending.push(event);
    course.push({ event });
  }

  /** Actions and events since the last call, in order. */
  function takeCourse() {
    const taken = course;
    course = [];
    return taken;
  }

  function learn({ from, pieces: revealed }) {
    for (const [index, piece] of revealed.entries()) known.set(from + index, piece);
  }

  /** Entries before the last record are not needed any more. */
  function forget() {
    const fromPiece = driver.revealed(base);
    for (const index of known.keys()) if (index < fromPiece) known.delete(index);
    const fromUs = driver.timeOf(base);
    for (const [key, tUs] of seen) if (tUs < fromUs) seen.delete(key);
  }

  function snapshot() {
    const events = pending;
    pending = [];
    const view = driver.project(shown);
    const isTold = driver.timeOf(shown) === told.t_us;
    return {
      ...view,
      session_id: first.session_id,
      seq,
      status: ending === null ? view.status : 'ended',
      end_reason: ending?.end_reason ?? view.end_reason ?? null,
      pace: first.terms.pace,
      ...('result' in view ? { result: view.result ?? ending?.result ?? null } : {}),
      events_since: events,
      state_hash: isTold ? told.state_hash : null,
      chain_head: told.chain_head,
    };
  }

  function end(data) {
    ending = data;
    shown = pass(base, told.t_us);
  }

  return { slowness: driver.slowness, isAsTold, take, showAt, snapshot, takeCourse, end };
}
