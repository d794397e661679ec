// Host side of a renderer's frame: creates it, sends it a port, and passes it states one at a time. Its messages are
// untrusted: a renderer that throws, stops responding, leaves its document or sends anything except `ready`, `timing`
// and `error` is removed, and the fallback replaces it once.

// Timeouts count only while this page runs, so that a suspended machine or a hidden page causes no failure.
// Frames usually have their own process, which a busy machine may not schedule for seconds while it runs this page.
const checkMs = 250;
const silentChecksMax = 40;
// Loading time of the document and its files on a slow connection.
const loadingChecksMax = 60;
// Average render time above which a renderer blocks the page.
const timedStates = 20;
const averageMsMax = 100;

/**
 * Renders states in `element` with the renderer at `frameUrl`, or with the one at `fallbackUrl` after a failure. Both are
 * addresses of documents that this page's policy lets it frame.
 *
 * `show(state)` takes a public snapshot; states that arrive during a render are skipped except the last.
 * `onFailure(callback)` is called with `{reason, message, isFallback}` for each removed renderer; `reason` is
 * `error`, `silent`, `slow`, `navigated` or `unexpected_message`. `close()` removes the frame.
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
    frame = openFrame(element, { url: fallbackUrl, title }, showFailure);
    note = showMessage(
      element,
      note,
      'The renderer of this game failed. The board is drawn by the reference renderer.',
    );
    if (latest !== null) frame.show(latest);
    report({ ...failure, isFallback: false });
  }

  function showFailure(failure) {
    frame = null;
    note = showMessage(element, note, 'The board cannot be drawn. Score and moves are not affected.');
    report({ ...failure, isFallback: true });
  }

  function report(failure) {
    for (const callback of callbacks) callback(failure);
  }
}

/** One frame, until its first failure, which is reported once after its removal. */
function openFrame(element, { url, title }, onFailure, onDrawn = () => {}) {
  const frame = createFrame(url, title);
  const { port1: port, port2: framePort } = new MessageChannel();
  let phase = 'loading';
  let nextState = null;
  let isDrawing = false;
  let silentChecks = 0;
  const timings = [];
  const timer = setInterval(checkResponse, checkMs);

  frame.addEventListener('load', sendPort);
  addEventListener('message', refuseWindowMessage);
  port.addEventListener('message', (event) => receive(event.data));
  port.addEventListener('messageerror', () => fail('unexpected_message', 'unreadable'));
  element.append(frame);
  return {
    show(state) {
      nextState = state;
      drawPending();
    },
    close: end,
  };

  /** The document has loaded; any later load is a navigation. */
  function sendPort() {
    if (phase !== 'loading') {
      fail('navigated', 'The frame navigated away from its document.');
      return;
    }
    phase = 'greeting';
    silentChecks = 0;
    port.start();
    // The target origin is `*` because the frame's origin is opaque. It contains this document only.
    frame.contentWindow.postMessage('rialto-renderer-port', '*', [framePort]);
  }

  function receive(message) {
    silentChecks = 0;
    if (message?.type === 'timing' && isDrawing) onDrawn();
    if (message?.type === 'error') {
      fail('error', String(message.message).slice(0, 200));
    } else if (message?.type === 'ready' && phase === 'greeting') {
      phase = 'ready';
      drawPending();
    } else if (message?.type === 'timing' && isDrawing && message.ms >= 0) {
      isDrawing = false;
      if (isSlow(timings, message.ms)) fail('slow', 'The renderer takes too long per state.');
      else drawPending();
    } else {
      fail('unexpected_message', 'The frame sent an unexpected message.');
    }
  }

  function drawPending() {
    if (phase !== 'ready' || isDrawing || nextState === null) return;
    isDrawing = true;
    silentChecks = 0;
    port.postMessage(nextState);
    nextState = null;
  }

  /** Renderers communicate through the port, which only the bootstrap has. */
  function refuseWindowMessage(event) {
    if (event.source === frame.contentWindow) fail('unexpected_message', 'The frame sent a message outside its port.');
  }

  function checkResponse() {
    if (document.hidden || (phase === 'ready' && !isDrawing)) return;
    silentChecks += 1;
    if (silentChecks > (phase === 'loading' ? loadingChecksMax : silentChecksMax))
      fail('silent', 'The frame stopped responding.');
  }

  function fail(reason, message) {
    if (phase === 'closed') return;
    end();
    onFailure({ reason, message });
  }

  function end() {
    phase = 'closed';
    clearInterval(timer);
    removeEventListener('message', refuseWindowMessage);
    port.close();
    frame.remove();
  }
}

/** Records a render time; true when the latest ones are too long on average. */
function isSlow(timings, ms) {
  timings.push(ms);
  if (timings.length > timedStates) timings.shift();
  return timings.length === timedStates && timings.reduce((sum, each) => sum + each, 0) > timedStates * averageMsMax;
}

/** View only: neither pointer nor keyboard reaches the frame. */
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

function showMessage(element, note, text) {
  const paragraph = note ?? document.createElement('p');
  paragraph.className = 'renderer-note';
  paragraph.setAttribute('role', 'status');
  paragraph.textContent = text;
  if (note === null) element.append(paragraph);
  return paragraph;
}
