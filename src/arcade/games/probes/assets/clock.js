/* oxlint-disable typescript/unbound-method -- native functions are saved before the renderer can replace them, and called with an explicit `this`. */
// Virtual clock, which runs in the renderer's frame before the bootstrap, in probes only. Animation frames and CSS
// animations follow a clock that the host page advances, so that the screenshots do not depend on the speed of the
// machine. The script saves the browser functions that it needs before the bootstrap removes them.

(() => {
  const { parent, document } = window;
  if (parent === window) return;
  const { apply } = Reflect;
  const [{ addEventListener }, { stopImmediatePropagation }] = [EventTarget.prototype, Event.prototype];
  const { postMessage, start } = MessagePort.prototype;
  const { getAnimations, getElementsByTagName } = Document.prototype;
  const [{ pause, finish }, { getComputedTiming }] = [Animation.prototype, AnimationEffect.prototype];
  const { dataOf, portsOf, sourceOf, currentTime, playState, effectOf, textOf, directiveOf, blockedOf } = accessors();
  const [{ hasAttribute }, { has, add }] = [Element.prototype, WeakSet.prototype];
  const { requestAnimationFrame: nextFrame, reportError: report } = window;
  const [knownAnimations, pausedByRenderer, violations] = [new WeakSet(), new WeakSet(), []];
  const stepMs = 1000 / 60;
  let nowMs = 1000;
  let lastId = 0;
  let queue = [];
  let texts = [];
  window.requestAnimationFrame = requestAnimationFrame;
  window.cancelAnimationFrame = cancelAnimationFrame;
  for (const name of ['fillText', 'strokeText']) recordTexts(name);

  apply(addEventListener, window, ['message', receivePort, true]);
  apply(addEventListener, document, ['securitypolicyviolation', recordViolation, true]);

  function accessors() {
    const accessor = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name);
    return {
      dataOf: accessor(MessageEvent.prototype, 'data').get,
      portsOf: accessor(MessageEvent.prototype, 'ports').get,
      sourceOf: accessor(MessageEvent.prototype, 'source').get,
      currentTime: accessor(Animation.prototype, 'currentTime'),
      playState: accessor(Animation.prototype, 'playState').get,
      effectOf: accessor(Animation.prototype, 'effect').get,
      textOf: accessor(Node.prototype, 'textContent').get,
      directiveOf: accessor(SecurityPolicyViolationEvent.prototype, 'effectiveDirective').get,
      blockedOf: accessor(SecurityPolicyViolationEvent.prototype, 'blockedURI').get,
    };
  }

  function requestAnimationFrame(callback) {
    lastId += 1;
    queue[queue.length] = { id: lastId, callback };
    return lastId;
  }

  function cancelAnimationFrame(id) {
    const remaining = [];
    for (let index = 0; index < queue.length; index += 1)
      if (queue[index].id !== id) remaining[remaining.length] = queue[index];
    queue = remaining;
  }

  function receivePort(event) {
    if (apply(sourceOf, event, []) !== parent || apply(dataOf, event, []) !== 'rialto-probe-clock') return;
    apply(stopImmediatePropagation, event, []);
    const port = apply(portsOf, event, [])[0];
    const respond = (message) => apply(postMessage, port, [message]);
    apply(addEventListener, port, ['message', (message) => execute(apply(dataOf, message, []), respond), true]);
    apply(start, port, []);
  }

  function recordViolation(event) {
    if (violations.length < 10)
      violations[violations.length] = `${apply(directiveOf, event, [])} ${apply(blockedOf, event, [])}`;
  }

  /** At most `steps` steps, fewer once nothing is scheduled. `paints`: browser frames to wait for afterwards. */
  function execute({ steps, paints, inspects }, respond) {
    pauseNewAnimations();
    let stepCount = 0;
    while (stepCount < steps && isScheduled()) {
      step();
      stepCount += 1;
    }
    const result = { steps: stepCount, isSettled: !isScheduled(), violations };
    if (inspects) Object.assign(result, inspect());
    afterPaints(paints, () => respond(result));
  }

  function afterPaints(count, callback) {
    if (count === 0) callback();
    else apply(nextFrame, window, [() => afterPaints(count - 1, callback)]);
  }

  function step() {
    nowMs += stepMs;
    const due = queue;
    queue = [];
    for (let index = 0; index < due.length; index += 1) {
      try {
        due[index].callback(nowMs);
      } catch (error) {
        apply(report, window, [error]);
      }
    }
    const animations = apply(getAnimations, document, []);
    for (let index = 0; index < animations.length; index += 1) advanceAnimation(animations[index]);
  }

  // A new animation stays at its start until the next step.
  function advanceAnimation(animation) {
    if (pauseIfNew(animation)) return;
    if (isInactive(animation)) return;
    const next = apply(currentTime.get, animation, []) + stepMs;
    if (next >= endOf(animation)) apply(finish, animation, []);
    else apply(currentTime.set, animation, [next]);
  }

  function pauseNewAnimations() {
    const animations = apply(getAnimations, document, []);
    for (let index = 0; index < animations.length; index += 1) pauseIfNew(animations[index]);
  }

  function pauseIfNew(animation) {
    // A paused animation is advanced by this clock only.
    if (apply(has, knownAnimations, [animation])) return false;
    apply(add, knownAnimations, [animation]);
    if (apply(playState, animation, []) === 'paused') apply(add, pausedByRenderer, [animation]);
    apply(pause, animation, []);
    apply(currentTime.set, animation, [0]);
    return true;
  }

  function isInactive(animation) {
    return apply(has, pausedByRenderer, [animation]) || apply(playState, animation, []) === 'finished';
  }

  function endOf(animation) {
    return apply(getComputedTiming, apply(effectOf, animation, []), []).endTime;
  }

  function isScheduled() {
    if (queue.length > 0) return true;
    pauseNewAnimations();
    const animations = apply(getAnimations, document, []);
    for (let index = 0; index < animations.length; index += 1) if (!isInactive(animations[index])) return true;
    return false;
  }

  function inspect() {
    const drawnTexts = texts;
    texts = [];
    const unlabelled = [];
    for (const name of ['canvas', 'svg']) {
      const elements = apply(getElementsByTagName, document, [name]);
      for (let index = 0; index < elements.length; index += 1) {
        const element = elements[index];
        const isInner = name === 'svg' && element.ownerSVGElement !== null;
        const isHidden = apply(hasAttribute, element, ['aria-hidden']);
        if (!isInner && !isHidden && !isLabelled(element)) unlabelled[unlabelled.length] = name;
      }
    }
    const nodes = apply(getElementsByTagName, document, ['*']).length;
    return { nodes, unlabelled, text: apply(textOf, document.documentElement, []), drawnTexts };
  }

  function isLabelled(element) {
    const isSet = (attribute) => apply(hasAttribute, element, [attribute]);
    return isSet('role') && (isSet('aria-label') || isSet('aria-labelledby'));
  }

  function recordTexts(name) {
    const { prototype } = CanvasRenderingContext2D;
    const original = prototype[name];
    prototype[name] = function draw(...args) {
      if (texts.length < 1000) texts[texts.length] = `${args[0]}`;
      return apply(original, this, args);
    };
  }
})();
