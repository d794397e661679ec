import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scanPolicyDigest } from '../../../../scripts/contracts/scan-policy.ts';
import { engineDefinitions } from '../../../../src/arcade/engines/definitions.ts';
import { scanPolicy } from '../../../../src/arcade/games/bundle/scan/policy.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The digest if every engine had these values. */
const digestWith = (rules: object): string =>
  scanPolicyDigest(
    root,
    engineDefinitions.map((engine) => ({ ...engine, ...rules })),
  );

describe('the digest of the scan policy', () => {
  test('equals the digest of the scanner and the engines of this source tree', () =>
    assert.equal(scanPolicyDigest(root), scanPolicy.digest));

  test('changes with every engine rule that the scan applies', () => {
    const [engine] = engineDefinitions;
    assert.ok(engine);
    const changes = [
      { requiredPaths: [...engine.requiredPaths, ['t_us']] },
      { lifecycle: 'retired' },
      { modes: [] },
      { playerRange: { min: 1, max: 9 } },
      { schemas: { ...engine.schemas, action: {} } },
      { schemas: { ...engine.schemas, config: {} } },
      { schemas: { ...engine.schemas, snapshot: {} } },
    ];
    const digests = changes.map(digestWith);
    assert.equal(new Set([scanPolicy.digest, ...digests]).size, changes.length + 1);
  });

  test('does not change with the description of an engine', () =>
    assert.equal(digestWith({ description: 'Another text.' }), scanPolicy.digest));
});
