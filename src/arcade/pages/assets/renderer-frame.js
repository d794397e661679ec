// Host side of a renderer's frame: creates the frame, sends it a port, and passes it states one at a time. Messages
// from the frame are untrusted: a renderer that throws, stops responding, leaves its document or sends anything except
// `ready`, `timing`, `alive` and `error` is removed, and the fallback replaces it once.

// Timeouts count only while this page runs, so that a suspended machine or a hidden page causes no failure.
// Frames usually have their own process, which a busy machine may not schedule for seconds while it runs this page.
const checkIntervalMs = 250;
const silentChecksMax = 40;
// Loading time of the document and its files on a slow connection.
const loadingChecksMax = 60;
// Checks between the response to a ping and the next one, while a frame renders nothing.
const pingChecks = 8;
// Number of latest states whose render times are averaged, and the average above which a renderer is too slow.
const timedStatesMax = 20;
const averageMsMax = 100;

/**
 * Renders states in `element` with the renderer at `frameUrl`, or with the one at `fallbackUrl` after a failure. Both
 * are addresses of documents that this page's policy lets it frame.
 *
 * `show(state)` takes a public snapshot; states that arrive during a render are skipped except the last.
 * `onFailure(callback)` is called with `{reason, message, isFallback}` for each removed renderer; `reason` is
 * `error`, `silent`, `slow`, `navigated` or `unexpected_message`. `close()` removes the frame.
 * `onRendered(callback)` is called after each state that the first renderer has rendered.
 */
export function mountRenderer(element, { frameUrl, fallbackUrl, title }) {
  const callbacks = [];
  let latestState = null;
  let messageElement = null;
  let onRendered = () => {};
  let frame = openFrame(
    element,
    { url: frameUrl, title },
    (failure) => replace(failure),
    () => onRendered(),
  );

  return {
    show(state) {
      latestState = state;
      frame?.show(state);
    },
    onFailure(callback) {
      callbacks.push(callback);
    },
    onRendered(callback) {
      onRendered = callback;
    },
    close() {
      frame?.close();
      messageElement?.remove();
      frame = null;
    },
  };

  function replace(failure) {
    frame = openFrame(element, { url: fallbackUrl, title }, showFailure);
    messageElement = showMessage(
      element,
      messageElement,
      'The renderer of this game failed. The board is drawn by the reference renderer.',
    );
    if (latestState !== null) frame.show(latestState);
    report({ ...failure, isFallback: false });
  }

  function showFailure(failure) {
    frame = null;
    messageElement = showMessage(
      element,
      messageElement,
      'The board cannot be drawn. Score and moves are not affected.',
    );
    report({ ...failure, isFallback: true });
  }

  function report(failure) {
    for (const callback of callbacks) callback(failure);
  }
}

/** One frame, until its first failure, which is reported once after its removal. */
function openFrame(element, { url, title }, onFailure, onRendered = () => {}) {
  const frame = createFrame(url, title);
  const { port1: port, port2: framePort } = new MessageChannel();
  let phase = 'loading';
  let nextState = null;
  let isRendering = false;
  let answersPings = false;
  let isPinged = false;
  let silentChecks = 0;
  const renderTimesMs = [];
  const timer = setInterval(checkResponse, checkIntervalMs);

  frame.addEventListener('load', sendPort);
  addEventListener('message', refuseWindowMessage);
  port.addEventListener('message', (event) => receive(event.data));
  port.addEventListener('messageerror', () => fail('unexpected_message', 'unreadable'));
  element.append(frame);
  return {
    show(state) {
      nextState = state;
      renderPendingState();
    },
    close: end,
  };

  /** The document has loaded; any later load is a navigation. */
  function sendPort() {
    if (phase !== 'loading') {
      fail('navigated', 'The frame navigated away from its document.');
      return;
    }
    phase = 'connecting';
    silentChecks = 0;
    port.start();
    // The target origin is `*` because the frame's origin is opaque. It contains this document only.
    frame.contentWindow.postMessage('rialto-renderer-port', '*', [framePort]);
  }

  function receive(message) {
    silentChecks = 0;
    if (message?.type === 'timing' && isRendering) onRendered();
    if (message?.type === 'error') {
      fail('error', String(message.message).slice(0, 200));
    } else if (message?.type === 'ready' && phase === 'connecting') {
      phase = 'ready';
      // During an update, another node may have served an earlier bootstrap, which does not respond to pings.
      answersPings = message.answersPings === true;
      renderPendingState();
    } else if (message?.type === 'alive' && isPinged) {
      isPinged = false;
    } else if (message?.type === 'timing' && isRendering && message.ms >= 0) {
      isRendering = false;
      if (isSlow(renderTimesMs, message.ms)) fail('slow', 'The renderer takes too long per state.');
      else renderPendingState();
    } else {
      fail('unexpected_message', 'The frame sent an unexpected message.');
    }
  }

  function renderPendingState() {
    if (phase !== 'ready' || isRendering || nextState === null) return;
    isRendering = true;
    silentChecks = 0;
    port.postMessage(nextState);
    nextState = null;
  }

  /** Renderers communicate through the port, which only the bootstrap has. */
  function refuseWindowMessage(event) {
    if (event.source === frame.contentWindow) fail('unexpected_message', 'The frame sent a message outside its port.');
  }

  function checkResponse() {
    if (document.hidden) return;
    silentChecks += 1;
    if (phase === 'ready' && !isRendering && !isPinged) {
      if (answersPings && silentChecks >= pingChecks) ping();
    } else if (silentChecks > (phase === 'loading' ? loadingChecksMax : silentChecksMax))
      fail('silent', 'The frame stopped responding.');
  }

  /** Checks that an idle frame responds: an animation frame callback or an observer may block it at any time. */
  function ping() {
    isPinged = true;
    silentChecks = 0;
    port.postMessage('ping');
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
function isSlow(renderTimesMs, ms) {
  renderTimesMs.push(ms);
  if (renderTimesMs.length > timedStatesMax) renderTimesMs.shift();
  return (
    renderTimesMs.length === timedStatesMax &&
    renderTimesMs.reduce((sum, renderMs) => sum + renderMs, 0) > timedStatesMax * averageMsMax
  );
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

function showMessage(element, existingParagraph, text) {
  const paragraph = existingParagraph ?? document.createElement('p');
  paragraph.className = 'renderer-note';
  paragraph.setAttribute('role', 'status');
  paragraph.textContent = text;
  if (existingParagraph === null) element.append(paragraph);
  return paragraph;
}
