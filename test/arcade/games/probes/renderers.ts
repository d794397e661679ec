import type { Browser } from 'playwright-core';
import { sampleManifest } from '../../bundle/sample-bundle.ts';

/** Parts of a small tetris-v2 renderer that a test replaces. */
export interface RendererParts {
  /** Statements before `render` is defined. */
  readonly setup?: string;
  /** Statements at the end of each `render(state)`. */
  readonly renderEnd?: string;
  /** Expression whose value is shown as the text of a `state`. */
  readonly text?: string;
  readonly style?: string;
  readonly markup?: string;
}

const validText =
  "[state.score, state.lines, state.level, state.status, state.next.join(''), JSON.stringify(state.last_event)].join(' / ')";

/** Files and manifest of a bundle with a renderer that is valid unless these parts are not. */
export function rendererWith({ setup = '', renderEnd = '', text = validText, style = '', markup = '' }: RendererParts) {
  const script = `
const pen = document.getElementById('well').getContext('2d');
const label = document.getElementById('label');
${setup}
function render(state) {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 200, 400);
  pen.fillStyle = '#000';
  state.board.forEach((row, y) => {
    for (let x = 0; x < 10; x += 1) if (row.charAt(x) !== '.') pen.fillRect(x * 20, y * 20, 19, 19);
  });
  pen.fillStyle = '#c00';
  if (state.active !== null) for (const [x, y] of state.active.cells) pen.fillRect(x * 20, (19 - y) * 20, 19, 19);
  label.textContent = ${text};
  ${renderEnd}
}
window.RialtoRenderer = { render };
`;
  const page = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="style.css">
<canvas id="well" width="200" height="400" role="img" aria-label="Well"></canvas><p id="label"></p>${markup}<script src="draw.js"></script>`;
  const files = { 'index.html': page, 'draw.js': script, 'style.css': `body { background: #fff } ${style}` };
  return {
    files: new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])),
    manifest: { ...sampleManifest(), entrypoint: 'index.html', engine: 'tetris-v2', engine_config: {}, mode: 'solo' },
  };
}

/** Call of the random function that `withRandomFunction` adds; renderers have no other random function. */
const randomSource = '(0).random()';

/** The browser whose pages have a random function that the bootstrap does not remove, for random images. */
export function withRandomFunction(browser: Browser): Browser {
  const content = '{ const { random } = Math; Number.prototype.random = function () { return random(); }; }';
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    await context.addInitScript({ content });
    return context;
  };
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'newContext') return newContext;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Renderers that violate one rule each, by description, with the check that must detect the violation. */
export const hostileRenderers: Readonly<Record<string, { readonly check: string; readonly parts: RendererParts }>> = {
  'a score that is never shown': {
    check: 'mutations',
    parts: { text: "[state.lines, state.level, state.status, state.next.join('')].join(' / ')" },
  },
  'an image that shows nothing': {
    check: 'transitions',
    parts: { renderEnd: "label.textContent = ''; pen.fillRect(0, 0, 200, 400);" },
  },
  'a random image': {
    check: 'sameness',
    parts: { renderEnd: `pen.fillRect(0, 0, 200 * ${randomSource}, 200 + 200 * ${randomSource});` },
  },
  'an image that is random per page': {
    check: 'sameness',
    // Each differing bit moves a bar, so that two seeds draw the same image only once in 1,024 times.
    parts: {
      setup: `const seed = Math.floor(1024 * ${randomSource});`,
      renderEnd: 'for (let bit = 0; bit < 10; bit += 1) pen.fillRect(((seed >> bit) % 2) * 100, bit * 40, 100, 10);',
    },
  },
  'flashes by animation frames': {
    check: 'flashes',
    parts: {
      setup:
        'let framesLeft = 0; function flash() { document.body.style.background = framesLeft % 8 < 4 ? "#000" : "#fff"; framesLeft -= 1; if (framesLeft > 0) requestAnimationFrame(flash); else document.body.style.background = "#fff"; }',
      renderEnd: 'if (framesLeft <= 0) { framesLeft = 80; requestAnimationFrame(flash); }',
    },
  },
  'flashes by a style sheet': {
    check: 'flashes',
    parts: {
      style:
        '@keyframes a { 50% { background: #000 } } @keyframes b { 50% { background: #000 } } .a { animation: a 0.13s 10 } .b { animation: b 0.13s 10 }',
      setup: 'let renders = 0;',
      renderEnd: 'renders += 1; document.documentElement.className = renders % 2 === 0 ? "a" : "b";',
    },
  },
  'animation frames without end': {
    check: 'settle',
    parts: { setup: 'function again() { requestAnimationFrame(again); }', renderEnd: 'again();' },
  },
  'an animation without end': {
    check: 'settle',
    parts: { style: '@keyframes spin { to { rotate: 360deg } } #label { animation: spin 1s infinite }' },
  },
  'memory that is never freed': {
    check: 'size',
    parts: {
      setup: 'const arrays = [];',
      renderEnd: 'arrays.push(Array.from({ length: 20000 }, (_, n) => n + arrays.length));',
    },
  },
  'an unbounded number of elements': {
    check: 'size',
    parts: { renderEnd: 'for (let n = 0; n < 30; n += 1) document.body.append(document.createElement("i"));' },
  },
  'an exception': { check: 'faults', parts: { renderEnd: 'if (state.lines === 3) state.nothing.at(0);' } },
  'an exception in an animation frame': {
    check: 'faults',
    parts: { renderEnd: 'if (state.lines === 3) requestAnimationFrame(() => state.nothing.at(0));' },
  },
  'a loop without end': { check: 'faults', parts: { renderEnd: 'while (state.lines === 3) label.textContent = "";' } },
  'an image from another origin': {
    check: 'faults',
    parts: {
      renderEnd: 'const img = document.createElement("img"); img.src = "https://example.org/a.png"; label.append(img);',
    },
  },
  'a write to the state': { check: 'faults', parts: { renderEnd: '(() => { "use strict"; state.score = 1; })();' } },
  'a frame that leaves its document': {
    check: 'faults',
    parts: { renderEnd: 'if (state.lines === 3) location.href = "https://example.org/";' },
  },
  'renders that take too long': {
    check: 'time',
    parts: {
      renderEnd: 'let sum = 0; for (let n = 0; n < 300000000; n += 1) sum += n; label.dataset.sum = String(sum);',
    },
  },
};
