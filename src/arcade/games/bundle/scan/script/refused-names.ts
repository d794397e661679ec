// Refused names of scripts: the rule family of each name, and the message for authors.

import { handlerAttributes, prototypeMembers, refusedMembers, windowMembers } from '../allowed.ts';
import type { Family, ScanFault } from '../source/fault.ts';

/** Refused global names, by rule family. The window stores the texts `name` and `status`. */
const refusedGlobals: Readonly<Record<string, string>> = {
  NET: `fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport navigator Image Audio location
    history navigation open Request Response Headers URL URLSearchParams RTCPeerConnection RTCDataChannel
    webkitRTCPeerConnection clientInformation`,
  STO: 'localStorage sessionStorage indexedDB caches cookieStore CacheStorage IDBFactory Storage name status',
  DYN: `eval Function AsyncFunction GeneratorFunction Reflect Proxy globalThis self DOMParser XMLSerializer XSLTProcessor
    WebAssembly trustedTypes ShadowRealm constructor require module exports process arguments`,
  EMB: `Worker SharedWorker ServiceWorker BroadcastChannel MessageChannel MessagePort postMessage parent top frames
    opener frameElement customElements HTMLElement SharedArrayBuffer Atomics window`,
  TIM: `setTimeout setInterval clearTimeout clearInterval setImmediate queueMicrotask requestIdleCallback
    cancelIdleCallback Promise performance scheduler MutationObserver IntersectionObserver PerformanceObserver
    FinalizationRegistry WeakRef crypto Temporal Animation DocumentTimeline CSSAnimation`,
  INP: `addEventListener removeEventListener dispatchEvent alert confirm prompt print focus blur close event Event
    CustomEvent EventTarget KeyboardEvent MouseEvent PointerEvent TouchEvent onkeydown onclick getSelection`,
  DATA: 'structuredClone',
};

/** Why a name is refused, and what to do instead. */
const messagesByFamily: Readonly<Record<Family, readonly [string, string]>> = {
  NET: ['A renderer must not make requests or navigate.', 'Put what it needs into the bundle.'],
  STO: ['A renderer must not store data.', 'Keep values in variables.'],
  DYN: ['This can run text as code, or gives access to constructors.', 'Write the code out; name properties directly.'],
  EMB: [
    'This gives access to other windows, frames, workers, messages or documents.',
    'Draw with listed elements only.',
  ],
  TIM: [
    'A renderer must not use timers, promises, clocks or randomness.',
    'Draw when render is called; animate with requestAnimationFrame and its time, or with CSS.',
  ],
  INP: ['A renderer must not take input or listen to events.', 'Remove the handler; show the state.'],
  DATA: [
    'A renderer must show the state that it receives, and neither compute nor contain states.',
    'Read the state that render is called with.',
  ],
  BIND: [
    'The bundle does not define a renderer of the state.',
    'Set window.RialtoRenderer once, with a function render.',
  ],
  CSS: [
    'Style sheets must be files of the bundle, and styles must not load files.',
    'Use a style sheet of the bundle.',
  ],
  SVG: ['This is not allowed in SVG.', 'Use the listed elements and attributes.'],
  html: ['This is not allowed in documents.', 'Use the listed elements and attributes.'],
  refs: ['The reference does not name a file of the bundle.', 'Name a file of the bundle.'],
  scan: ['The scan does not accept this.', 'Use simpler syntax.'],
  script: ['The name is not on the list of what renderers may use.', 'Use only listed names; define your own.'],
};

const familyByGlobal = invert(refusedGlobals);
const familyByMember = new Map<string, Family>([
  ...prototypeMembers.map((name) => [name, 'DYN'] as const),
  ...windowMembers.map((name) => [name, 'EMB'] as const),
  ...handlerAttributes.map((name) => [name, 'INP'] as const),
  ...Object.entries(refusedMembers).flatMap(([family, names]) =>
    names.map((name) => [name, toFamily(family)] as const),
  ),
]);
const prototypeMemberNames: ReadonlySet<string> = new Set(prototypeMembers);

/** Whether a member gives access to a constructor or prototype. These are rejected on every value. */
export function isPrototypeMember(name: string): boolean {
  return prototypeMemberNames.has(name);
}

/** Rule family of a member that is on one of the lists of rejected members; undefined for other members. */
export function familyOfRefusedMember(name: string): Family | undefined {
  return familyByMember.get(name);
}

/** Whether an undeclared identifier is on the list of refused globals. */
export function isRefusedGlobal(name: string): boolean {
  return familyByGlobal.has(name);
}

/** Fault of an undeclared identifier that is not allowed. */
export function faultOfGlobal(name: string): ScanFault {
  return faultOf(familyByGlobal.get(name) ?? 'script', 'name');
}

/** Fault of a member that is not allowed. */
export function faultOfMember(name: string): ScanFault {
  return faultOf(familyByMember.get(name) ?? 'script', 'member');
}

function faultOf(family: Family, part: string): ScanFault {
  const [why, fix] = messagesByFamily[family];
  return { rule: `${family}.${part}`, family, why, fix };
}

function invert(lists: Readonly<Record<string, string>>): Map<string, Family> {
  const entries = Object.entries(lists).flatMap(([family, names]) =>
    names.split(/\s+/).map((name) => [name, toFamily(family)] as const),
  );
  return new Map(entries);
}

function toFamily(name: string): Family {
  const scriptFamilies: readonly Family[] = ['NET', 'STO', 'DYN', 'EMB', 'TIM', 'INP', 'DATA', 'CSS'];
  return scriptFamilies.find((family) => family === name) ?? 'script';
}
