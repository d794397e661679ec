// The host's side of a renderer's frame: creates it, hands it a port, returns it states one at a time,
// and believes nothing else of it. A renderer that throws, falls silent, leaves its document or says
// anything but `ready`, `timing` and `error` is taken out, and the fallback takes its place once.

// Silence is counted while this page runs: a machine that slept, or a page out of sight, accuses nobody.
// A frame mostly has a process of its own, which a busy machine may not run for seconds while it runs this page.
const beatMs = 250;
const silentBeatsMax = 40;
// For the document and its files, on a slow line.
const loadingBeatsMax = 60;
// A renderer whose last states took longer than this on average keeps the page from everything else.
const timedStates = 20;
const averageMsMax = 100;

/**
 * Shows states in `element` by the renderer at `frameUrl`, else by the one at `fallbackUrl`. Both are
 * addresses of documents that this page's policy lets it frame.
 *
 * `show(state)` takes a public snapshot; of several that come faster than they are drawn the newest
 * counts. `onFailure(callback)` is told of each renderer that was taken out, by
 * `{reason, message, isFallback}`; `reason` is `error`, `silent`, `slow`, `navigated` or
 * `unexpected_message`. `close()` takes everything away.
 * `onDrawn(callback)` is called after each state that the first renderer has drawn.
 */
export function mountRenderer(element, { frameUrl, fallbackUrl, title }) {
  const callbacks = [];
  let latest = null;
  let note = null;
  let onDrawn = () => {};
  let frame = openFrame(
    element,
    { url: frameUrl, title },
    (failure) => replace(failure),
    () => onDrawn(),
  );

  return {
    show(state) {
      latest = state;
      frame?.show(state);
    },
    onFailure(callback) {
      callbacks.push(callback);
    },
    onDrawn(callback) {
      onDrawn = callback;
    },
    close() {
      frame?.close();
      note?.remove();
      frame = null;
    },
  };

  function replace(failure) {
    frame = openFrame(element, { url: fallbackUrl, title }, giveUp);
    note = say(element, note, 'The renderer of this game failed. The board is drawn by the reference renderer.');
    if (latest !== null) frame.show(latest);
    tell({ ...failure, isFallback: false });
  }

  function giveUp(failure) {
    frame = null;
    note = say(element, note, 'The board cannot be drawn. Score and moves are not affected.');
    tell({ ...failure, isFallback: true });
  }

  function tell(failure) {
    for (const callback of callbacks) callback(failure);
  }
}

/** One frame until its first failure, of which `onFailure` is told once, when it is gone. */
function openFrame(element, { url, title }, onFailure, onDrawn = () => {}) {
  const frame = createFrame(url, title);
  const { port1: port, port2: framePort } = new MessageChannel();
  let phase = 'loading';
  let waiting = null;
  let isDrawing = false;
  let silentBeats = 0;
  const timings = [];
  const heart = setInterval(beat, beatMs);

  frame.addEventListener('load', handOver);
  addEventListener('message', refuseWindowMessage);
  port.addEventListener('message', (event) => hear(event.data));
  port.addEventListener('messageerror', () => fail('unexpected_message', 'unreadable'));
  element.append(frame);
  return {
    show(state) {
      waiting = state;
      drawWaiting();
    },
    close: end,
  };

  /** The document stands; whatever loads after it is no renderer any more. */
  function handOver() {
    if (phase !== 'loading') {
      fail('navigated', 'The frame navigated away from its document.');
      return;
    }
    phase = 'greeting';
    silentBeats = 0;
    port.start();
    // The frame's origin is opaque: no address could name it. It holds this one document.
    frame.contentWindow.postMessage('rialto-renderer-port', '*', [framePort]);
  }

  function hear(message) {
    silentBeats = 0;
    if (message?.type === 'timing' && isDrawing) onDrawn();
    if (message?.type === 'error') {
      fail('error', String(message.message).slice(0, 200));
    } else if (message?.type === 'ready' && phase === 'greeting') {
      phase = 'ready';
      drawWaiting();
    } else if (message?.type === 'timing' && isDrawing && message.ms >= 0) {
      isDrawing = false;
      if (isSlow(timings, message.ms)) fail('slow', 'The renderer takes too long per state.');
      else drawWaiting();
    } else {
      fail('unexpected_message', 'The frame sent an unexpected message.');
    }
  }

  function drawWaiting() {
    if (phase !== 'ready' || isDrawing || waiting === null) return;
    isDrawing = true;
    silentBeats = 0;
    port.postMessage(waiting);
    waiting = null;
  }

  /** Renderers speak through the port, which only the bootstrap holds. */
  function refuseWindowMessage(event) {
    if (event.source === frame.contentWindow) fail('unexpected_message', 'The frame sent a message outside its port.');
  }

  function beat() {
    if (document.hidden || (phase === 'ready' && !isDrawing)) return;
    silentBeats += 1;
    if (silentBeats > (phase === 'loading' ? loadingBeatsMax : silentBeatsMax))
      fail('silent', 'The frame stopped responding.');
  }

  function fail(reason, message) {
    if (phase === 'over') return;
    end();
    onFailure({ reason, message });
  }

  function end() {
    phase = 'over';
    clearInterval(heart);
    removeEventListener('message', refuseWindowMessage);
    port.close();
    frame.remove();
  }
}

/** Records how long a state took. True when the last ones took too long on average. */
function isSlow(timings, ms) {
  timings.push(ms);
  if (timings.length > timedStates) timings.shift();
  return timings.length === timedStates && timings.reduce((sum, each) => sum + each, 0) > timedStates * averageMsMax;
}

/** People watch: neither pointer nor keyboard reaches the frame. */
function createFrame(url, title) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', '');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.className = 'renderer-frame';
  frame.title = title;
  frame.tabIndex = -1;
  frame.style.pointerEvents = 'none';
  frame.src = url;
  return frame;
}

function say(element, note, text) {
  const said = note ?? document.createElement('p');
  said.className = 'renderer-note';
  said.setAttribute('role', 'status');
  said.textContent = text;
  if (note === null) element.append(said);
  return said;
}
