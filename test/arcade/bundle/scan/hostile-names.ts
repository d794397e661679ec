/** Declarations of a script, and the body of its `render` with the variables state, board, score and status. */
type ProgramSource = readonly [declarations: string, body: string];

/** Attributes, members and elements under names that are not constant, or not listed. */
export const hostileNames: Readonly<Record<string, ProgramSource>> = {
  handler: [
    'function set(el, attrs) { for (const k in attrs) el.setAttribute(k, attrs[k]); }',
    "set(document.body, { id: 'a', onclick: 'b' });",
  ],
  'handler keys': [
    'function set(el, attrs) { Object.keys(attrs).forEach((k) => el.setAttribute(k, attrs[k])); }',
    "set(document.body, { id: 'a', onclick: 'b' });",
  ],
  computed: ['const o = {};', "o['on' + status] = 'x'; for (const k in o) document.body.setAttribute(k, o[k]);"],
  'computed alias': [
    'const o = { id: 1 }; const p = [o];',
    "for (const q of p) q[status] = 'x'; for (const k in o) document.body.setAttribute(k, 'x');",
  ],
  'assign json': [
    '',
    'const o = Object.assign({ id: 1 }, JSON.parse(\'{"onclick":"x"}\')); for (const k in o) document.body.setAttribute(k, \'x\');',
  ],
  'spread json': [
    '',
    'const o = { ...JSON.parse(\'{"onclick":"x"}\') }; for (const k of Object.keys(o)) document.body.setAttribute(k, \'x\');',
  ],
  'from entries': [
    '',
    "const o = Object.fromEntries([['onclick', 'x']]); for (const k of Object.keys(o)) document.body.setAttribute(k, 'x');",
  ],
  'from entries string': [
    '',
    "const o = Object.fromEntries([[status, 'x']]); for (const [k, v] of Object.entries(o)) document.body.setAttribute(k, 'x');",
  ],
  'group by': [
    '',
    "const o = Object.groupBy([1], () => 'onclick'); for (const k of Object.keys(o)) document.body.setAttribute(k, 'x');",
  ],
  getter: [
    '',
    "const o = { get onclick() { return 'x'; } }; for (const k of Object.keys(o)) document.body.setAttribute(k, 'x');",
  ],
  rest: ['', "const { board: b, ...o } = state; for (const k of Object.keys(o)) document.body.setAttribute(k, 'x');"],
  'rest literal': [
    '',
    "const { a, ...o } = { a: 1, onclick: 'x' }; for (const k of Object.keys(o)) document.body.setAttribute(k, 'x');",
  ],
  array: ['', "const o = ['onclick']; for (const k in o) document.body.setAttribute(o[k], 'x');"],
  class: ["class A { onclick = 'x'; }", "const o = new A(); for (const k in o) document.body.setAttribute(k, 'x');"],
  map: ['', "const o = new Map([['onclick', 1]]); for (const [k] of o) document.body.setAttribute(k, 'x');"],
  inherit: [
    '',
    "let p = ''; for (const c of ['__pro', 'to__']) p += c; const o = {}; o[p] = { onclick: 1 }; for (const k in o) document.body.setAttribute(k, 'x');",
  ],
  string: [
    '',
    "for (const k in 'ab') document.body.setAttribute(k, 'x'); for (const k of Object.keys('ab')) document.body.setAttribute(k + status, 'x');",
  ],
  'missing key': [
    '',
    "const t = score > 1 ? 'onclick' : undefined; const o = {}; o[t] = 'x'; for (const k in o) document.body.setAttribute(k, 'x');",
  ],
  'later write': ['const o = { id: 1 };', "for (const k in o) document.body.setAttribute(k, 'x'); o.onclick = 2;"],
  'freeze alias': [
    "const o = Object.freeze({ id: 1, ...JSON.parse('{}') });",
    "for (const k in o) document.body.setAttribute(k, 'x');",
  ],
  'number write': [
    'const o = {};',
    "o[score] = 1; for (const k in o) document.body.setAttribute('data-x' + k, 'x'); for (const k in o) document.body.setAttribute(k, 'x');",
  ],
  tag: ['', 'for (const k in { script: 1 }) document.body.append(document.createElement(k));'],
  'key host': ['', 'for (const k of Object.keys({ location: 1 })) document.body.title = String(document[k]);'],
  'key host entries': ['', "for (const [k] of Object.entries({ innerHTML: 1 })) document.body[k] = 'x';"],
  'key window': ['', 'for (const k in { top: 1 }) document.body.title = String(window[k]);'],
  groups: ['', "const o = /(?<onclick>a)/.exec('a').groups; for (const k in o) document.body.setAttribute(k, 'x');"],
  'this destructured window': [
    'const o = { top: 1, go() { const { top } = this; return top; } };',
    'const f = o.go; document.body.title = String(f());',
  ],
  'this destructured rest': [
    'class A { x = 1; go() { const { ...r } = this; return r; } }',
    'document.body.title = String(new A().go());',
  ],
  'this destructured computed': [
    'class A { x = 1; go(k) { const { [k]: r } = this; return r; } }',
    "document.body.title = String(new A().go('x'));",
  ],
  'this destructured proto': [
    'class A { x = 1; go() { const { constructor: r } = this; return r; } }',
    'document.body.title = String(new A().go());',
  ],
  'this destructured function': [
    'function go() { const { top } = this; return top; }',
    'document.body.title = String(go());',
  ],
  'this destructured host': [
    'class A { el = document.body; go() { const { el: { innerHTML } } = this; return innerHTML; } }',
    'document.body.title = String(new A().go());',
  ],
  'spread key': ['function f(k, a) { return document[k]; }', "f(0, 1); f(...['location']);"],
  'spread key after an argument': ['function f(a, k) { return document[k]; }', "f(0, 1); f(0, ...['location']);"],
  'spread element': [
    'function f(tag, ...rest) { document.createElement(tag); }',
    "f('p', ...['script']); f(...['script']);",
  ],
  'entries with an event handler': [
    'function set(el, attrs) { for (const [k, v] of Object.entries(attrs)) el.setAttribute(k, v); }',
    "set(document.body, { id: 'a', onclick: String(score) });",
  ],
  'pair pop': [
    '',
    "const p = ['id', 'x']; p.shift(); const [a] = p; document.body.setAttribute(a, 'x'); const [b] = p; document.body.title = String(document[b]);",
  ],
  'pair swap': ['', "const p = ['id', 'onclick']; p.reverse(); const [a] = p; document.body.setAttribute(a, 'x');"],
  'pair write': ['', "const p = ['id', 'x']; p[score] = 'onclick'; const [a] = p; document.body.setAttribute(a, 'x');"],
};

/** Programs of the same kinds with constant, listed names, which the scan must accept. */
export const validNames: Readonly<Record<string, ProgramSource>> = {
  keys: [
    'function set(el, attrs) { Object.keys(attrs).forEach((k) => el.setAttribute(k, attrs[k])); }',
    "set(document.body, { id: 'a', title: 'b' });",
  ],
  entries: [
    'function set(el, attrs) { for (const [k, v] of Object.entries(attrs)) el.setAttribute(k, v); }',
    "set(document.body, { id: 'a', title: String(score) });",
  ],
  forin: [
    'function set(el, attrs) { for (const k in attrs) el.setAttribute(k, attrs[k]); }',
    "set(document.body, { id: 'a', title: 'b' });",
  ],
  'this destructured': [
    'class A { x = 1; go() { const { x } = this; return x; } }',
    'document.body.title = String(new A().go());',
  ],
  'spread element': [
    'function f(tag, ...rest) { document.body.append(document.createElement(tag)); }',
    "f('p', ...['script']);",
  ],
  'children number': [
    '',
    "for (const [x] of board) { const c = document.body.children[Number(x)]; if (c) c.title = 'x'; }",
  ],
};
