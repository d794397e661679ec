import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { engineRules } from '../../../src/arcade/documents/rules/engine-rules.ts';
import { rulesMarkdown } from '../../../src/arcade/documents/rules/rules-document.ts';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { engineDefinitions } from '../../../src/arcade/engines/definitions.ts';
import { testConformance } from './conformance.ts';
import { numberGuessDefinition } from './number-guess/definition/number-guess-definition.ts';

// A valid configuration of each engine. An engine without an entry has no configuration.
const configs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'turn-grid-v2': { template: 'line-placement', width: 4, height: 4, seats: 2, connect: 3, maxTurns: 16 },
};

for (const definition of [...engineDefinitions, numberGuessDefinition]) {
  describe(`the engine ${definition.id}`, () => testConformance(definition, configs[definition.id] ?? {}));
}

test('every engine has a build and rules that describe its endings and snapshot members', () => {
  assert.deepEqual(
    engineRules.map(({ engine }) => engine),
    engineDefinitions.map(({ id }) => id),
  );
  for (const [index, { id, endings, schemas }] of engineDefinitions.entries()) {
    assert.match(engineBuilds[id] ?? '', /^sha256:[0-9a-f]{64}$/);
    const rules = engineRules[index];
    assert.ok(rules !== undefined);
    const text = rulesMarkdown(rules);
    for (const name of [...Object.keys(endings.byRules), ...endings.byPlatform, ...Object.keys(schemas.snapshot)])
      assert.match(text, new RegExp(`\\b${name}\\b`), `${id}: ${name}`);
  }
});
