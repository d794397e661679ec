/**
 * Bodies of `render` that pass the document through language protocols: setters, iterators, replacers, error causes,
 * prototypes set by a computed name, and objects in place of sets. The test declares `k` (value `a`) and
 * `proto` (value `__proto__`); the scan cannot know these values.
 */
export const hostileProtocols: readonly string[] = [
  ...[
    'o[k] = document',
    'Object.assign(o, Object.fromEntries([[k, document]]))',
    'for (o[k] of [document]);',
    '[o[k]] = [document]',
    '({ x: o[k] } = { x: document })',
  ].map((write) => `const o = { set a(v) { v.cookie = 1; } }; ${write};`),
  ...['o[0] = document', 'o[state.level % 2] = document', 'Object.assign(o, [document])'].map(
    (write) => `const o = { set 0(v) { v.cookie = 1; } }; ${write};`,
  ),
  'class A extends Array { set 0(v) { v.cookie = 1; } } new A().push(document);',
  'class A { set a(v) { v.cookie = 1; } } const o = new A(); o[k] = document;',
  'class A { set a(v) { v.cookie = 1; } } class B extends A {} Object.assign(new B(), { [k]: document });',

  ...[
    'get g() { return this.d.cookie; }',
    'set g(v) { this.d.cookie = 1; }',
    'g() { this.d.cookie = 1; }',
    '*[Symbol.iterator]() { yield this.d.cookie; }',
    'toString() { return this.d.cookie; }',
  ].map(
    (member) => `const p = { ${member}, d: {} }; const o = { d: document };
      o[proto] = p; o.g = 1; o.g(); [...o]; void (o + '');`,
  ),
  'const p = { get g() { return this.d.cookie; }, d: {} }; const q = {}; q[proto] = p; const o = { d: document }; o[proto] = q; o.g;',
  'const p = { get g() { return this.d.cookie; }, d: {} }; const o = { d: document, [proto]: p }; o.g;',
  // `x` calls its callback with the document, where the language would call it with an element of a list.
  ...[
    'o[0].forEach(read)',
    'o[state.level % 1].forEach(read)',
    'Array.from(o)[0].forEach(read)',
    'list.length = 1; list.at(0).forEach(read)',
    'list.length = 1; [...list][0].forEach(read)',
    'list.length = 1; for (const each of list) each.forEach(read)',
    'list.length = 1; list.forEach((each) => each.forEach(read))',
    'list.length = 1; const [first] = list; first.forEach(read)',
    'list.length = 1; [...new Map([list]).keys()][0].forEach(read)',
    'list.length = 1; list.concat([]).pop().forEach(read)',
  ].map(
    (use) => `const x = { forEach(callback) { callback(document); } }; const read = (v) => v.cookie;
      const o = {}, list = []; o[proto] = [x]; list[proto] = [x]; ${use};`,
  ),
  'class A { f = { forEach(callback) { callback(document); } }; } const o = {}; o[proto] = new A(); o[k].forEach((v) => v.cookie);',

  ...['{ ...p }', 'Object.assign({}, p)', 'Object.assign([1], p)', 'Object.assign(new Map([[1, 1]]), p)'].map(
    (copy) => `const p = { *[Symbol.iterator]() { yield document; } }; for (const x of (${copy})) x.cookie = 1;`,
  ),
  'const p = { *[Symbol.iterator]() { yield document; } }; const { ...o } = p; [...o][0].cookie = 1;',
  'const p = { *[Symbol.iterator]() { yield document; } }; const [x] = Object.assign([1], p); x.cookie = 1;',
  "const p = { *[Symbol.iterator]() { yield document; } }; Object.assign(JSON.parse('{}'), p);",

  'const o = { size: 1, has(v) { v.cookie = 1; }, keys() { return [].values(); } }; o.has(state); new Set([document]).difference(o);',
  'const o = { size: 9, has(v) { v.cookie = 1; }, keys() { return [].values(); } }; o.has(state); new Set([document]).isSubsetOf(o);',
  'const o = { size: 1, has() {}, keys() { return [document].values(); } }; new Set([1]).union(o).forEach((x) => x.cookie);',
  'const o = { size: 1, has() {}, *keys() { yield document; } }; new Set([1]).symmetricDifference(o).forEach((x) => x.cookie);',
  'new Set([1]).union(new Map([[document, 1]])).forEach((x) => x.cookie);',

  ...[
    '{ a: [document] }',
    '[[[{ x: document }]]]',
    '{ toJSON() { return [document]; } }',
    'new (class { d = document; })()',
  ].map((value) => `const r = (key, v) => { v.cookie = 1; return v; }; r(1, state); JSON.stringify(${value}, r);`),
  'const r = (key, v) => { if (v.d) v.d.cookie = 1; return { d: document }; }; JSON.stringify({ a: 1 }, r);',

  'JSON.stringify(document);',
  "JSON.stringify({ a: [document.createElement('div')] });",
  'using x = state.board;',

  '[[[[document]]]].flat(9)[0].cookie = 1;',
  '[[[document]]].flat(Infinity)[0].cookie = 1;',

  ...[
    "new Error('', { cause: document })",
    "Error('', { cause: document })",
    "new RangeError('', ...[{ cause: document }])",
    "new TypeError('', { get cause() { return document; } })",
    "new (class extends TypeError {})('', { cause: document })",
    "new (class extends Error { constructor() { super('', { cause: document }); } })()",
  ].map((error) => `(${error}).cause.cookie = 1;`),
  "const o = {}; o[k] = document; new TypeError('', o).cause.cookie = 1;",
  "try { throw new Error('', { cause: document }); } catch ({ cause }) { cause.cookie = 1; }",
  "class E extends Error { m() { this.cause.cookie = 1; } } new E('', { cause: document }).m();",
];

/** Valid uses of the same language features. */
export const validProtocols: readonly string[] = [
  'const rows = {}; rows[k] = [state.board]; rows[k][0].forEach((row) => row.length);',
  "class Cell { set colour(v) { this.c = v; } get colour() { return this.c; } } const c = new Cell(); c.colour = state.level; document.body.title = c.colour + '';",
  'const seen = new Set(state.next); const both = seen.union(new Set([1])); document.body.textContent = [...both].join();',
  "const text = JSON.stringify(state, (key, value) => (key === 'board' ? value.length : value)); document.body.textContent = text;",
  'const rows = [[1, [2]], [[3]]].flat(2); document.body.textContent = rows.map((n) => n + 1).join();',
  "try { JSON.parse('x'); } catch (error) { document.body.textContent = new Error('no', { cause: error }).message; }",
  'const row = { *[Symbol.iterator]() { yield* [1, 2]; } }; const copy = { ...row }; document.body.textContent = [...copy].join();',
  "const t = {}; t[k] = { n: 1, add(x) { return x + 1; } }; document.body.textContent = t[state.k].n + '';",
];
