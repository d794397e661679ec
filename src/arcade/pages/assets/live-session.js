// Client of a live session. The server sends records and newly revealed pieces; between its messages this client runs
// the same engine at the session's pace, and every message contains the expected hash of the state. It does not use
// the DOM.

import { openLiveGame } from './live-game.js';

const retryMsMin = 500;
const retryMsMax = 15_000;
/** The server sends at least every 5 s about a running game, and every 15 s otherwise. */
const silenceMsMax = 20_000;
/** Maximum time that the game is advanced without a message from the server. */
const extrapolationMsMax = 8_000;
const defaultTickMs = 50;
const watchdogIntervalMs = 500;
/** HTTP statuses after which no new connection is opened. */
const finalStatuses = new Set([400, 401, 403, 404]);

/**
 * Watches the session whose stream is at `url` until it ends or `close` is called.
 *
 * - `onState(snapshot)`: the public snapshot, as `observe` returns it, with the events since the previous one in
 *   `events_since`.
 * - `onPlay(entries)`: after a state, the new actions, as `{action, seat}`, and events, as `{event}`, in order.
 * - `onViewers(count)`: with each message, the number of open streams of the session on the server's node.
 * - `onEnd({seq, end_reason, result, replay_id})`: once, after the last state.
 * - `onStatus(status, detail)`: `connecting`, `waiting` (with the message), `live` (with the message if it is a
 *   snapshot), `reconnecting`, `ended`, or `refused` (with the problem). `ended` and `refused` are final.
 *
 * `engine` is the module replay-engine.js or a promise of it, `headers` may contain a credential. `now` (milliseconds),
 * `fetch` and `tickMs` (interval of timed updates) have defaults.
 * `stats` counts `messages`, `checks` of the state, `mismatches` among them, `snapshots` and `connections`.
 */
export function watchSession(
  url,
  { onState = ignore, onPlay = ignore, onViewers = ignore, onEnd = ignore, onStatus = ignore, ...options } = {},
) {
  const { engine = import('./replay-engine.js'), headers = {}, tickMs = defaultTickMs } = options;
  const { now = () => performance.now(), fetch: fetchStream = (...args) => fetch(...args) } = options;
  const stats = { messages: 0, checks: 0, mismatches: 0, snapshots: 0, connections: 0 };
  const closeController = new AbortController();
  let connectionController = closeController;
  let game = null;
  let lastEventId = null;
  let failures = 0;
  /** Game time of the last message, and when it arrived. */
  let lastMessageTime = { tUs: 0, receivedMs: 0 };
  let timer = null;
  void run();
  return { stats, close };

  function close() {
    clearInterval(timer);
    closeController.abort();
    connectionController.abort();
  }

  async function run() {
    while (!closeController.signal.aborted) {
      onStatus(stats.connections === 0 ? 'connecting' : 'reconnecting', null);
      const { status, detail, retryMs } = await connect().catch(() => ({ status: 'lost' }));
      if (closeController.signal.aborted) return;
      if (status !== 'lost') {
        close();
        return onStatus(status, detail ?? null);
      }
      failures += 1;
      await delay(retryMs ?? backOffMs(failures), closeController.signal);
    }
  }

  /** One connection, from the request to its end. */
  async function connect() {
    connectionController = new AbortController();
    const { signal } = connectionController;
    const abort = () => connectionController.abort();
    stats.connections += 1;
    let lastDataMs = now();
    const watchdog = setInterval(() => now() - lastDataMs > silenceMsMax && abort(), watchdogIntervalMs);
    const onData = () => {
      lastDataMs = now();
    };
    const requestHeaders = {
      accept: 'text/event-stream',
      ...headers,
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    };
    try {
      const response = await fetchStream(url, { headers: requestHeaders, signal, cache: 'no-store' });
      if (response.status === 204) return { status: 'ended' };
      if (!response.ok) return await statusAfterError(response);
      for await (const event of eventsOf(response.body, onData)) {
        const outcome = await handleEvent(event);
        if (outcome !== null) return outcome;
        failures = 0;
      }
      return { status: 'lost' };
    } finally {
      clearInterval(watchdog);
      abort();
    }
  }

  /** Handles an event; returns the status of the connection when the event ends it, otherwise null. */
  async function handleEvent({ id, name, data }) {
    stats.messages += 1;
    if (name === 'waiting') onStatus('waiting', data);
    if (name === 'refused') return { status: 'refused', detail: data };
    if (name === 'snapshot') {
      stats.snapshots += 1;
      game = openLiveGame(await engine, data);
      if (!acceptState(game.matchesServer, data)) return { status: 'lost' };
      onStatus('live', data);
    } else if (name === 'moves') {
      if (game === null || !acceptState(game.apply(data), data)) return { status: 'lost' };
      if (stats.connections > 1 && failures > 0) onStatus('live', null);
    } else if (name === 'end') {
      end(data);
      return { status: 'ended' };
    }
    lastEventId = id ?? lastEventId;
    return null;
  }

  /**
   * Shows the state after a message. Returns false if it differs from the server's; the next connection then starts
   * with a snapshot.
   */
  function acceptState(isMatching, { t_us: tUs, viewers }) {
    stats.checks += 1;
    if (!isMatching) {
      stats.mismatches += 1;
      lastEventId = null;
      return false;
    }
    lastMessageTime = { tUs, receivedMs: now() };
    show();
    onViewers(viewers ?? 0);
    if (game.slowness !== null) timer ??= setInterval(tick, tickMs);
    return true;
  }

  function tick() {
    const elapsedMs = Math.min(now() - lastMessageTime.receivedMs, extrapolationMsMax);
    if (game.showAt(lastMessageTime.tUs + Math.floor((elapsedMs * 1_000) / game.slowness))) show();
  }

  function show() {
    onState(game.snapshot());
    const entries = game.takeEntries();
    if (entries.length > 0) onPlay(entries);
  }

  function end(data) {
    clearInterval(timer);
    if (game !== null) {
      game.end(data);
      show();
    }
    onEnd(data);
  }
}

/** Parses the server-sent events of a body, with `data` as JSON; comments are skipped. */
async function* eventsOf(body, onData) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onData();
    text += value;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => line.split(/: (.*)/s)),
      );
      text = text.slice(end + 2);
      const data = fields.get('data');
      if (data !== undefined) yield { id: fields.get('id'), name: fields.get('event'), data: JSON.parse(data) };
    }
  }
}

/** Status after an error response: `refused` for final HTTP statuses, otherwise `lost` with the requested delay. */
async function statusAfterError(response) {
  if (finalStatuses.has(response.status)) return { status: 'refused', detail: await response.json().catch(() => null) };
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { status: 'lost', retryMs: seconds * 1_000 } : { status: 'lost' };
}

function backOffMs(failures) {
  return Math.min(retryMsMax, retryMsMin * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}

function delay(ms, signal) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve);
  });
}

function ignore() {}
