import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
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
