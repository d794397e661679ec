import { handlerAttributes, metaMembers, refusedMembers, windowMembers } from '../allowed.ts';
import type { Family, ScanFault } from '../source/fault.ts';

const freeNames: Readonly<Record<string, string>> = {
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

const families: Readonly<Record<Family, readonly [string, string]>> = {
  NET: ['A renderer must not make requests or navigate.', 'Put what it needs into the bundle.'],
  STO: ['A renderer must not store data.', 'Keep values in variables.'],
  DYN: ['This leads from text to code or to constructors.', 'Write the code out; name properties directly.'],
  EMB: ['This leads to other windows, frames, workers, messages or documents.', 'Draw with listed elements only.'],
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
  scan: ['The scan does not accept this.', 'Write it more simply.'],
  script: ['The name is not on the list of what renderers may use.', 'Use only listed names; define your own.'],
};

const byFreeName = invert(freeNames);
const byMember = new Map<string, Family>([
  ...metaMembers.map((name) => [name, 'DYN'] as const),
  ...windowMembers.map((name) => [name, 'EMB'] as const),
  ...handlerAttributes.map((name) => [name, 'INP'] as const),
  ...Object.entries(refusedMembers).flatMap(([family, names]) =>
    names.map((name) => [name, familyOf(family)] as const),
  ),
]);
const meta: ReadonlySet<string> = new Set(metaMembers);

/** Whether a member is rejected on every value. */
export function isMeta(name: string): boolean {
  return meta.has(name);
}

/** Rule family of a member that is rejected except on data; undefined for other members. */
export function refusedFamily(name: string): Family | undefined {
  return byMember.get(name);
}

/** Whether a free name is rejected by name. */
export function refusesFreeName(name: string): boolean {
  return byFreeName.has(name);
}

export function refusedFreeName(name: string): ScanFault {
  return faultOf(byFreeName.get(name) ?? 'script', 'name');
}

export function refusedMember(name: string): ScanFault {
  return faultOf(byMember.get(name) ?? 'script', 'member');
}

function faultOf(family: Family, part: string): ScanFault {
  const [why, fix] = families[family];
  return { rule: `${family}.${part}`, family, why, fix };
}

function invert(lists: Readonly<Record<string, string>>): Map<string, Family> {
  const entries = Object.entries(lists).flatMap(([family, names]) =>
    names.split(/\s+/).map((name) => [name, familyOf(family)] as const),
  );
  return new Map(entries);
}

function familyOf(name: string): Family {
  const families: readonly Family[] = ['NET', 'STO', 'DYN', 'EMB', 'TIM', 'INP', 'DATA', 'CSS'];
  return families.find((family) => family === name) ?? 'script';
}
