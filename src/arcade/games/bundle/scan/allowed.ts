/**
 * Allowlist for scripts, HTML and CSS of renderers. The scan rejects all other names, the frame's bootstrap removes all
 * other members at run time, and the protocol document publishes the list.
 */

/** Splits a text into words. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

export interface AllowedName {
  /** `function` may be called, `constructor` constructed, `conversion` both; `namespace` needs a member access. */
  readonly use: 'value' | 'function' | 'constructor' | 'conversion' | 'namespace';
  /** Allowed static members. */
  readonly members: readonly string[];
}

const allowedName = (use: AllowedName['use'], members = ''): AllowedName => ({
  use,
  members: members === '' ? [] : words(members),
});

const numberArray = allowedName('constructor', 'BYTES_PER_ELEMENT from of');

/** Global names of ECMAScript. `Date` may only be constructed with an argument. */
export const ecmascriptNames: Readonly<Record<string, AllowedName>> = {
  Array: allowedName('conversion', 'from isArray of'),
  ArrayBuffer: allowedName('constructor', 'isView'),
  Boolean: allowedName('conversion'),
  DataView: allowedName('constructor'),
  Date: allowedName('constructor'),
  Error: allowedName('conversion'),
  Float32Array: numberArray,
  Float64Array: numberArray,
  Infinity: allowedName('value'),
  Int16Array: numberArray,
  Int32Array: numberArray,
  Int8Array: numberArray,
  Intl: allowedName('namespace', 'ListFormat NumberFormat PluralRules'),
  JSON: allowedName('namespace', 'parse stringify'),
  Map: allowedName('constructor', 'groupBy'),
  Math: allowedName(
    'namespace',
    `E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp
    expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan
    tanh trunc`,
  ),
  NaN: allowedName('value'),
  Number: allowedName(
    'conversion',
    `EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite
    isInteger isNaN isSafeInteger parseFloat parseInt`,
  ),
  Object: allowedName('namespace', 'assign entries freeze fromEntries groupBy hasOwn is isFrozen keys seal values'),
  RangeError: allowedName('conversion'),
  Set: allowedName('constructor'),
  String: allowedName('conversion', 'fromCharCode fromCodePoint raw'),
  Symbol: allowedName('namespace', 'iterator'),
  TypeError: allowedName('conversion'),
  Uint16Array: numberArray,
  Uint32Array: numberArray,
  Uint8Array: numberArray,
  Uint8ClampedArray: numberArray,
  WeakMap: allowedName('constructor'),
  WeakSet: allowedName('constructor'),
  isFinite: allowedName('function'),
  isNaN: allowedName('function'),
  parseFloat: allowedName('function'),
  parseInt: allowedName('function'),
  undefined: allowedName('value'),
};

/** Global names of the browser, also as members of `window`. */
export const browserNames: Readonly<Record<string, AllowedName>> = {
  Path2D: allowedName('constructor'),
  ResizeObserver: allowedName('constructor'),
  cancelAnimationFrame: allowedName('function'),
  devicePixelRatio: allowedName('value'),
  document: allowedName('value'),
  getComputedStyle: allowedName('function'),
  innerHeight: allowedName('value'),
  innerWidth: allowedName('value'),
  matchMedia: allowedName('function'),
  requestAnimationFrame: allowedName('function'),
};

/** The name that a bundle sets on `window`. */
export const rendererName = 'RialtoRenderer';

/** Members that scripts may use of `document` itself. */
export const documentMembers = words(`
  body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector
  querySelectorAll`);

const sizes = 'height width';
const tokens = 'entries forEach item keys length values';
const path = `
  arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect`;

/** Allowed members of browser interfaces. No members of other interfaces are allowed. */
export const hostMembers: Readonly<Record<string, readonly string[]>> = {
  Animation: [],
  CanvasGradient: ['addColorStop'],
  CanvasPattern: ['setTransform'],
  CanvasRenderingContext2D: words(`${path}
    beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern
    createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch
    fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled
    imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth
    measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform
    shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline
    textRendering transform translate wordSpacing`),
  CharacterData: words('after before length remove replaceWith'),
  DOMMatrix: words('a b c d e f'),
  DOMMatrixReadOnly: words('a b c d e f inverse is2D isIdentity multiply transformPoint'),
  DOMPoint: words('w x y z'),
  DOMPointReadOnly: words('matrixTransform w x y z'),
  DOMRect: words(`x y ${sizes}`),
  DOMRectReadOnly: words(`bottom left right top x y ${sizes}`),
  DOMTokenList: words(`add contains remove replace toggle ${tokens}`),
  Document: documentMembers,
  DocumentFragment: words(`append childElementCount children firstElementChild getElementById lastElementChild prepend
    querySelector querySelectorAll replaceChildren`),
  Element: words(`
    after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before
    childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest
    firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id
    lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector
    querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute
    tagName toggleAttribute`),
  HTMLCanvasElement: words(`getContext ${sizes}`),
  HTMLCollection: ['item', 'length'],
  HTMLElement: words('dataset dir hidden lang offsetHeight offsetLeft offsetParent offsetTop offsetWidth style title'),
  HTMLImageElement: words(`alt complete naturalHeight naturalWidth src ${sizes}`),
  HTMLLIElement: ['value'],
  HTMLMeterElement: words('max min value'),
  HTMLOutputElement: ['value'],
  HTMLProgressElement: words('max position value'),
  HTMLTableCellElement: words('cellIndex colSpan rowSpan'),
  ImageData: words(`colorSpace data ${sizes}`),
  MediaQueryList: words('matches media'),
  Node: words(`
    appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode
    lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild
    replaceChild textContent`),
  NodeList: words(tokens),
  Path2D: words(`addPath ${path}`),
  ResizeObserver: words('disconnect observe unobserve'),
  ResizeObserverEntry: words('borderBoxSize contentBoxSize contentRect devicePixelContentBoxSize target'),
  ResizeObserverSize: words('blockSize inlineSize'),
  SVGElement: words('className dataset ownerSVGElement style viewportElement'),
  SVGGeometryElement: words('getPointAtLength getTotalLength isPointInFill isPointInStroke'),
  SVGGraphicsElement: words('getBBox getCTM getScreenCTM'),
  SVGMatrix: words('a b c d e f inverse multiply'),
  SVGPoint: words('matrixTransform x y'),
  SVGRect: words(`x y ${sizes}`),
  SVGTextContentElement: words('getComputedTextLength getNumberOfChars getSubStringLength'),
  TextMetrics: words(`
    actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline
    emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline
    width`),
};

/** Interfaces whose members are all allowed, except those listed here. */
export const openInterfaces: Readonly<Record<string, readonly string[]>> = {
  CSSStyleDeclaration: ['cssText', 'parentRule'],
  // Interface of style properties in newer browsers.
  CSSStyleProperties: [],
  DOMStringMap: [],
};

/** Methods of ECMAScript values that may be called. The scan also checks their callbacks. */
export const dataMethods = words(`
  add at charAt charCodeAt clear codePointAt concat copyWithin delete difference drop endsWith
  entries every exec fill filter find findIndex findLast findLastIndex flat flatMap forEach format formatToParts get
  getDate getDay getFloat32 getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes
  getMonth getSeconds getTime getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds
  getUTCMinutes getUTCMonth getUTCSeconds getUint16 getUint32 getUint8 has hasOwnProperty includes indexOf intersection
  isDisjointFrom isSubsetOf isSupersetOf isWellFormed join keys lastIndexOf localeCompare map match matchAll next
  normalize padEnd padStart pop push reduce reduceRight repeat replace replaceAll reverse search select set setFloat32
  setFloat64 setInt16 setInt32 setInt8 setUint16 setUint32 setUint8 shift slice some sort splice split startsWith
  subarray substring symmetricDifference take test toArray toExponential toFixed toISOString toLocaleLowerCase
  toLocaleString toLocaleUpperCase toLowerCase toPrecision toReversed toSorted toSpliced toString toUpperCase
  toWellFormed trim trimEnd trimStart union unshift valueOf values with`);

/** Members that give access to a window. They are rejected like `refusedMembers`. */
export const windowMembers = words(`
  composedPath contentDocument contentWindow currentTarget defaultView frames getRootNode opener ownerDocument parent
  self srcElement top view`);

/** Members that give access to constructors or prototypes. They are rejected on every value. */
export const prototypeMembers = words(`
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor prototype`);

/** Other rejected members, by rule family. They are allowed on data and, except `DYN` on functions, on the bundle's objects. */
export const refusedMembers: Readonly<Record<string, readonly string[]>> = {
  DYN: words(`
    arguments callee caller createContextualFragment defineProperties defineProperty getOwnPropertyDescriptor
    getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf innerHTML insertAdjacentHTML
    insertAdjacentElement insertAdjacentText outerHTML outerText parseFromString setHTML setHTMLUnsafe setPrototypeOf
    write writeln`),
  EMB: words(`
    adoptNode attachInternals attachShadow captureStream convertToBlob createObjectURL elementFromPoint elementsFromPoint
    getSVGDocument importNode moveBefore port port1 port2 ports postMessage shadowRoot srcdoc start toBlob toDataURL
    transferControlToOffscreen transferToImageBitmap`),
  NET: words(`
    URL action assign attributionSrc baseURI currentSrc documentURI domain download fetch formAction href hostname hash
    location origin pathname ping protocol referrer reload rel sendBeacon srcset submit`),
  STO: words(`
    cookie cookieStore getItem indexedDB localStorage removeItem sessionStorage setItem storage`),
  TIM: words(`
    currentTime finished getAnimations lastModified onfinish performance ready startTime then timeOrigin timeStamp
    timeline waitFor`),
  INP: words(`
    accessKey activeElement addEventListener addListener autofocus blur click close contentEditable dispatchEvent
    draggable editContext execCommand exitFullscreen exitPointerLock focus hidePopover inert isContentEditable
    isComposing load open pause play popover requestClose requestFullscreen requestPictureInPicture requestPointerLock requestSubmit requestVideoFrameCallback
    releasePointerCapture removeEventListener removeListener scroll scrollBy scrollIntoView scrollTo
    setCapture setPointerCapture show srcObject showModal showPicker showPopover tabIndex togglePopover`),
  CSS: words(`
    adoptedStyleSheets attributeStyleMap computedStyleMap cssRules cssText deleteRule fonts insertRule
    parentRule parentStyleSheet replaceSync sheet styleSheets`),
};

/** Event handler attributes of HTML and SVG, as attributes and as members. */
export const handlerAttributes = words(`
  onabort onafterprint onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy
  onbeforecut onbeforeinput onbeforematch onbeforepaste onbeforeprint onbeforetoggle onbeforeunload onbegin onblur
  oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand oncontentvisibilityautostatechange
  oncontextlost oncontextmenu oncontextrestored oncopy oncuechange oncut ondblclick ondevicemotion
  ondeviceorientation ondeviceorientationabsolute ondrag ondragend ondragenter ondragexit ondragleave ondragover
  ondragstart ondrop ondurationchange onemptied onend onended onenter onerror onexit onfinish onfocus onfocusin
  onfocusout onformdata onfreeze onfullscreenchange onfullscreenerror ongamepadconnected ongamepaddisconnected
  ongotpointercapture onhashchange oninput oninvalid onkeydown onkeypress onkeyup onlanguagechange onload onloadeddata
  onloadedmetadata onloadend onloadstart onlostpointercapture onmessage onmessageerror onmousedown onmouseenter
  onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onmove onoffline ononline onpagehide
  onpagereveal onpageshow onpageswap onpaste onpause onplay onplaying onpointercancel onpointerdown onpointerenter
  onpointerleave onpointerlockchange onpointerlockerror onpointermove onpointerout onpointerover onpointerrawupdate
  onpointerup onpopstate onprogress onratechange onreadystatechange onrejectionhandled onremove onrepeat onreset
  onresize onresume onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation
  onseeked onseeking onselect onselectionchange onselectstart onshow onslotchange onstalled onstorage onsubmit
  onsuspend ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel ontransitionend
  ontransitionrun ontransitionstart onunhandledrejection onunload onvisibilitychange onvolumechange onwaiting
  onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart onwebkitfullscreenchange
  onwebkitfullscreenerror onwebkittransitionend onwheel onzoom`);

export const htmlElements = words(`
  b body br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i img li
  link main meta meter ol output p pre progress script section small span strong table tbody td th thead time title tr
  ul`);

export const svgElements = words(`
  circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`);

/** Elements of HTML files that scripts cannot create, except `title`, which is also an SVG element. */
export const documentElements = words('body head html link meta script title');

/** Elements that scripts may create. */
export const scriptElements = [...htmlElements, ...svgElements].filter(
  (name) => name === 'title' || !documentElements.includes(name),
);

/** Attributes of every element; a name that ends in `*` is a prefix. */
export const attributes = words(`
  alt aria-* class clip-path colspan cx cy d data-* dir dominant-baseline fill fill-opacity fill-rule font-size
  gradientTransform gradientUnits height hidden id lang mask max min offset opacity points preserveAspectRatio r role
  rowspan rx ry stop-color stop-opacity stroke stroke-* text-anchor title transform value viewBox width x x1 x2 y y1
  y2`);

/** Additional attributes of some elements. The scan checks their values. */
export const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  html: [],
  img: ['src'],
  link: ['href', 'rel'],
  meta: ['charset', 'content', 'name'],
  script: ['defer', 'src', 'type'],
  svg: ['xmlns'],
  use: ['href'],
};

/** Values of `name` of a `meta` element with `content`. */
export const metaNames = words('color-scheme description theme-color viewport');

/** Functions in style sheets, in lower case. `url` is allowed depending on its argument. */
export const cssFunctions = words(`
  abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
  counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab
  lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective
  polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
  scalez sepia shape sign sin skew skewx skewy sqrt steps tan translate translate3d translatex translatey translatez var
  xywh`);

/** Functions of selectors and of the conditions of at-rules, in lower case. */
export const cssSelectorFunctions = words(`
  dir font-format font-tech has is lang not nth-child nth-last-child nth-last-of-type nth-of-type selector style where`);

/** At-rules of style sheets; `charset` only as the first rule. */
export const cssAtRules = words('charset container font-face keyframes layer media property starting-style supports');
