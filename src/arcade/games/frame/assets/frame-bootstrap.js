// Bootstrap: the first script in the frame of every renderer. It removes browser interfaces that the frame's policy
// cannot block, receives a port from the host page, passes each state from the port to `window.RialtoRenderer.render`,
// and responds with `ready`, `timing` or `error`, and to a `ping` with `alive`. It saves the methods of built-in objects
// that it uses, because scripts of the author could replace them and access the port.

// Methods are stored without their objects on purpose, and called by `apply`.
/* oxlint-disable typescript/unbound-method */
// Functions of the author cannot access the callers and arguments of strict functions.
// biome-ignore lint/suspicious/noRedundantUseStrict: served as a classic script, which is not strict by itself.
'use strict';

{
  // <allowed>
  // Written by `npm run contracts` from src/arcade/games/bundle/scan/allowed.ts: a name or an interface a line, and its members.
  const allowedNames = `
Array from isArray of
ArrayBuffer isView
Boolean
DataView
Date
Error
Float32Array BYTES_PER_ELEMENT from of
Float64Array BYTES_PER_ELEMENT from of
Infinity
Int16Array BYTES_PER_ELEMENT from of
Int32Array BYTES_PER_ELEMENT from of
Int8Array BYTES_PER_ELEMENT from of
Intl ListFormat NumberFormat PluralRules
JSON parse stringify
Map groupBy
Math E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan tanh trunc
NaN
Number EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt
Object assign entries freeze fromEntries groupBy hasOwn is isFrozen keys seal values
RangeError
Set
String fromCharCode fromCodePoint raw
Symbol iterator
TypeError
Uint16Array BYTES_PER_ELEMENT from of
Uint32Array BYTES_PER_ELEMENT from of
Uint8Array BYTES_PER_ELEMENT from of
Uint8ClampedArray BYTES_PER_ELEMENT from of
WeakMap
WeakSet
isFinite
isNaN
parseFloat
parseInt
undefined
Path2D
ResizeObserver
cancelAnimationFrame
devicePixelRatio
document
getComputedStyle
innerHeight
innerWidth
matchMedia
requestAnimationFrame`;
  const allowedMembers = `
Animation
CanvasGradient addColorStop
CanvasPattern setTransform
CanvasRenderingContext2D arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline textRendering transform translate wordSpacing
CharacterData after before length remove replaceWith
DOMMatrix a b c d e f
DOMMatrixReadOnly a b c d e f inverse is2D isIdentity multiply transformPoint
DOMPoint w x y z
DOMPointReadOnly matrixTransform w x y z
DOMRect x y height width
DOMRectReadOnly bottom left right top x y height width
DOMTokenList add contains remove replace toggle entries forEach item keys length values
Document body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector querySelectorAll
DocumentFragment append childElementCount children firstElementChild getElementById lastElementChild prepend querySelector querySelectorAll replaceChildren
Element after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute tagName toggleAttribute
HTMLCanvasElement getContext height width
HTMLCollection item length
HTMLElement dataset dir hidden lang offsetHeight offsetLeft offsetParent offsetTop offsetWidth style title
HTMLImageElement alt complete naturalHeight naturalWidth src height width
HTMLLIElement value
HTMLMeterElement max min value
HTMLOutputElement value
HTMLProgressElement max position value
HTMLTableCellElement cellIndex colSpan rowSpan
ImageData colorSpace data height width
MediaQueryList matches media
Node appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild replaceChild textContent
NodeList entries forEach item keys length values
Path2D addPath arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect
ResizeObserver disconnect observe unobserve
ResizeObserverEntry borderBoxSize contentBoxSize contentRect devicePixelContentBoxSize target
ResizeObserverSize blockSize inlineSize
SVGElement className dataset ownerSVGElement style viewportElement
SVGGeometryElement getPointAtLength getTotalLength isPointInFill isPointInStroke
SVGGraphicsElement getBBox getCTM getScreenCTM
SVGMatrix a b c d e f inverse multiply
SVGPoint matrixTransform x y
SVGRect x y height width
SVGTextContentElement getComputedTextLength getNumberOfChars getSubStringLength
TextMetrics actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline width`;
  const refusedMembers = `
CSSStyleDeclaration cssText parentRule
CSSStyleProperties
DOMStringMap`;
  const allowedElements = `
 b br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img li main meter ol output p pre progress section small span strong table tbody td th thead time title tr ul circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop svg symbol text tspan use`;
  // </allowed>

  const { apply, construct, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } =
    Reflect;
  const { freeze } = Object;
  const { parent, performance } = window;
  const { addEventListener } = EventTarget.prototype;
  const documentPrototype = Document.prototype;
  const { createElement, createElementNS } = documentPrototype;
  const NativeTypeError = TypeError;
  const { stopImmediatePropagation } = Event.prototype;
  const { postMessage, start } = MessagePort.prototype;
  const { now } = Performance.prototype;
  const { then } = Promise.prototype;
  const { slice } = String.prototype;
  const valuesOf = Object.values;
  const textOf = String;
  const NativeErrorEvent = ErrorEvent;
  const NativePromise = Promise;
  const getter = (prototype, name) => getOwnPropertyDescriptor(prototype, name).get;
  const localNameOf = getter(Element.prototype, 'localName');
  const { add, delete: removeFromSet, has } = Set.prototype;
  const countOf = getter(Set.prototype, 'size');
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const allowedElementNames = new Set(allowedElements.trim().split(' '));
  const dataOf = getter(MessageEvent.prototype, 'data');
  const portsOf = getter(MessageEvent.prototype, 'ports');
  const sourceOf = getter(MessageEvent.prototype, 'source');
  const messageOf = getter(ErrorEvent.prototype, 'message');
  const reasonOf = getter(PromiseRejectionEvent.prototype, 'reason');
  const messageCharactersMax = 200;
  // Far more than renderers need; callbacks that request two each would reach millions within half a second.
  const animationFramesMax = 10_000;
  // Interfaces of the language, which are not removed, because scripts need them.
  const languageInterfaces = [
    ...['Object', 'Function', 'Array', 'Boolean', 'Number', 'BigInt', 'String', 'Symbol', 'RegExp', 'Date', 'Promise'],
    ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
    ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Iterator', 'ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array'],
    ...['Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array'],
  ];
  const functionMembers = new Set(['length', 'name', 'prototype']);

  let port = null;
  let isLoaded = false;
  let failure = null;

  removeUnlisted();
  removePrototypeAccessors();
  removeClock();
  limitAnimationFrames();
  limitElements('createElement', createElement);
  limitElements('createElementNS', createElementNS);
  listen(window, 'message', acceptPort);
  listen(window, 'load', load);
  listen(window, 'error', failByError);
  // The sandbox allows a frame to change its own fragment, which adds entries to the history of the embedding page.
  listen(window, 'hashchange', () => fail('The renderer changed its address.'));
  listen(window, 'unhandledrejection', (event) => fail(apply(reasonOf, event, [])));

  function listen(target, type, listener) {
    apply(addEventListener, target, [type, listener, true]);
  }

  function load() {
    isLoaded = true;
    reportReadiness();
  }

  // Only messages of the host page are accepted, and other scripts do not receive them.
  function acceptPort(event) {
    apply(stopImmediatePropagation, event, []);
    if (!event.isTrusted || port !== null || apply(sourceOf, event, []) !== parent) return;
    port = apply(portsOf, event, [])[0];
    if (port === undefined) return;
    listen(port, 'message', (message) => handleMessage(apply(dataOf, message, [])));
    apply(start, port, []);
    reportReadiness();
  }

  function reportReadiness() {
    if (port === null || !isLoaded) return;
    if (failure !== null) sendToHost(failure);
    else if (typeof rendererOf() === 'function') sendToHost({ type: 'ready', answersPings: true });
    else fail('The bundle sets no window.RialtoRenderer with a function render.');
  }

  function rendererOf() {
    return window.RialtoRenderer?.render;
  }

  // The host pings an idle frame to detect when it stops responding. States are objects.
  function handleMessage(data) {
    if (data === 'ping') sendToHost({ type: 'alive' });
    else draw(data);
  }

  function draw(state) {
    deepFreeze(state);
    const startedMs = apply(now, performance, []);
    try {
      const pending = window.RialtoRenderer.render(state);
      if (pending instanceof NativePromise) void apply(then, pending, [undefined, fail]);
    } catch (error) {
      fail(error);
      return;
    }
    sendToHost({ type: 'timing', ms: apply(now, performance, []) - startedMs });
  }

  // Data from a port has no cycles and no getters.
  function deepFreeze(value) {
    if (typeof value !== 'object' || value === null) return;
    freeze(value);
    const inner = valuesOf(value);
    for (let index = 0; index < inner.length; index += 1) deepFreeze(inner[index]);
  }

  // Error events of images that do not load, and of ResizeObserver loops, are not failures.
  function failByError(event) {
    if (!(event instanceof NativeErrorEvent)) return;
    const message = apply(messageOf, event, []);
    if (!isObserverNotice(message)) fail(message);
  }

  function isObserverNotice(message) {
    return apply(slice, message, [0, 19]) === 'ResizeObserver loop';
  }

  // Only the first failure is reported.
  function fail(reason) {
    if (failure !== null) return;
    let message = 'The renderer failed.';
    try {
      message = apply(slice, textOf(reason), [0, messageCharactersMax]);
    } catch {}
    failure = { type: 'error', message };
    if (port !== null) sendToHost(failure);
  }

  function sendToHost(message) {
    if (failure === null || message === failure) apply(postMessage, port, [message]);
  }

  // --- Restrictions of the author's scripts -------------------------------------------------------

  // Removes all members of interfaces that are not on the allowlist, and all members of unlisted interfaces.
  function removeUnlisted() {
    const names = readList(allowedNames);
    const members = readList(allowedMembers);
    const refused = readList(refusedMembers);
    for (const prototype of hostPrototypes()) {
      const { value: name } = getOwnPropertyDescriptor(prototype, Symbol.toStringTag) ?? {};
      const isRefused = refused.has(name)
        ? (member) => member === 'constructor' || refused.get(name).has(member)
        : (member) => members.get(name)?.has(member) !== true;
      removeMembers(prototype, isRefused);
    }
    for (const [name, ownMembers] of names) removeStatics(window[name], ownMembers);
    removeMembers(window, (name) => !names.has(name));
    for (const sampleFunction of [() => {}, async () => {}, function* () {}, async function* () {}])
      remove(getPrototypeOf(sampleFunction), 'constructor');
  }

  // With these members a computed name can replace the prototype of an object.
  function removePrototypeAccessors() {
    for (const name of ['__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__'])
      remove(Object.prototype, name);
  }

  // A Date without an argument reads the clock.
  function removeClock() {
    const NativeDate = Date;
    const prototype = NativeDate.prototype;
    const value = function (...callArguments) {
      if (new.target === undefined || callArguments.length === 0)
        throw new NativeTypeError('A Date needs an argument.');
      return construct(NativeDate, callArguments, new.target);
    };
    defineProperty(value, 'name', { value: 'Date' });
    defineProperty(value, 'prototype', { value: prototype, writable: false });
    defineProperty(prototype, 'constructor', { value });
    defineProperty(window, 'Date', { value });
  }

  function limitAnimationFrames() {
    const pending = new Set();
    const request = (callback) => {
      if (apply(countOf, pending, []) >= animationFramesMax) {
        fail(`The renderer requested more than ${animationFramesMax} animation frames at once.`);
        throw new NativeTypeError('Too many animation frames are requested.');
      }
      const id = apply(requestAnimationFrame, window, [
        (timeMs) => {
          apply(removeFromSet, pending, [id]);
          if (failure === null) apply(callback, undefined, [timeMs]);
        },
      ]);
      apply(add, pending, [id]);
      return id;
    };
    const cancel = (id) => {
      apply(cancelAnimationFrame, window, [id]);
      apply(removeFromSet, pending, [id]);
    };
    defineProperty(window, 'requestAnimationFrame', { value: request });
    defineProperty(window, 'cancelAnimationFrame', { value: cancel });
  }

  // Content-Security-Policy cannot block input elements, nor frames with `srcdoc`, whose document would run the bundle's
  // scripts without this script. Documents whose markup contains a frame are served without scripts.
  function limitElements(name, create) {
    const value = function (...callArguments) {
      const element = apply(create, this, callArguments);
      const tag = apply(localNameOf, element, []);
      if (!apply(has, allowedElementNames, [tag]))
        throw new NativeTypeError(`A renderer must not create elements of type ${tag}.`);
      return element;
    };
    defineProperty(documentPrototype, name, { value });
  }

  // Each line is a name and its members.
  function readList(text) {
    const lines = text.trim().split('\n');
    const words = lines.map((line) => line.trim().split(' '));
    return new Map(words.map(([name, ...members]) => [name, new Set(members)]));
  }

  function hostPrototypes() {
    const interfaces = ownKeys(window).map((name) => getOwnPropertyDescriptor(window, name).value);
    const prototypes = interfaces.map((value) => (typeof value === 'function' ? value.prototype : undefined));
    const languagePrototypes = new Set(languageInterfaces.map((name) => window[name]?.prototype));
    return new Set(
      prototypes.filter(
        (prototype) => typeof prototype === 'object' && prototype !== null && !languagePrototypes.has(prototype),
      ),
    );
  }

  function removeStatics(value, allowedStatics) {
    if (typeof value !== 'function' && typeof value !== 'object') return;
    if (value === document) return;
    removeMembers(value, (name) => !allowedStatics.has(name) && !functionMembers.has(name));
  }

  // Members with a symbol as name, such as iterators, are not removed.
  function removeMembers(object, isRefused) {
    for (const name of ownKeys(object)) if (typeof name === 'string' && isRefused(name)) remove(object, name);
  }

  // Members that are not configurable, such as `document`, `top` and constants, cannot be deleted. Only writable ones
  // lose their value.
  function remove(object, name) {
    if (!deleteProperty(object, name)) defineProperty(object, name, { value: undefined });
  }
}
