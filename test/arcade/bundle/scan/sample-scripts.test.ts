import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { ScriptKind } from '../../../../src/arcade/games/bundle/scan/script/parser.ts';
import { rulesOf } from './scan-script.ts';

/** Members of the state that a renderer must read: at least one of each group. */
const requiredPaths = [
  ...['board', 'active', 'next', 'score', 'lines', 'level', 'status'].map((name) => [name]),
  ['last_event', 'events_since'],
];
const samples: readonly (readonly [string, ScriptKind])[] = [
  ['bundles/rialto-blocks', 'classic'],
  ['bundles/rialto-sprint', 'classic'],
  ['bundles/rialto-sprint@1.0.1', 'classic'],
  ['src/arcade/games/starter/assets', 'classic'],
  ['demo/games/lanterns', 'module'],
];
const rendererFolder = join(import.meta.dirname, '../fixtures/renderers');

describe('the scripts of the games and renderer fixtures of this repository', () => {
  for (const [folder, kind] of samples)
    test(`have no findings in ${folder}`, () =>
      assert.deepEqual(rulesOf(scriptsIn(folder), { kind, required: requiredPaths }), []));

  for (const name of readdirSync(rendererFolder))
    test(`have no findings in fixtures/renderers/${name}`, () =>
      assert.deepEqual(rulesOf(readFileSync(join(rendererFolder, name), 'utf8'), { required: requiredPaths }), []));

  test('are rejected when they do not read a required member', () => {
    const scripts = scriptsIn('bundles/rialto-blocks');
    const required = [...requiredPaths, ['never_read']];
    assert.deepEqual(rulesOf(scripts, { required }), ['BIND.path']);
  });
});

function scriptsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
