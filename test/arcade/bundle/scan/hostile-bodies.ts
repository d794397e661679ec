/**
 * Bodies of `render` that bypassed an earlier version of the scan, by what they use. The test declares `kk`, whose
 * value `location` the scan cannot know.
 */
export const hostileBodies: Readonly<Record<string, string>> = {
  'assign inherited':
    "class A { x = document; } class B extends A {} const o = Object.assign({}, new B()); const d = o.x; const l = d[kk]; l.replace('https://e.example/');",
  'assign inherited html':
    "class A { innerHTML = '<img src=x onerror=alert(1)>'; } class B extends A {} Object.assign(document.body, new B());",
  'assign setter':
    "const o = { set k(v) { document.body.setAttribute(v, 'alert(1)'); } }; o.k = 'class'; Object.assign(o, JSON.parse('{\"k\":\"onclick\"}'));",
  'bigint key':
    "const o = { '1000000000000000000000000000000': document }; const n = 10n; const d = o[n ** 30n]; const l = d[kk]; l.replace('https://e.example/');",
  'bigint neg':
    "const o = { '-9007199254740993': document }; const d = o[-9007199254740993n]; const l = d[kk]; l.replace('https://e.example/');",
  'bigint write':
    "const o = {}; const n = 10n; o[n ** 30n] = document; const d = o['1000000000000000000000000000000']; const l = d[kk]; l.replace('https://e.example/');",
  'bind missing':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; const h = { location: { replace() {} } }; h.g = o.go.bind(); h.g();",
  'bind natural':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; const h = { location: { replace() {} }, list: [o.go.bind(null)] }; h.list.map = 1; h.list[0]();",
  'bind this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; const h = { location: { replace() {} }, g: o.go.bind(null) }; h.g();",
  'builtin shadow':
    "const list = [document]; if (state.nothing) list.at = () => 'class'; const f = list.at; const d = f.call(list, 0); const l = d[kk]; l.replace('https://e.example/');",
  'builtin shadow sort':
    "const list = ['class', document]; if (state.nothing) list.reverse = () => 'class'; const f = list.reverse; f.call(list); const [d] = list; const l = d[kk]; l.replace('https://e.example/');",
  'call spread empty':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; const l = []; if (state.nothing) l.push(o); o.go.call(...l);",
  'cause attr':
    "const m = new Error('', { cause: document.querySelector('link') }).cause; m.attributes[0].value = 'https://e.example/';",
  'cause unlisted': "const e = new Error('', { cause: document.body }); e.cause.attributes;",
  'class length':
    "class A { constructor(a, b) {} } A.length = 'fill'; const o = { 2: document, fill: 'class' }; const d = o[A.length]; const l = d[kk]; l.replace('https://e.example/');",
  'class name2': "class location {} location.name = 'body'; document[location.name].replace('https://e.example/');",
  'data conversion':
    "const o = { 0: 'class', 1: document, length: 2, toString: JSON.parse('[]').reverse }; try { void ('' + o); } catch {} const d = o['0']; const l = d[kk]; l.replace('https://e.example/');",
  'data conversion unknown':
    "const o = { 0: 'class', 1: document, length: 2 }; o[['to', 'String'].join('')] = JSON.parse('[]').reverse; try { void ('' + o); } catch {} const d = o['0']; const l = d[kk]; l.replace('https://e.example/');",
  'data reverse list':
    "const list = ['class', document]; list.toString = JSON.parse('[]').reverse; try { void ('' + list); } catch {} const [d] = list; const l = d[kk]; l.replace('https://e.example/');",
  'data this': "const o = { go() { this.location.replace('https://e.example/'); } }; [1].forEach(o.go, state.nothing);",
  'data this2':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; [1].forEach(o.go, state.nothing);",
  'data toJSON2':
    "const o = { 0: 'class', 1: document, length: 2, valueOf: JSON.parse('[]').shift }; try { void +o; } catch {} const d = o['0']; const l = d[kk]; l.replace('https://e.example/');",
  'delete reveal':
    "class onclick {} const C = onclick; if (state.nothing) C.name = 'class'; document.body.setAttribute(C.name, 'alert(1)');",
  'document clear': 'document.clear();',
  'err name':
    "class location extends Error {} if (state.nothing) location.name = 'body'; document[location.name].replace('https://e.example/');",
  'error cause':
    "class E extends Error {} const e = new E('', JSON.parse('{\"cause\":\"location\"}')); if (state.nothing) e.cause = 'body'; document[e.cause].replace('https://e.example/');",
  'error message':
    "class E extends Error {} const e = new E(kk); if (state.nothing) e.message = 'body'; document[e.message].replace('https://e.example/');",
  'fields in rest param':
    "class A { x = document; } class B extends A { y = 1; } const f = ({ y, ...o }) => { const d = o.x; const l = d[kk]; l.replace('https://e.example/'); }; f(new B());",
  'flatmap next':
    "let n = 0; const d = [1].values().flatMap(() => ({ next() { n += 1; return { done: n > 1, value: document }; } })).toArray()[0]; const l = d[kk]; l.replace('https://e.example/');",
  'forin init': "for (var x = location.replace('https://e.example/') in {}) ;",
  'forin init doc': "for (var d = document in {}) ; const l = d[kk]; l.replace('https://e.example/');",
  'from class':
    "class A { pop() { return document; } } A.from = Array.from; const d = A.from([1]).pop(); const l = d[kk]; l.replace('https://e.example/');",
  'from class field':
    "class A { static from = Array.from; x = 1; forEach(f) { f(document); } } A.from([1]).forEach((d) => { const l = d[kk]; l.replace('https://e.example/'); });",
  'from fn':
    "const box = ['class']; const F = function () { return box; }; F.from = Array.from; F.from([document]); const d = box[0]; const l = d[kk]; l.replace('https://e.example/');",
  'from missing mapper':
    "const p = {}; const d = Array.from([document], p.k)[0]; p.k = () => 'class'; const l = d[kk]; l.replace('https://e.example/');",
  'from optional mapper':
    "const d = Array.from([document], state.nothing ? () => 'class' : undefined)[0]; const l = d[kk]; l.replace('https://e.example/');",
  'generator default':
    "const o = { location: { replace() {} }, *go() { this.location.replace('https://e.example/'); } }; const g = o.go; const h = { location: 1, g: o.go.bind() }; [...h.g()];",
  'iter find this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; [1].values().find(o.go, o);",
  'iter map this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; [1].values().map(o.go, o).toArray();",
  'iter own find':
    "const s = new Set([document]); if (state.nothing) s.values = () => ['class']; const f = s.values; const [d] = f.call(s); const l = d[kk]; l.replace('https://e.example/');",
  'iter this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; [1].values().forEach(o.go, o);",
  'iterator proto':
    "const it = [document].values(); if (state.nothing) it.find = () => 'class'; const f = it.find; const d = f.call(it, () => true); const l = d[kk]; l.replace('https://e.example/');",
  'iterator shadow':
    "const g = function* () { yield 1; }; const it = g(); if (state.nothing) it.map = () => ['class']; const f = it.map; const [d] = f.call(it, () => document); const l = d[kk]; l.replace('https://e.example/');",
  'json inherited':
    "class A { x = 'onclick'; } class B extends A {} const o = { x: 'class' }; Object.assign(o, new B()); document.body.setAttribute(o.x, 'alert(1)');",
  'map ctor args':
    "class A { constructor(n) { document.body.setAttribute(n, 'x'); } static of = Array.of; } new A('class'); A.of(1);",
  'message attr':
    "class E extends Error {} const e = new E('onclick'); if (state.nothing) e.message = 'class'; document.body.setAttribute(e.message, 'alert(1)');",
  'missing this':
    "const p = {}; const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; if (state.nothing) p.k = o; o.go.call(p.k);",
  'missing this map':
    "const p = {}; const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); } }; if (state.nothing) p.k = o; [1].forEach(o.go, p.k);",
  'of class':
    "class A { static of = Array.of; pop() { return document; } } const d = A.of(1).pop(); const l = d[kk]; l.replace('https://e.example/');",
  'outer arguments':
    "const f = (arguments) => { const g = function () { const d = arguments[0]; const l = d[kk]; l.replace('https://e.example/'); }; g(document); }; f('class');",
  'rest inherited':
    "class A { x = document; } class B extends A {} const { ...o } = new B(); const d = o.x; const l = d[kk]; l.replace('https://e.example/');",
  'return default':
    "let n = 0; const it = { next() { n += 1; return { done: n > 3, value: 1 }; }, return(d = document) { ({ ...d }).location.replace('https://e.example/'); return {}; } }; for (const x of [1].values().flatMap(() => it)) break;",
  'set union':
    "new Set([document]).union(new Set()).forEach((v, d) => { const l = d[kk]; l.replace('https://e.example/'); });",
  'set union entries':
    "for (const [d] of new Set([document]).union(new Set()).entries()) { const l = d[kk]; l.replace('https://e.example/'); }",
  'set union find':
    "new Set([document]).intersection(new Set([document])).forEach((v, d) => { const l = d[kk]; l.replace('https://e.example/'); });",
  'set union keys':
    "for (const d of new Set([document]).union(new Set()).keys()) { const l = d[kk]; l.replace('https://e.example/'); }",
  'setter fromdata plain':
    'const v = { set tag(t) { document.createElement(t); } }; v.tag = \'div\'; Object.assign(v, JSON.parse(\'{"tag":"script"}\'));',
  'sloppy sort method':
    "class Q {} const o = { x: 1, location: { replace() {} }, by(a, b) { this.location.replace('https://e.example/'); return a - b; } }; [2, 1].sort(o.by, o);",
  'sort this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); return 0; } }; [1, 2].sort(o.go, o);",
  'spread inherited':
    "class A { x = document; } class B extends A {} const o = { ...new B() }; const d = o.x; const l = d[kk]; l.replace('https://e.example/');",
  'state conversion':
    "const o = { 0: 'class', 1: document, length: 2, toString: state.board.reverse }; try { void ('' + o); } catch {} const d = o['0']; const l = d[kk]; l.replace('https://e.example/');",
  'tag super':
    "const o = { d: 'class', m() { 'use strict'; const d = this.d; const l = d[kk]; l.replace('https://e.example/'); } }; class A { static m = o.m; } class B extends A { static d = document; static run() { super.m`x`; } } B.run();",
  'toSorted this':
    "const o = { location: { replace() {} }, go() { this.location.replace('https://e.example/'); return 0; } }; [1, 2].toSorted(o.go, o);",
  'toString error':
    "class E extends Error {} const e = new E('onclick'); e.name = ''; if (state.nothing) e.toString = () => 'class'; document.body.setAttribute(e.toString(), 'alert(1)');",
  'uncalled assign':
    "let d = document; const never = (a) => { d = a; }; Object.assign({}, d).location.replace('https://e.example/');",
  'uncalled conversion':
    "const x = { toString(d = document) { const o = { ...d }; o.location.replace('https://e.example/'); return ''; } }; void ('' + x);",
  'uncalled entries':
    "let d = document; const never = (a) => { d = a; }; for (const [, l] of Object.entries(d)) l.replace('https://e.example/');",
  'uncalled exec':
    "const r = /x/; let t = r; const never = (a) => { t = a; }; t.exec = () => document; const d = 'x'.match(r); const l = d[kk]; l.replace('https://e.example/');",
  'uncalled rest':
    "let d = document; const never = (a) => { d = a; }; const { ...o } = d; o.location.replace('https://e.example/');",
  'uncalled shared':
    "let d = document; const never = (a) => { d = a; }; const o = { ...d }; o.location.replace('https://e.example/');",
  'uncalled thrown':
    "const never = (a) => { throw a; }; try { throw document; } catch (d) { ({ ...d }).location.replace('https://e.example/'); }",
  'uncalled values':
    "let d = document; const never = (a) => { d = a; }; Object.values(d)[0].href = 'https://e.example/';",
  'undefined destr':
    "const o = {}; const p = {}; if (state.nothing) p.k = 'fill'; o[p.k + 'x'] = document; const { undefinedx: d } = o; const l = d[kk]; l.replace('https://e.example/');",
  'undefined read':
    "const o = {}; const p = {}; if (state.nothing) p.k = 'fill'; o[p.k] = document; const d = o.undefined; const l = d[kk]; l.replace('https://e.example/');",
  'undefined read num':
    "const o = {}; o['x'.codePointAt(5)] = document; const d = o['undefined']; const l = d[kk]; l.replace('https://e.example/');",
  'valueof class':
    "class P { } class Q extends P { valueOf() { return 'class'; } } const p = new P(); p.x = document; const o = state.level ? p : new Q(); const d = o.valueOf().x; const l = d[kk]; l.replace('https://e.example/');",
  'valueof cond':
    "const o = { x: document }; if (state.nothing) o.valueOf = () => 'class'; const r = o.valueOf(); const d = r.x; const l = d[kk]; l.replace('https://e.example/');",
  'valueof two':
    "const a = { valueOf() { return 'class'; } }; const b = { x: document }; const r = (state.level ? b : a).valueOf(); const d = r.x; const l = d[kk]; l.replace('https://e.example/');",
  'var arguments':
    "const f = function () { var arguments; const d = arguments[0]; const l = d[kk]; l.replace('https://e.example/'); }; f(document);",
};

/**
 * Classic scripts by file, in the order of their script elements. They use a name where their own declaration of it has
 * no effect: not yet, in another scope, or because its script fails.
 */
export const hostileScripts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lex arguments': {
    'a.js':
      "const kk = ['loc', 'ation'].join(''); const arguments = ['class']; function use() { const d = arguments[0]; const l = d[kk]; l.replace('https://e.example/'); } function show(state) { use(document); } window.RialtoRenderer = { render(state) { show(state); } };",
  },
  'lex document': {
    'a.js':
      "function show(state) { document.location.replace('https://e.example/'); } window.RialtoRenderer = { render(state) { show(state); } };",
    'b.js': 'const document = { location: { replace() {} } };',
  },
  'lex dup': {
    'a.js':
      'let dup = 1; function show(state) { setTimeout(() => {}, dup); } window.RialtoRenderer = { render(state) { show(state); } };',
    'b.js': 'let dup = 2; const setTimeout = (f) => f();',
  },
  'lex fetch fn': {
    'a.js':
      "function show(state) { } fetch('https://e.example/'); window.RialtoRenderer = { render(state) { show(state); } };",
    'b.js': 'let fetch = (x) => x;',
  },
  'lex location': {
    'a.js':
      "function show(state) { location.replace('https://e.example/'); } window.RialtoRenderer = { render(state) { show(state); } };",
    'b.js': 'const location = { replace() {} };',
  },
  'lex timer': {
    'a.js':
      'setTimeout(() => {}, 5); function show(state) { } window.RialtoRenderer = { render(state) { show(state); } };',
    'b.js': 'const setTimeout = (f) => f();',
  },
  'named later': {
    'a.js':
      "document.body.id = 'panel'; panel[['inner', 'HTML'].join('')] = '<b>'; function show(state) { } window.RialtoRenderer = { render(state) { show(state); } };",
    'b.js': 'var panel = { a: 1 };',
  },
  'named renderer': {
    'a.js':
      "document.body.id = 'RialtoRenderer'; const d = window.RialtoRenderer; d.setAttribute('onclick', 'alert(1)'); window.RialtoRenderer = { render(state) { }, setAttribute(a, b) { } };",
  },
};
