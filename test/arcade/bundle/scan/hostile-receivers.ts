const redirectStatement = "d[kk].replace('https://e.example/')";
const createElementStatement = 'document.body.append(document.createElement(n))';
/** An expression whose value is this text, which the scan cannot know. */
const textExpression = (text: string) => `[${[...text].map((letter) => `'${letter}'`).join()}].join('')`;
/** An expression whose value is `Object`. */
const objectConstructor = `({})[${textExpression('constructor')}]`;
/** Declares objects whose members `p.k` and `q.k` are missing at run time, which the scan cannot know. */
const missingMembers = 'const o = {}, p = {}, q = {}; if (state.nothing) { p.k = "fill"; q.k = "stroke"; }';

/**
 * Bodies of `render` that bypassed an earlier version of the scan: receivers of several kinds, values that are missing at run
 * time, and objects that browser objects and data retain. The test declares `kk`, whose value `location` the scan cannot know.
 */
export const hostileReceivers: Readonly<Record<string, string>> = {
  'a style or a list of nodes': `const el = document.body; const d = (state.nothing ? el.style : el.childNodes).item(0).parentNode; ${redirectStatement}`,
  'an object or a constructor': `const d = (state.nothing ? { from(x) { return ['class']; } } : Array).from([document])[0]; ${redirectStatement}`,
  'an object or a function with call': `const f = (d) => { if (d !== 'class') ${redirectStatement}; }; f('class'); (state.nothing ? { call(a, b) {} } : f).call(null, document);`,
  'an object or a function with bind': `const f = (n) => { document.body.setAttribute(n, 'x'); }; f('class'); (state.nothing ? { bind(a, b) { return () => 1; } } : f).bind(null, ${textExpression('onclick')})();`,
  'an object or a text with a method that the scan does not allow': `const n = (state.nothing ? { substr: (a, b) => 'div' } : 'input!').substr(0, 5); ${createElementStatement};`,
  'an object or a constructor that is read by a computed name': `const d = (state.nothing ? { fromEntries(x) { return { a: 'class' }; } } : ${objectConstructor}).fromEntries([['a', document]]).a; ${redirectStatement}`,
  'an object or the clock': '(state.nothing ? { now() { return 1; } } : Date).now();',
  'an object or a promise':
    '(state.nothing ? { fromAsync(x) { return { then(f) {} }; } } : Array).fromAsync([1]).then(() => {});',
  'data in a style': `const r = /x/; r.f = { x: document }; document.body.style.foo = r; const d = document.body.style.foo.f.x; ${redirectStatement}`,
  'data in an element': `const r = /x/; r.f = { x: document }; document.body.value = r; const d = document.body.value.f.x; ${redirectStatement}`,
  'a list in an element': `const r = 'a'.split(''); r[0] = { x: document }; document.body.fillStyle = r; const d = document.body.fillStyle[0].x; ${redirectStatement}`,
  'data in a constructor': `const r = /x/; r.f = { x: document }; const B = ${objectConstructor}; B['0'] = r; const d = B[0].f.x; ${redirectStatement}`,
  'a regular expression with a replaced prototype': `const o = /x/; o[${textExpression('__proto__')}] = { at() { return document; } }; const d = o.at(0); ${redirectStatement}`,
  'a getter that super reads for another object': `class P { get x() { return this.d; } } class C extends P { d = 'class'; m() { return super.x; } } const o = { d: document, m: new C().m }; const d = o.m(); ${redirectStatement}`,
  'a conversion from a reviver': `const o = { x: { v: 'class' }, m() { document.body.setAttribute(this.x.v, 'x'); return 'a'; } }; o.m(); const t = JSON.parse('{"toString":1,"x":1}', (k, v) => k === 'toString' ? o.m : k === 'x' ? { v: ${textExpression('onclick')} } : v); void ('' + t);`,
  'a mapper that is missing': `const p = {}; if (state.nothing) p.k = (x) => 'class'; const d = Array.from([document], p.k)[0]; ${redirectStatement}`,
  'a mapper that is not set yet': `const d = Array.from([document], m)[0]; ${redirectStatement}; var m = (x) => 'class';`,
  'a map as a list of arguments': `const m = new Map(); m['0'] = document; m.length = 1; const f = (d) => ${redirectStatement}; f.apply(null, m);`,
  'an iterator of data with its own next': `const it = 'class'.matchAll(/c/g).map(() => 'class'); it.value = document; it[${textExpression('next')}] = ({})[${textExpression('valueOf')}]; for (const d of it) ${redirectStatement};`,
  'two missing keys': `${missingMembers} o[p.k] = document; const d = o[q.k]; ${redirectStatement}`,
  'two texts of missing keys': `${missingMembers} o['x' + p.k] = document; const d = o['x' + q.k]; ${redirectStatement}`,
  'two texts of missing keys in variables': `${missingMembers} const a = 'x' + p.k, b = \`x\${q.k}\`; o[a] = document; const { [b]: d } = o; ${redirectStatement}`,
  'two missing keys of a literal': `${missingMembers} const t = { [p.k]: document }; const d = t[q.k]; ${redirectStatement}`,
  'a missing key of a method': `${missingMembers} o[p.k] = () => 'input'; o.stroke = () => 'div'; const n = o[q.k](); ${createElementStatement};`,
  'the missing elements of a list': `const a = ['fill'], b = ['stroke'], o = {}; a[2] = 'fill'; b[2] = 'stroke'; for (const k of a) o[k] = document; for (const k of b) { const d = o[k]; if (d) ${redirectStatement}; }`,
  'variables that are not set yet': `const o = {}; const w = (v) => { o[a] = v; }; const g = () => o[b]; w(document); const d = g(); ${redirectStatement}; var a = 'fill', b = 'stroke';`,
  'code that a parser takes for a regular expression':
    "const a = { return: 1 }, g = 1; a?.return\n/ (document.body.setAttribute('tabindex', '0'), location.assign(state.to), 1) /g;",
  'code after an optional contextual keyword':
    'const a = { of: 1 }, g = 1; a?.of\n/ (location.assign(state.to), 1) /g;',
  'a statement that begins with a regular expression': '/(location.assign(state.to), 1)/g;',
  'a constant without a value': 'var of = 1; { const z\nof }',
  'a missing number': `${missingMembers} if (state.nothing) q.n = 1; o[p.k] = document; const d = o[q.n]; ${redirectStatement}`,
  'a number that is undefined': `${missingMembers} o[p.k] = document; const d = o[({}).size]; ${redirectStatement}`,
  'a mapper in a constant that is missing': `const p = {}; if (state.nothing) p.k = (x) => 'class'; const m = p.k; const d = Array.from([document], m)[0]; ${redirectStatement}`,
  'a method of data with another name': `const l = 'a'.split(''); const f = (d) => { if (d !== 'class') ${redirectStatement}; }; f('class'); const o = { 0: document, length: 1, at: l.map }; o.at(f);`,
  'a method of data with another name in data': `const l = 'a'.split(''), r = 'a'.split(''); r.indexOf = l.concat; const d = r.indexOf(document)[1]; ${redirectStatement}`,
  'a conversion of a base class': `const o = { x: 'class', m() { document.body.setAttribute(this.x, 'x'); return 'a'; } }; class P { x = 'class'; toString = o.m; } class Q extends P { x = ${textExpression('onclick')}; } void ('' + new P() + new Q());`,
  'bind of a class that is set only sometimes': `const out = {}; class K { constructor(d) { out.d = d; } } new K('class'); class J {} if (state.nothing) K.bind = (a, b) => J; const B = K.bind(null, document); new B(); const { d } = out; ${redirectStatement}`,
  'a method of a map that is set only sometimes': `const m = new Map(); if (state.nothing) m.getOrInsert = (k, v) => 'class'; const d = m.getOrInsert('a', document); ${redirectStatement}`,
  'a method of a map with another name': `const m = new Map(); m.at = m.getOrInsert; const d = m.at('a', document); ${redirectStatement}`,
  'an element as a property of a list by its id': `const c = document.createElement('p'); c.id = 'title'; document.body.append(c); const d = document.body.children.title.parentNode.parentNode.parentNode; ${redirectStatement}`,
  'a source of an element in a list by its id':
    "const c = document.createElement('img'); c.id = 'title'; document.body.append(c); document.body.children.title.src = state.to;",
  'a method of an element in a property that scripts may set': `const f = () => 1; f.toString = () => ${textExpression('tabindex')}; const b = document.createElement('p'); b.filter = b.setAttribute; b.filter(f, '0');`,
  'a deleted member of a browser object': 'delete document?.body;',
};

const render = 'window.RialtoRenderer = { render(state) { show(state.level); } };';

/** Modules whose default export is a declaration that is replaced later. */
export const hostileReassignedExports: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a function': {
    'renderer.js': `import f, { swap } from './a.js'; const show = (kk) => { swap(); const d = f(); if (d !== 'class') ${redirectStatement}; }; ${render}`,
    'a.js': "export default function f() { return 'class'; } export const swap = () => { f = () => document; };",
  },
  'a class': {
    'renderer.js': `import C, { swap } from './a.js'; const show = () => { swap(); const n = C.n; ${createElementStatement}; }; ${render}`,
    'a.js': `export default class C { static n = 'div'; } export const swap = () => { C = { n: ${textExpression('input')} }; };`,
  },
  'a member of a namespace': {
    'renderer.js': `import * as ns from './a.js'; const show = () => { ns.swap(); const n = ns.default(); ${createElementStatement}; }; ${render}`,
    'a.js': `export default function f() { return 'div'; } export const swap = () => { f = () => ${textExpression('input')}; };`,
  },
};

/** Scripts of which one cannot run because of another script or a limit of browsers; `modules` are the module paths. */
export const hostileScriptOrder: Readonly<
  Record<string, { readonly files: Readonly<Record<string, string>>; readonly modules: readonly string[] }>
> = {
  'a constant with the name of a browser object': {
    files: { 'a.js': 'const location = { replace(x) {} };', 'b.js': "location.replace('https://e.example/');" },
    modules: ['b.js'],
  },
  'a variable with the name of a let variable': {
    files: { 'a.js': 'let dup = 1;', 'b.js': 'var dup = 2; var panel = { a: 1 };', 'c.js': 'panel.a;' },
    modules: [],
  },
  'a function with the name of a let variable': {
    files: { 'a.js': 'let dup = 1;', 'b.js': 'function dup() {} var panel = { a: 1 };', 'c.js': 'panel.a;' },
    modules: [],
  },
  'a call with more arguments than browsers support': {
    files: { 'a.js': `const f = () => 1; f(${'0,'.repeat(66_000)}0);`, 'b.js': '' },
    modules: ['b.js'],
  },
};
