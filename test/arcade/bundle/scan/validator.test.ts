import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseSync } from 'oxc-parser';
import type { BundleInput } from '../../../../src/arcade/games/bundle/check-bundle.ts';
import { checkBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import type { BundleReport } from '../../../../src/arcade/games/bundle/report.ts';
import { validatorSamples } from './validator-samples.ts';

const validatorUrl = new URL('../../../../sdk/validate.mjs', import.meta.url);

describe('sdk/validate.mjs', () => {
  test('returns the report of the server, byte for byte, for accepted and rejected bundles', async () => {
    const { validateBundle } = (await import(validatorUrl.href)) as {
      validateBundle: (input: BundleInput) => BundleReport;
    };
    for (const [name, input] of Object.entries(validatorSamples()))
      assert.equal(JSON.stringify(validateBundle(input)), JSON.stringify(checkBundle(input).report), name);
  });

  test('imports nothing', () => {
    const { module } = parseSync('validate.mjs', readFileSync(validatorUrl, 'utf8'));
    assert.deepEqual([module.staticImports, module.dynamicImports], [[], []]);
  });
});
