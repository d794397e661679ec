import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { hostileSnippets } from './hostile-snippets.ts';
import { rulesOf } from './scan-script.ts';
import { rendererOf, validSnippets } from './valid-snippets.ts';

const validPrograms = Object.values(validSnippets).map((body) => rendererOf(body));
/** Valid programs that stay valid in a function that is never called, whose parameters have unknown values. */
const uncalledPrograms = Object.entries(validSnippets)
  .filter(([name]) => !/^(?:data named|keys of)/.test(name))
  .map(([, body]) => rendererOf(body));
const hostilePrograms = Object.entries(hostileSnippets).map(([name, body]) => [name, rendererOf(body)] as const);
/** Names of hostile snippets whose forbidden code has no effect, so that minifiers remove it. */
const removedByMinifiers = ['label fn', 'Symbol.for', 'typeof fetch', 'Date', 'Date spread', 'Symbol()'];
/** Names of hostile snippets that are harmless in strict mode. */
const sloppyModeOnly = ['this method extract', 'this method seq', 'this callback', 'this rAF', 'block fn shadow'];
const fuzzOptions = { numRuns: 60, seed: 7 };

describe('the result of the scan', () => {
  const transformations: readonly (readonly [string, readonly string[], (text: string) => string])[] = [
    ['minified', removedByMinifiers, (text: string) => transformSync(text, { minify: true, target: 'es2022' }).code],
    [
      'without comments and line breaks',
      ['label fn'],
      (text: string) => transformSync(text, { minifyWhitespace: true }).code,
    ],
    [
      'with constants folded',
      removedByMinifiers,
      (text: string) => transformSync(text, { minifySyntax: true, target: 'es2022' }).code,
    ],
    ['wrapped in a function', [], (text: string) => `(() => {\n${text}\n})();`],
    ['in strict mode', sloppyModeOnly, (text: string) => `'use strict';\n${text}`],
  ];
  for (const [title, exceptions, transform] of transformations) {
    test(`has no findings for valid programs ${title}`, () =>
      assert.deepEqual(
        validPrograms.map(transform).filter((text) => rulesOf(text).length > 0),
        [],
      ));

    test(`contains findings for hostile programs ${title}, if they are still hostile`, () =>
      assert.deepEqual(
        hostilePrograms
          .filter(([name, text]) => !exceptions.includes(name) && rulesOf(transform(text)).length === 0)
          .map(([name]) => name),
        [],
      ));
  }

  test('contains findings for a hostile program between valid programs, in the same script or in other scripts', () => {
    const validProgram = fc.constantFrom(...validPrograms.map(wrapWithoutRenderer));
    fc.assert(
      fc.property(
        validProgram,
        fc.constantFrom(...hostilePrograms.map(([, text]) => text)),
        validProgram,
        (before, hostileProgram, after) => {
          assert.ok(rulesOf(`${before}\n{ ${hostileProgram} }\n${after}`).length > 0);
          assert.ok(rulesOf({ 'a.js': before, 'renderer.js': hostileProgram, 'z.js': after }).length > 0);
        },
      ),
      fuzzOptions,
    );
  });

  test('has no findings when unused code is added to a valid program', () => {
    fc.assert(
      fc.property(fc.constantFrom(...validPrograms), fc.constantFrom(...uncalledPrograms), (text, addedProgram) => {
        const body = addedProgram.replace('window.RialtoRenderer = { render };', '');
        assert.deepEqual(rulesOf(`${text}\nconst unused = () => { ${body} };`), []);
      }),
      fuzzOptions,
    );
  });

  test('contains a finding for a capability that one script passes to another', () => {
    const scripts = { 'a.js': 'const shared = { page: document };', 'renderer.js': rendererOf('shared.page.cookie;') };
    assert.deepEqual(rulesOf(scripts), ['STO.member']);
    const modules = {
      'renderer.js': `import { give as take } from './b.js'; ${rendererOf('take().cookie;')}`,
      'b.js': "export * from './c.js';",
      'c.js': 'export { inner as give }; const inner = () => document;',
    };
    assert.deepEqual(rulesOf(modules, { kind: 'module' }), ['STO.member']);
  });

  test('has no findings for modules that import each other, and the finding script.import for an invalid import', () => {
    const modules = {
      'renderer.js': `import * as all from './b.js'; import draw, { text } from './b.js'; ${rendererOf('draw(state); el.textContent = all.text;')}`,
      'b.js': "export * from './c.js'; export { text } from './c.js'; export default (state) => state.score;",
      'c.js': "export * from './b.js'; export const text = 'a'; export * as own from './c.js';",
    };
    assert.deepEqual(rulesOf(modules, { kind: 'module' }), []);
    for (const source of ['b.js', './b.mjs', './b.js?a', 'https://a/b.js', './missing/../../../b.js'])
      assert.ok(rulesOf(`import '${source}'; ${rendererOf('')}`, { kind: 'module' }).includes('script.import'), source);
    assert.ok(
      rulesOf({ 'renderer.js': "import { none } from './b.js';", 'b.js': '' }, { kind: 'module' }).includes(
        'script.import',
      ),
    );
  });
});

/** The program in a function of its own, without setting the renderer. */
function wrapWithoutRenderer(text: string): string {
  return `(() => {\n${text.replace('window.RialtoRenderer = { render };', '')}\n})();`;
}
