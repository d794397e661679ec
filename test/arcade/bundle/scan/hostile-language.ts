/** Statements that use `d`, which the scan must treat as the document or as an unknown value. */
const use = "const l = d[kk]; l.replace('https://e.example/');";
/** An expression whose value is this text, which the scan cannot know. */
const textExpression = (word: string) => `[${[...word].map((letter) => `'${letter}'`).join(',')}].join('')`;

/**
 * Bodies of `render` that use implicit operations of the language: own members that the language calls or reads,
 * objects that it creates, texts that it returns. `kk` is the text `location`, which the scan cannot know.
 */
export const hostileLanguage: Readonly<Record<string, string>> = {
  // Texts that are read from built-in values.
  'values of a text': `const k = Object.values(kk).reduce((a, c) => a + c); document[k].replace('x');`,
  'values of a text as an attribute': `document.body.setAttribute(Object.values(${textExpression('onclick')}).reduce((a, c) => a + c), 'x');`,
  'values of a text as an element': `document.createElement(Object.values(${textExpression('script')}).reduce((a, c) => a + c));`,
  'a spread text': `const o = { 0: 't', 1: 'i', 2: 't', 3: 'l', 4: 'e', ...${textExpression('style')} };
    document.body.setAttribute(o['0'] + o['1'] + o['2'] + o['3'] + o['4'], 'x');`,
  'an assigned text': `const o = Object.assign({ 0: 't', 1: 'i', 2: 't', 3: 'l', 4: 'e' }, ${textExpression('style')});
    document.body.setAttribute(o['0'] + o['1'] + o['2'] + o['3'] + o['4'], 'x');`,
  'a letter of a text': `const k = kk['0'].concat('ocation'); document[k].replace('x');`,
  'the name of a function': `const f = { location() {} }.location; document[f.name.concat('')].replace('x');`,
  'the name of a function beside another': `const f = { location() {} }.location; const g = { name: 'body' };
    document[(state.level ? f : g).name].replace('x');`,
  'the message of an error': `class E extends Error {} document[new E(kk).message.concat('')].replace('x');`,
  'letters of an unknown member': `for (const c of kk[${textExpression('0')}]) document.body.setAttribute(c, 'x');`,
  'the text of a missing value': `const o = { undefinedx: document, fillx: 'class' }; const p = {};
    const read = () => o[p.k + 'x']; const d = read(); p.k = 'fill'; ${use}`,
  'a property of a missing name': `const o = { undefined: document, fill: 'class' }; const p = {};
    const read = () => o[p.k]; const d = read(); p.k = 'fill'; ${use}`,
  'the length of a list': `const o = { 3: document, '03': 'class' }; const list = []; list.length = '03'; const d = o[list.length]; ${use}`,
  'the size of a set': `const o = { 0: document, a: 'class' }; const s = new Set(); s.size = 'a'; const d = o[s.size]; ${use}`,
  'a property that one of two objects lacks': `const o = { 2: document, fill: 'class' }; const list = [1, 2];
    const d = o[(state.level ? list : { length: 'fill' }).length]; ${use}`,

  // Own members that the language calls.
  'an own text conversion of a locale': `const d = { toString() { return document; } }.toLocaleString(); ${use}`,
  'a locale conversion of elements': `const o = { toLocaleString(d) { ${use} return 'x'; } }; o.toLocaleString('class'); [o].toLocaleString(document);`,
  'an unknown conversion of elements': `const o = {}; o[${textExpression('toLocaleString')}] = (d) => { ${use} return 'x'; }; [o].toLocaleString(document);`,
  'an own join': `class A extends Array { join() { return document; } } const d = new A().toString(); ${use}`,
  'a join of a list': `const list = ['class']; list.join = () => document; const d = list.toString(); ${use}`,
  'an unknown member of a list': `const list = ['class']; list[${textExpression('join')}] = () => document; const d = list.toString(); ${use}`,
  'a match by an own expression': `const r = /x/; r.exec = () => document; const d = 'x'.match(r); ${use}`,
  'a search by an own expression': `const r = /x/; r.exec = () => ({ index: document }); const d = 'x'.search(r); ${use}`,
  'groups of an own expression': `const r = /x/; r.exec = () => ({ index: 0, 0: 'x', length: 1, groups: document });
    'x'.replace(r, (m, p, s, d) => { ${use} return ''; });`,
  'an own member of an expression by an unknown name': `const r = /x/; r[${textExpression('exec')}] = () => document; const d = 'x'.match(r); ${use}`,
  'an own conversion of a date': `const t = new Date(0); t.toISOString = () => document; JSON.stringify({ t }, (key, d) => { if (key === 't') { ${use} } return d; });`,
  'an own step of a generator': `function* g() { yield 'class'; } const it = g(); it.next = () => ({ value: document, done: false });
    for (const d of it) { ${use} break; }`,
  'an own step of an iterator': `const it = ['class'].values(); it.next = () => ({ value: document, done: false }); for (const d of it) { ${use} break; }`,
  'an unknown step of an iterator': `const it = ['class'].values(); it.value = document; it[${textExpression('next')}] = it[${textExpression('valueOf')}]; for (const d of it) { ${use} break; }`,
  'a step of an iterator that it takes': `const it = ['class'].values().take(1); it.value = document; it[${textExpression('next')}] = it[${textExpression('valueOf')}]; for (const d of it) { ${use} break; }`,
  'an own end of an iterator': `const it = ['class'].values(); it.return = (d) => { ${use} return {}; }; for (const x of it) break; it.return(document);`,
  'an own test of a set': `const s = new Set(['id']); const f = (d) => { ${use} return true; }; f('class'); s.has = f; new Set([document]).difference(s);`,
  'a set in data': `const s = JSON.parse('{"size":1}'); s.has = (d) => { ${use} }; s.keys = () => [].values(); new Set([document]).difference(s);`,

  // Objects that the language passes on.
  'a value sent to a delegate': `function* inner() { const d = yield 1; ${use} } function* outer() { yield* inner(); }
    const it = outer(); it.next(); it.next(document);`,
  'a value sent to a delegated object': `const o = { *[Symbol.iterator]() { const d = yield 1; ${use} } }; function* outer() { yield* o; }
    const it = outer(); it.next(); it.next(document);`,
  'spread values of a constructor': `const c = {}[${textExpression('constructor')}]; const l = c.values(...[document])[0]; l.href = 'https://e.example/';`,
  'pairs of a flattened map': `const d = [1].values().flatMap(() => new Map([[document, 'class']])).toArray()[0][0]; ${use}`,
  'the mapper of a typed array': `Uint8Array.from([document], (d) => { ${use} return 1; });`,
  'an object made by a list': `let on = false; const box = ['class'];
    class A extends Array { constructor() { super(); if (on) return box; } }
    const a = new A(); a.push('id'); on = true; a.map(() => document); const d = box[0]; ${use}`,
  'fields on another object': `const o = { x: 'class' }; class A { constructor(v) { return v; } } class B extends A { x = document; }
    new B(o); const d = o.x; ${use}`,
  'one position with two kinds': `let K = Array; K = Map; const m = new K(); m.set(document, ['class']); for (const [d] of m) { ${use} }`,
  'moved inherited elements': `class B extends Array { 0 = document; } class C extends B { 1 = 'class'; } const c = new C(); c.reverse(); const d = c['1']; ${use}`,
  'a static method of a list': `const { from } = Array; const d = from.call(null, [document])[0]; ${use}`,
  'keys of a combined set': `const d = [...new Set([document]).union(new Set(['class'])).keys()][0]; ${use}`,
  'the second argument of a callback of a combined set': `new Set([document]).union(new Set(['class'])).forEach((v, d) => { ${use} });`,
  'the name of a class': `class onclick {} onclick.name = 'class'; document.body.setAttribute(onclick.name, 'x');`,
  'a big integer as a key': `const o = { '1000000000000000000000': document, 5: 'class' }; const d = o[10n ** 21n]; ${use}`,
  'an unknown step of entries': `const it = ['class'].entries(); it.value = document; it[${textExpression('next')}] = ({})[${textExpression('valueOf')}];
    for (const d of it) { d.location.replace('x'); break; }`,
  'a conversion of an unknown name that copies the document': `const o = {}; o[${textExpression('toLocaleString')}] = (d) => { for (const v of Object.values(d)) v.replace('x'); return 'x'; };
    [o].toLocaleString(document);`,
  'a list that an object inherits from beside an own method': `const p = []; p.push(document); const o = {}; o[${textExpression('__proto__')}] = p;
    const q = { forEach(f) { f('class'); } }; (state.level ? o : q).forEach((d) => { ${use} });`,

  // Receivers and scopes.
  'a write to super': `class C { constructor() { this.x = 'class'; } m() { super.x = document; return this.x; } } const d = new C().m(); ${use}`,
  'a static write to super': `class C { static x = 'class'; static m() { super.x = document; return this.x; } } const d = C.m(); ${use}`,
  'super in an object': `class P {} class C extends P { m() { const o = { x: 'class', f() { super.x = document; } }; o.f(); return o.x; } }
    const d = new C().m(); ${use}`,
  'super of an object in a class': `class P { get x() { return 'class'; } } class C extends P { m() { return { f() { return super.x; } }; } }
    const o = new C().m(); const d = o.f(); ${use}`,
  'a static getter of a derived class': `class A { static x = 'class'; static get g() { return this.x; } } class B extends A { static x = document; }
    const d = B.g; ${use}`,
  'a static method of a derived class': `class A { static x = 'class'; static f() { return () => this.x; } } class B extends A { static x = document; }
    const d = B.f()(); ${use}`,
  'the name of a class in a computed name': `const X = { k: 'class' }; let f; const C = class X { static k = document; static [(f = () => X, 'z')] = 1; };
    const d = f().k; ${use}`,
  'the name of a class in its heritage': `const X = { k: 'class' }; let f; class P {} const C = class X extends (f = () => X, P) { static k = document; };
    const d = f().k; ${use}`,
  'the receiver of a replacer': `const o = { x: 'class', r(k, v) { 'use strict'; document.body.setAttribute(this.x, 'x'); return v; } };
    JSON.stringify({ x: ${textExpression('onclick')} }, o.r);`,
  'the receiver of a method in data': `const t = JSON.parse('{}'); const o = { f() { 'use strict'; const d = this.h.v; ${use} } };
    t.h = { v: document }; t.f = o.f; t.f();`,
  'a write to an unknown value': `const o = { location: 1 }; (state.level ? document : o).implementation.foo.bar = document;`,
};

/** Modules by file: `renderer.js` uses the document that another module exports. */
export const hostileModules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an own export after those of another module': {
    'renderer.js': `import { d } from './a.js'; export const show = (kk) => { ${use} };`,
    'a.js': "export * from './b.js'; export const d = document;",
    'b.js': "export const d = 'class';",
  },
  'an import that is exported again before it is bound': {
    'renderer.js': `import { d } from './a.js'; export const show = (kk) => { ${use} };`,
    'a.js': "export { d }; import { d } from './b.js';",
    'b.js': 'export const d = document;',
  },
  'a namespace that is exported again': {
    'renderer.js': `import { n } from './a.js'; export const show = (kk) => { const { d } = n; ${use} };`,
    'a.js': "import * as n from './b.js'; export { n };",
    'b.js': 'export const d = document;',
  },
  'an export of a missing name': {
    'renderer.js':
      "import * as n from './a.js'; const p = {}; export const show = () => n[p.k + 'x'].foo; p.k = 'fill';",
    'a.js': "export const undefinedx = document; export const fillx = { foo: 'class' };",
  },
};
