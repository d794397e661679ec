import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hostileBodies, hostileScripts } from './hostile-bodies.ts';
import { hostileLanguage, hostileModules } from './hostile-language.ts';
import { harmlessPrograms, hostilePrograms } from './hostile-programs.ts';
import { hostileProtocols, validProtocols } from './hostile-protocols.ts';
import { hostileSnippets, hostileTops } from './hostile-snippets.ts';
import { rulesOf } from './scan-script.ts';
import { rendererOf, validSnippets } from './valid-snippets.ts';

describe('the scan of scripts', () => {
  test('refuses every capability in every encoding and place', () => {
    const programs = hostilePrograms();
    assert.ok(programs.length >= 200);
    assert.deepEqual(
      programs.filter(({ text }) => !isRefused(text)).map(({ name }) => name),
      [],
    );
  });

  test('accepts the same programs with members of their own objects', () => {
    const rejections = harmlessPrograms().filter(({ text }) => rulesOf(text).length > 0);
    assert.deepEqual(
      rejections.map(({ name }) => name),
      [],
    );
  });

  test('rejects every known bypass', () => {
    const programs = [
      ...Object.entries(hostileSnippets).map(([name, body]) => [name, rendererOf(body)] as const),
      ...Object.entries(hostileTops).map(([name, top]) => [name, `${top}\n${rendererOf('')}`] as const),
    ];
    assert.deepEqual(
      programs.filter(([, text]) => !isRefused(text)).map(([name]) => name),
      [],
    );
  });

  test('rejects programs that pass the document through language protocols, and accepts their valid use', () => {
    const of = (body: string) => rendererOf(`const k = ['a'].join(''), proto = ['__pro', 'to__'].join(''); ${body}`);
    assert.deepEqual(
      hostileProtocols.filter((body) => !isRefused(of(body))),
      [],
    );
    assert.deepEqual(
      validProtocols.flatMap((body) => rulesOf(of(body)).map((rule) => `${rule}: ${body}`)),
      [],
    );
  });

  test('rejects programs that rely on what the language does by itself', () => {
    const of = (body: string) => rendererOf(`const kk = ['loc', 'ation'].join(''); ${body}`);
    assert.deepEqual(
      Object.entries({ ...hostileLanguage, ...hostileBodies }).flatMap(([name, body]) =>
        isRefused(of(body)) ? [] : [name],
      ),
      [],
    );
  });

  test('rejects scripts that use a global before another script declares it', () => {
    for (const [name, files] of Object.entries(hostileScripts)) {
      const rules = rulesOf(files);
      assert.ok(rules.length > 0 && !rules.includes('script.syntax'), name);
    }
  });

  test('does not depend on the scans before it', () => {
    const program = rendererOf(`const kk = ['loc', 'ation'].join(''); const S = String;
      const o = { String: document, fill: 'class' }; const d = o[S.name]; d[kk].replace('https://e.example/');`);
    const before = rulesOf(program);
    assert.ok(rulesOf(rendererOf("String.name = 'fill';")).length > 0);
    assert.ok(before.length > 0);
    assert.deepEqual(rulesOf(program), before);
  });

  test('rejects modules that hide an export behind another', () => {
    const render = 'window.RialtoRenderer = { render(state) { show(state.level); } };';
    for (const [name, files] of Object.entries(hostileModules)) {
      const program = { ...files, 'renderer.js': `${files['renderer.js']} ${render}` };
      const rules = rulesOf(program, { kind: 'module' });
      assert.ok(rules.length > 0 && !rules.includes('script.syntax') && !rules.includes('script.import'), name);
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

/** Returns whether the scan refuses a program for another reason than its syntax. */
function isRefused(text: string): boolean {
  const rules = rulesOf(text);
  return rules.length > 0 && !rules.includes('script.syntax');
}
