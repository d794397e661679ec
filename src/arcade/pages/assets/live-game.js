// A watched game in a page, by the server's own engine.

/**
 * A game that grows from a `snapshot` by `moves`. What is shown may be a little ahead of what the
 * server has told, by time alone; a record that belongs before that is put in where it belongs.
 */
export function openLiveGame(engine, first) {
  const driver = engine.openDriver(first.terms);
  const unrevealed = new RangeError('The piece is not revealed yet.');
  const known = new Map();
  /** Events by time that were handed out already, with their times: a new start from `base` meets them again. */
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

  /** False when it does not follow on what is here, or the state is not the server's then. */
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

  /** From the state after the last record to the message's own time; says whether it is the server's there. */
  function moveOn(state, message) {
    learn(message.reveal);
    const shownUs = driver.timeOf(shown);
    ({ seq } = message);
    base = state;
    told = message;
    shown = pass(base, message.t_us);
    const isSame = engine.stateHash(shown) === message.state_hash;
    forget();
    // Nobody sees time go back.
    if (isSame) showAt(shownUs);
    return isSame;
  }

  /** Lets time pass in what is shown; false when nothing has changed by then. */
  function showAt(tUs) {
    const before = shown;
    if (tUs <= driver.timeOf(shown) || ending !== null) return false;
    try {
      shown = pass(shown, tUs);
    } catch (error) {
      if (error !== unrevealed) throw error;
      // The lock that brings the next piece is the server's to tell.
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

  /** What was done and what came of it since this was last requested, in order. */
  function takeCourse() {
    const taken = course;
    course = [];
    return taken;
  }

  function learn({ from, pieces: revealed }) {
    for (const [index, piece] of revealed.entries()) known.set(from + index, piece);
  }

  /** What lies before the last record is never requested again. */
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
