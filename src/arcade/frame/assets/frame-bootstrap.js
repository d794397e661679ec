// The first script in every renderer's frame, before anything its author wrote. It takes away what
// the frame's policy cannot, waits for the host page's port, hands each state that comes over it to
// `window.RialtoRenderer.render`, and answers with `ready`, `timing` or `error`. What an author's
// script could replace later (methods of built-in objects) is kept here first, so that the port
// stays out of its reach.

// Methods are kept apart from their objects on purpose, and always applied to one.
/* oxlint-disable typescript/unbound-method */

(() => {
  // Browsers let WebRTC connect in spite of `webrtc 'block'`. All of its interfaces go.
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/RTC/.test(name)) delete window[name];
  }

  const { apply } = Reflect;
  const { freeze } = Object;
  const { parent, performance } = window;
  const { addEventListener } = EventTarget.prototype;
  const { stopImmediatePropagation } = Event.prototype;
  const { postMessage, start } = MessagePort.prototype;
  const { now } = Performance.prototype;
  const { then } = Promise.prototype;
  const { slice } = String.prototype;
  const valuesOf = Object.values;
  const textOf = String;
  const ScriptError = ErrorEvent;
  const Pending = Promise;
  const getter = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name).get;
  const dataOf = getter(MessageEvent.prototype, 'data');
  const portsOf = getter(MessageEvent.prototype, 'ports');
  const sourceOf = getter(MessageEvent.prototype, 'source');
  const messageCharactersMax = 200;

  let port = null;
  let isLoaded = false;
  let failure = null;

  listen(window, 'message', takePort);
  listen(window, 'load', load);
  listen(window, 'error', failByError);
  listen(window, 'unhandledrejection', (event) => fail(event.reason));

  function listen(target, type, listener) {
    apply(addEventListener, target, [type, listener, true]);
  }

  function load() {
    isLoaded = true;
    greet();
  }

  // Messages to the window are the host's alone to send, and this script's alone to see.
  function takePort(event) {
    apply(stopImmediatePropagation, event, []);
    if (!event.isTrusted || port !== null || apply(sourceOf, event, []) !== parent) return;
    port = apply(portsOf, event, [])[0];
    if (port === undefined) return;
    listen(port, 'message', (message) => draw(apply(dataOf, message, [])));
    apply(start, port, []);
    greet();
  }

  function greet() {
    if (port === null || !isLoaded) return;
    if (failure !== null) tell(failure);
    else if (typeof rendererOf() === 'function') tell({ type: 'ready' });
    else fail('The bundle sets no window.RialtoRenderer with a function render.');
  }

  function rendererOf() {
    return window.RialtoRenderer?.render;
  }

  function draw(state) {
    deepFreeze(state);
    const startedMs = apply(now, performance, []);
    try {
      const pending = window.RialtoRenderer.render(state);
      if (pending instanceof Pending) void apply(then, pending, [undefined, fail]);
    } catch (error) {
      fail(error);
      return;
    }
    tell({ type: 'timing', ms: apply(now, performance, []) - startedMs });
  }

  // What came through a port is plain data.
  function deepFreeze(value) {
    if (typeof value !== 'object' || value === null) return;
    freeze(value);
    const inner = valuesOf(value);
    for (let index = 0; index < inner.length; index += 1) deepFreeze(inner[index]);
  }

  // Images that do not load come here too, and so does an observer that was too busy: no failures.
  function failByError(event) {
    if (event instanceof ScriptError && !isObserverNotice(event.message)) fail(event.message);
  }

  function isObserverNotice(message) {
    return apply(slice, message, [0, 19]) === 'ResizeObserver loop';
  }

  // The first failure is the last word.
  function fail(reason) {
    if (failure !== null) return;
    let message = 'The renderer failed.';
    try {
      message = apply(slice, textOf(reason), [0, messageCharactersMax]);
    } catch {}
    failure = { type: 'error', message };
    if (port !== null) tell(failure);
  }

  function tell(message) {
    if (failure === null || message === failure) apply(postMessage, port, [message]);
  }
})();
