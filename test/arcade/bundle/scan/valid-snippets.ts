// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs as texts

/** Bodies of `render` in valid renderers, by what they use; `rendererOf` declares `el` (element) and `pen` (canvas). */
export const validSnippets: Readonly<Record<string, string>> = {
  'data named like a window': 'el.textContent = `${state.window} ${state.location} ${state.parent.top}`;',
  'tables whose names are parts of other names':
    "const NAMES = { I: 'cyan', O: 'yellow' }; const draw = { draw_cyan: (x) => el.append('c' + x), draw_yellow: (x) => el.append('y' + x) }; for (const k of ['I', 'O']) draw['draw_' + NAMES[k]](1); draw['draw_' + NAMES.I](1);",
  'fields of an instance with a common ending':
    "class V { constructor() { this.scoreEl = document.getElementById('a'); this.linesEl = document.getElementById('b'); } } const v = new V(); for (const k of ['score', 'lines']) v[k + 'El'].textContent = state[k];",
  'a function of a table as a mapper':
    "const H = { cell: () => document.createElement('div') }; for (const c of Array.from({ length: 3 }, H.cell)) el.append(c);",
  'static methods named like those of the language':
    'class B { static from(s) { return new B(s); } constructor(s) { this.s = s; } } el.textContent = B.from(state.score).s;',
  'children by their index':
    'for (const child of el.children) child.hidden = true; el.children[0].hidden = el.children.length > 1;',
  'data named like storage':
    'const { cookie, localStorage, name } = state; el.textContent = cookie + localStorage + name;',
  'data named like requests': 'const fetch = state.fetch; el.textContent = String(fetch) + state.open.close;',
  'data named like handlers': 'el.textContent = `${state.once} ${state.online} ${state.onclick}`;',
  'data named like markup':
    "const row = { innerHTML: 'a', src: 'b', href: 'c' }; el.textContent = row.innerHTML + row.src + row.href;",
  'a parameter named like a free name':
    'const draw = (event, self) => event + self; el.textContent = draw(state.score, 1);',
  'a function named like a capability': 'const prompt = (text) => text.trim(); el.textContent = prompt(state.status);',
  'a class with a method fetch': 'class Store { fetch() { return 1; } } el.textContent = String(new Store().fetch());',
  'an object with an open method':
    'const panel = { open() { return this.isOpen; }, isOpen: true }; el.hidden = panel.open();',
  'a property named value': 'const cell = { value: state.score, key: 1 }; el.textContent = cell.value;',
  'a list of rows':
    'state.board.forEach((row, y) => { for (let x = 0; x < 10; x += 1) pen.fillText(row.charAt(x), x, y); });',
  'an index loop': 'for (let i = 0; i < state.next.length; i++) pen.fillText(state.next[i], i, 0);',
  'a while loop': 'let i = 0; while (i < 3) { pen.fillRect(i, 0, 1, 1); i += 1; }',
  'a do loop with break': 'let i = 0; do { i++; if (i > 2) break; } while (true); el.textContent = i;',
  'labelled loops': 'outer: for (const row of state.board) for (const c of row) { if (c === ".") continue outer; }',
  'a switch': "switch (state.status) { case 'ended': el.textContent = 'over'; break; default: el.textContent = ''; }",
  'a colour table': "const COLOURS = { I: '#0ff', O: '#ff0' }; pen.fillStyle = COLOURS[state.active.piece];",
  'a colour table with a fallback': "const COLOURS = { I: '#0ff' }; pen.fillStyle = COLOURS[state.next[0]] ?? '#888';",
  'a map of colours': "const colours = new Map([['I', '#0ff']]); pen.fillStyle = colours.get(state.active.piece);",
  'a nested table':
    'const SHAPES = { I: [[0, 0], [1, 0]] }; for (const [x, y] of SHAPES[state.active.piece]) pen.fillRect(x, y, 1, 1);',
  'a table of objects':
    "const T = { I: { fill: 'red', w: 2 } }; const t = T[state.next[0]]; pen.fillStyle = t.fill; pen.lineWidth = t.w;",
  'a map of functions': "const draw = new Map([['a', (x) => pen.fillRect(x, 0, 1, 1)]]); draw.get(state.status)(2);",
  'an optional call of a map': "const draw = new Map([['a', () => 1]]); draw.get(state.status)?.();",
  'a list of functions':
    'const parts = [(s) => s.score, (s) => s.lines]; parts.forEach((part) => { el.textContent = part(state); });',
  'an indexed list of functions': 'const parts = [() => 1, () => 2]; el.textContent = parts[state.level % 2]();',
  'a counted table':
    'const counts = {}; for (const row of state.board) counts[row] = (counts[row] ?? 0) + 1; el.textContent = Object.keys(counts).length;',
  'groups of lists':
    'const groups = {}; for (const p of state.next) { groups[p] ??= []; groups[p].push(p); } el.textContent = Object.values(groups).length;',
  'elements by key':
    "const cells = {}; for (const p of state.next) { cells[p] = document.createElement('span'); el.append(cells[p]); }",
  'a map of elements':
    "const cells = new Map(); cells.set('a', document.createElement('div')); cells.get('a').textContent = 'x';",
  'a grid of elements':
    "const grid = Array.from({ length: 4 }, () => Array.from({ length: 3 }, () => document.createElement('i'))); grid[1][2].className = 'on';",
  'an array of arrays':
    'const grid = new Array(4).fill(0).map(() => new Array(3).fill(0)); grid[1][2] = 5; el.textContent = grid.flat().join();',
  'typed arrays': 'const heat = new Float32Array(200); heat[3] += state.score; el.textContent = heat[3].toFixed(1);',
  pixels:
    'const image = pen.createImageData(4, 4); for (let i = 0; i < 64; i++) image.data[i] = 255; pen.putImageData(image, 0, 0);',
  'a gradient':
    "const g = pen.createLinearGradient(0, 0, 1, 1); g.addColorStop(0, 'red'); pen.fillStyle = g; pen.fillRect(0, 0, 9, 9);",
  'a pattern': "pen.fillStyle = pen.createPattern(pen.canvas, 'repeat'); pen.fill();",
  'a path': "const p = new Path2D('M0 0h1'); p.lineTo(1, 2); pen.stroke(p);",
  'text that fits':
    'const { width } = pen.measureText(state.status); pen.font = `${Math.floor(20 / width)}px sans-serif`;',
  'a transform': 'pen.save(); pen.translate(1, 2); pen.rotate(Math.PI / 4); pen.scale(2, 2); pen.restore();',
  'a dash': 'pen.setLineDash([2, 4]); pen.lineDashOffset = state.t_us % 6; pen.strokeRect(0, 0, 3, 3);',
  'an animation frame':
    'let frames = 0; const tick = (now) => { frames += 1; pen.globalAlpha = now % 1; if (frames < 9) requestAnimationFrame(tick); }; requestAnimationFrame(tick);',
  'a cancelled frame': 'const id = requestAnimationFrame(() => {}); cancelAnimationFrame(id);',
  'a resize observer':
    'new ResizeObserver((entries) => { for (const entry of entries) el.textContent = entry.contentRect.width; }).observe(el);',
  'a media query': "if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) el.className = 'still';",
  'sizes of the window': 'el.textContent = `${window.innerWidth} x ${innerHeight} at ${devicePixelRatio}`;',
  'a computed style': "pen.fillStyle = getComputedStyle(el).getPropertyValue('--ink');",
  'custom properties': "el.style.setProperty('--level', String(state.level));",
  'style members':
    "el.style.transform = `translate(${state.active.x}px, ${state.active.y}px)`; el.style.opacity = '0.5';",
  'assigned styles': "Object.assign(el.style, { left: '1px', top: `${state.lines}px` });",
  'data attributes': 'el.dataset.piece = state.active.piece; el.dataset.level = state.level;',
  classes: "el.classList.toggle('over', state.status === 'ended'); el.classList.add(`level-${state.level}`);",
  'replaced children':
    "el.replaceChildren(...state.next.map((p) => { const li = document.createElement('li'); li.textContent = p; return li; }));",
  'a fragment':
    'const f = document.createDocumentFragment(); for (const p of state.next) f.append(document.createTextNode(p)); el.appendChild(f);',
  'a removed child': 'while (el.firstChild) el.removeChild(el.firstChild);',
  'a cloned child': "const copy = el.cloneNode(true); copy.id = 'copy'; el.after(copy);",
  'a walk over children':
    'for (const child of el.children) child.hidden = !child.matches(".on"); [...el.childNodes].forEach((n) => n.remove());',
  'elements by selector':
    "document.querySelectorAll('.cell').forEach((cell, i) => { cell.textContent = state.board[i]; });",
  'elements by class loop':
    "const cells = document.querySelectorAll('td'); for (let i = 0; i < cells.length; i++) cells[i].className = 'c';",
  'SVG elements':
    "const NS = 'http://www.w3.org/2000/svg'; const r = document.createElementNS(NS, 'rect'); r.setAttribute('width', state.lines); r.setAttribute('fill', 'url(#g)'); el.append(r);",
  'a factory of SVG':
    "const svg = (tag, attributes) => { const e = document.createElementNS('http://www.w3.org/2000/svg', tag); e.setAttribute('class', attributes); return e; }; el.append(svg('g', 'a'), svg('path', 'b'));",
  'a text factory':
    "const h = (tag, text) => { const e = document.createElement(tag); e.textContent = text; return e; }; el.append(h('p', state.score), h('strong', state.level));",
  'attributes by name': "for (const name of ['x', 'y', 'width']) el.setAttribute(name, '1');",
  'an image of the bundle':
    "const img = document.createElement('img'); img.src = 'pieces.png'; pen.drawImage(img, 0, 0);",
  'a frame of an image':
    "const img = document.createElement('img'); img.alt = 'x'; if (img.complete && img.naturalWidth > 0) pen.drawImage(img, 0, 0, 8, 8, 0, 0, 16, 16);",
  'an animation of an element':
    "el.animate([{ opacity: 0 }, { opacity: 1, transform: 'scale(1)' }], { duration: 200 });",
  'boxes of elements':
    'const box = el.getBoundingClientRect(); pen.fillRect(box.left, box.top, box.width, box.height);',
  'measures of SVG':
    "const path = document.getElementById('p'); const { x, y } = path.getPointAtLength(path.getTotalLength() / 2); pen.fillRect(x, y, 1, 1);",
  'formatted numbers': "const f = new Intl.NumberFormat('en'); el.textContent = f.format(state.score);",
  'a plural':
    "const r = new Intl.PluralRules('en'); el.textContent = r.select(state.lines) === 'one' ? 'line' : 'lines';",
  'a given date': 'const d = new Date(state.t_us / 1000); el.textContent = d.toISOString().slice(11, 19);',
  'a padded clock':
    "const s = Math.floor(state.left.duration_us / 1e6); el.textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;",
  'a regular expression': "el.textContent = String(state.score).replace(/\\B(?=(\\d{3})+$)/g, ' ');",
  'a replacer': 'el.textContent = state.status.replace(/_(\\w)/g, (_, letter) => letter.toUpperCase());',
  'matches of an expression': 'const m = /(\\d+)/.exec(state.status); if (m !== null) el.textContent = m[1];',
  'sorted lists':
    'const seats = [...state.seats].sort((a, b) => b.score - a.score || a.name.localeCompare(b.name)); el.textContent = seats[0].name;',
  'a reduced list':
    'el.textContent = state.board.reduce((sum, row) => sum + row.length, 0); el.title = state.next.reduce((t, p) => `${t}${p}`, "");',
  'a copied state':
    'const copy = { ...state, shown: true }; el.textContent = copy.score; const again = JSON.parse(JSON.stringify(state)); el.title = again.level;',
  'entries of a table':
    'for (const [name, value] of Object.entries({ score: state.score, lines: state.lines })) el.append(`${name}: ${value}`);',
  'keys of the state':
    'el.textContent = Object.keys(state).join(); for (const key in state) el.append(key, state[key]);',
  'defaults and rest':
    'const { last_event: last = null, ...others } = state; el.textContent = last?.type ?? Object.keys(others).length;',
  'nested destructuring': 'const { active: { cells: [[x = 0, y] = []] } } = state; pen.fillRect(x, y, 1, 1);',
  'swapped variables': 'let a = 1; let b = 2; [a, b] = [b, a]; el.textContent = a - b;',
  'a closure':
    'const counter = () => { let n = 0; return { up: () => (n += 1), get now() { return n; } }; }; const c = counter(); c.up(); el.textContent = c.now;',
  'a generator':
    'const give = function* (n) { for (let i = 0; i < n; i++) yield { x: i }; }; for (const { x } of give(3)) pen.fillRect(x, 0, 1, 1);',
  'an iterable class':
    'class Cells { #list = [1, 2]; *[Symbol.iterator]() { yield* this.#list; } } for (const x of new Cells()) pen.fillRect(x, 0, 1, 1);',
  'a class':
    'class Sprite { x = 0; #hue; constructor(hue) { this.#hue = hue; } draw(to) { to.fillStyle = `hsl(${this.#hue} 50% 50%)`; to.fillRect(this.x, 0, 1, 1); } } new Sprite(state.level).draw(pen);',
  'a derived class':
    'class Shape { constructor(x) { this.x = x; } area() { return 0; } } class Box extends Shape { area() { return super.area() + this.x; } } const all = [new Box(2), new Shape(1)]; el.textContent = all.reduce((s, one) => s + one.area(), 0);',
  'static members':
    'class Theme { static dark = { ink: "#fff" }; static of() { return Theme.dark; } } pen.fillStyle = Theme.of().ink;',
  'getters and setters':
    'const view = { _x: 0, get x() { return this._x; }, set x(value) { this._x = Math.max(0, value); } }; view.x = state.active.x; pen.fillRect(view.x, 0, 1, 1);',
  'own text conversion':
    'class Point { constructor(x) { this.x = x; } toString() { return `(${this.x})`; } } el.textContent = `${new Point(1)}`;',
  'caught errors': 'try { el.textContent = state.missing.deep; } catch (error) { el.textContent = error.message; }',
  'a thrown error': "if (state.board.length === 0) throw new Error('empty');",
  'bound functions':
    'const add = (a, b) => a + b; const inc = add.bind(null, 1); el.textContent = inc(state.score); el.title = Math.max.apply(null, [1, 2]);',
  'a tagged template':
    'const tag = (parts, ...given) => parts.join("") + given.length; el.textContent = tag`a${state.score}b`;',
  'a memo':
    'const memo = new WeakMap(); const of = (s) => { if (!memo.has(s)) memo.set(s, { n: s.score }); return memo.get(s); }; el.textContent = of(state).n;',
  'a linked list':
    'let head = null; for (const p of state.next) head = { p, rest: head }; while (head !== null) { el.append(head.p); head = head.rest; }',
  recursion:
    'const depth = (node) => (node.children ?? []).reduce((d, child) => Math.max(d, 1 + depth(child)), 0); el.textContent = depth(state);',
  'a tween':
    'const ease = { in: (t) => t * t, out: (t) => t * (2 - t) }; pen.globalAlpha = ease.out(0.5) + ease["in"](0.2);',
  bits: 'let seed = state.score >>> 0; seed ^= seed << 13; seed = Math.imul(seed, 2654435761); el.textContent = (seed >>> 24).toString(16);',
  'a helper with callbacks that nothing calls': 'const each = (list, act) => { for (const one of list) act(one); };',
  'a component that nothing uses':
    'class Panel { constructor(root) { this.root = root; } update(next) { this.root.textContent = next.score; next.rows.forEach((r) => this.draw(r)); } draw(r) { this.root.append(r); } }',
  sets: "const seen = new Set(state.next); el.textContent = [...seen].join(); if (seen.has('I')) el.title = seen.size;",
  'a setter that nothing uses':
    'const view = { set x(value) { this._x = Math.max(0, value); }, _x: 0 }; el.textContent = view._x;',
  'combined sets':
    "const seen = new Set(state.next); el.textContent = [...seen.union(new Set(['I']).union(seen))].join();",
  'not a number': 'const none = Number.NaN; el.title = none; if (none > 1) el.hidden = true;',
  'a list that is filled':
    'const events = (state.events_since ?? []).slice(); if (state.last_event !== null) events.push(state.last_event); el.textContent = events.filter((e) => e.type === "lock").map((e) => e.points).join();',
};

/** A complete renderer with this body. */
export function rendererOf(body: string): string {
  return `const el = document.getElementById('a');
const pen = document.querySelector('canvas').getContext('2d');
function render(state) { ${body} }
window.RialtoRenderer = { render };`;
}
