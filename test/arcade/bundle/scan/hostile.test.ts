import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BudgetExceeded } from '../../../../src/arcade/games/bundle/scan/budget.ts';
import { hostileBodies, hostileScripts } from './hostile-bodies.ts';
import { hostileLanguage, hostileModules } from './hostile-language.ts';
import { hostileNames, validNames } from './hostile-names.ts';
import { harmlessPrograms, hostilePrograms } from './hostile-programs.ts';
import { hostileProtocols, validProtocols } from './hostile-protocols.ts';
import { hostileReassignedExports, hostileReceivers, hostileScriptOrder } from './hostile-receivers.ts';
import { hostileSnippets, hostileTopLevels } from './hostile-snippets.ts';
import { rulesOf } from './scan-script.ts';
import { rendererOf, validSnippets } from './valid-snippets.ts';

describe('the scan of scripts', () => {
  test('rejects forbidden capabilities in every encoding that is tested with them, each in three positions', () => {
    const programs = hostilePrograms();
    assert.ok(programs.length >= 200);
    assert.deepEqual(
      programs.filter(({ text }) => !isRefused(text)).map(({ name }) => name),
      [],
    );
  });

  test('accepts programs that use a member of their own object in the same encodings and positions', () => {
    const rejections = harmlessPrograms().filter(({ text }) => rulesOf(text).length > 0);
    assert.deepEqual(
      rejections.map(({ name }) => name),
      [],
    );
  });

  test('rejects programs that use a forbidden capability by one of the listed techniques', () => {
    const programs = [
      ...Object.entries(hostileSnippets).map(([name, body]) => [name, rendererOf(body)] as const),
      ...Object.entries(hostileTopLevels).map(([name, top]) => [name, `${top}\n${rendererOf('')}`] as const),
    ];
    assert.deepEqual(
      programs.filter(([, text]) => !isRefused(text)).map(([name]) => name),
      [],
    );
  });

  test('rejects programs that pass the document through language protocols, and accepts their valid use', () => {
    const programOf = (body: string) =>
      rendererOf(`const k = ['a'].join(''), proto = ['__pro', 'to__'].join(''); ${body}`);
    assert.deepEqual(
      hostileProtocols.filter((body) => !isRefused(programOf(body))),
      [],
    );
    assert.deepEqual(
      validProtocols.flatMap((body) => rulesOf(programOf(body)).map((rule) => `${rule}: ${body}`)),
      [],
    );
  });

  test('rejects programs that rely on implicit operations of the language or that an earlier scan accepted', () => {
    const programOf = (body: string) => rendererOf(`const kk = ['loc', 'ation'].join(''); ${body}`);
    assert.deepEqual(
      Object.entries({ ...hostileLanguage, ...hostileBodies, ...hostileReceivers }).flatMap(([name, body]) =>
        isRefused(programOf(body)) ? [] : [name],
      ),
      [],
    );
  });

  test('rejects names from keys, patterns and spread arguments unless all are constant and listed', () => {
    const programOf = ([declarations, body]: readonly [string, string]) =>
      `${declarations}\nwindow.RialtoRenderer = { render(state) { const { board, score, status } = state; ${body} } };`;
    assert.deepEqual(
      Object.entries(hostileNames).flatMap(([name, program]) => (isRefused(programOf(program)) ? [] : [name])),
      [],
    );
    assert.deepEqual(
      Object.entries(validNames).flatMap(([name, program]) =>
        rulesOf(programOf(program)).map((rule) => `${name}: ${rule}`),
      ),
      [],
    );
  });

  test('rejects scripts that use a name where their own declaration of it has no effect', () => {
    for (const [name, files] of Object.entries(hostileScripts)) {
      const rules = rulesOf(files);
      assert.ok(rules.length > 0 && !rules.includes('script.syntax'), name);
    }
  });

  test('rejects scripts that cannot run because of another script or a limit of browsers', () => {
    for (const [name, { files, modules }] of Object.entries(hostileScriptOrder))
      assert.ok(rulesOf(files, { modules }).length > 0, name);
  });

  test('rejects default exports that another statement of their module replaces', () => {
    for (const [name, files] of Object.entries(hostileReassignedExports)) assert.ok(isRefusedModule(files), name);
  });

  // Without the limits these programs need minutes, or more memory than the process has.
  test('ends early for programs that are expensive to parse or to evaluate', () => {
    const lines = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index));
    const doubledText = `const a0 = 'ab'; ${lines(60, (index) => `const a${index + 1} = a${index} + a${index};`).join(' ')}`;
    const style = `document.body.style.color = '${'a'.repeat(400_000)}'; document.body.setAttribute('data-${'a'.repeat(90_000)}!', '');`;
    for (const body of [doubledText, style]) assert.ok(rulesOf(rendererOf(body)).length < 2);
    const names = `let ${lines(90_000, (index) => `a${index}`).join()};`;
    const objects = `let v = null; ${lines(3_000, (index) => `v = { a: ${index} };`).join('')} ${'v.b = v;'.repeat(3_000)}`;
    const groups = `void /${lines(400, (index) => `(?:(?<a${index}>x)|y)`).join('')}/;`;
    const manyArguments = `const f = (...list) => list; f(${'{},'.repeat(9_000)}); const o = { ${lines(3_000, (index) => `a${index}: {}`).join()} }; ${'o[state.k];'.repeat(50)}`;
    for (const body of [groups, manyArguments]) assert.ok(rulesOf(rendererOf(body)).length < 3);
    for (const body of [names, objects]) assert.throws(() => rulesOf(rendererOf(body)), BudgetExceeded);
  });

  // Without the charges for texts, objects and calls each of them takes 5 to 20 s on a fast machine.
  test('charges the length of texts, the objects of values and calls of many functions', () => {
    const lines = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index)).join('');
    const tails = lines(31, (index) => `state.score === ${index} ? '${String(index).padStart(60, 'q')}' : `);
    const texts = `const long = '${'red '.repeat(900)}' + (${tails} 'z');`;
    const programs = {
      'joined texts': `${texts} ${lines(20_000, (index) => `long + '${index}';`)}`,
      'texts of styles': `${texts} ${'el.style.color = long;'.repeat(6_000)}`,
      'texts of attributes': `${texts} ${"el.setAttribute('fill', long);".repeat(5_000)}`,
      'lists of lists': `let a = state.board; ${'a = a.map((x) => [x, a]);'.repeat(5_000)}`,
      'lists of functions': `const all = []; ${lines(2_000, (index) => `all.push((a) => all[${index}](a));`)} for (const each of all) each(all);`,
    };
    for (const [name, body] of Object.entries(programs))
      assert.throws(() => rulesOf(rendererOf(body)), BudgetExceeded, name);
  });

  test('does not depend on the scans before it', () => {
    const program = rendererOf(`const kk = ['loc', 'ation'].join(''); const S = String;
      const o = { String: document, fill: 'class' }; const d = o[S.name]; d[kk].replace('https://e.example/');`);
    const rulesBefore = rulesOf(program);
    assert.ok(rulesOf(rendererOf("String.name = 'fill';")).length > 0);
    assert.ok(rulesBefore.length > 0);
    assert.deepEqual(rulesOf(program), rulesBefore);
  });

  test('rejects modules that use the document that another module exports', () => {
    const render = 'window.RialtoRenderer = { render(state) { show(state.level); } };';
    for (const [name, files] of Object.entries(hostileModules)) {
      const program = { ...files, 'renderer.js': `${files['renderer.js']} ${render}` };
      assert.ok(isRefusedModule(program), name);
    }
  });

  test('accepts valid renderers, as classic scripts and as modules', () => {
    const entries = Object.entries(validSnippets);
    assert.ok(entries.length >= 80);
    for (const kind of ['classic', 'module'] as const)
      assert.deepEqual(
        entries.flatMap(([name, body]) => rulesOf(rendererOf(body), { kind }).map((rule) => `${name}: ${rule}`)),
        [],
        kind,
      );
  });
});

function isRefusedModule(files: Readonly<Record<string, string>>): boolean {
  const rules = rulesOf(files, { kind: 'module' });
  return rules.length > 0 && !rules.includes('script.syntax') && !rules.includes('script.import');
}

/** Returns whether the scan refuses a program for another reason than its syntax. */
function isRefused(text: string): boolean {
  const rules = rulesOf(text);
  return rules.length > 0 && !rules.includes('script.syntax');
}
