// Host page of probes: frames one renderer as the arcade's own pages do, sends it states one at a time, and advances
// the clock in its frame.

(() => {
  const failures = [];
  let clock = null;
  let renderer = null;
  let isLoaded = false;
  let respondToOpen = null;
  let respondToDraw = null;
  let respondToRun = null;

  /** Resolves when the renderer is ready or has failed. */
  function open(url) {
    return new Promise((resolve) => {
      respondToOpen = resolve;
      const frame = createFrame(url);
      frame.addEventListener('load', () => {
        if (isLoaded) return failByNavigation();
        isLoaded = true;
        clock = sendPort(frame, 'rialto-probe-clock');
        renderer = sendPort(frame, 'rialto-renderer-port');
        renderer.onmessage = ({ data }) => receive(data);
      });
      addEventListener('message', ({ source }) => {
        if (source === frame.contentWindow) fail('The frame sent a message outside its port.');
      });
      document.body.append(frame);
    });
  }

  /** Handles a second load of the frame, whose first document contained the clock. */
  function failByNavigation() {
    fail('The frame navigated away from its document.');
    respondToRun?.(null);
  }

  function sendPort(frame, name) {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage(name, '*', [port2]);
    return port1;
  }

  function receive(message) {
    if (message?.type === 'error') fail(String(message.message).slice(0, 200));
    else if (message?.type === 'ready') respondToOpen();
    else if (message?.type === 'timing' && respondToDraw !== null) settleDraw(message.ms);
    else fail('The frame sent an unexpected message.');
  }

  function fail(failure) {
    if (failures.length < 10) failures.push(failure);
    respondToOpen();
    settleDraw(null);
  }

  function settleDraw(ms) {
    respondToDraw?.(ms);
    respondToDraw = null;
  }

  /** Sends the renderer a state; the result is the duration of `render` in milliseconds, or null when it failed. */
  function draw(state) {
    if (failures.length > 0 || renderer === null) return null;
    return new Promise((resolve) => {
      respondToDraw = resolve;
      renderer.postMessage(state);
    });
  }

  /** Sends the clock a command and returns its response; null when the frame navigates away. */
  function run(command) {
    return new Promise((resolve) => {
      respondToRun = resolve;
      clock.onmessage = ({ data }) => resolve(data);
      clock.postMessage(command);
    });
  }

  function createFrame(url) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('allow', '');
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.tabIndex = -1;
    frame.src = url;
    return frame;
  }

  window.probe = { open, draw, run, failures };
})();
