import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rotate, type SecretRotation, validVersions } from '../../../src/relay/destinations/rules/secret-versions.ts';

const hourMs = 3_600_000;

describe('versions of a signing secret', () => {
  test('a secret that was never rotated has version 0 only', () => {
    assert.deepEqual(validVersions(undefined, 0), [0]);
  });

  test('a rotation adds a version, and the previous one is valid until its end', () => {
    const rotation = rotated(undefined, 0, 1_000, hourMs);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs - 1), [1, 0]);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs), [1]);
  });

  test('a repeated request adds no version and moves the end of the previous one to an earlier time only', () => {
    const first = rotated(undefined, 0, 0, hourMs);
    assert.deepEqual(rotated(first, 0, 10, hourMs), first);
    assert.deepEqual(rotated(first, 0, 10, 100), { version: 1, previousEndsAtMs: 110 });
    const ended = rotated(first, 0, 10, 0);
    assert.deepEqual(validVersions(ended, 10), [1]);
    assert.deepEqual(rotated(ended, 0, 20, 0), ended);
    assert.deepEqual(rotated(ended, 0, 20, hourMs), ended, 'an ended version is not valid again');
  });

  test('a rotation after the end of the previous version adds the next one', () => {
    const first = rotated(undefined, 0, 0, hourMs);
    assert.deepEqual(validVersions(rotated(first, 1, hourMs, hourMs), hourMs), [2, 1]);
  });

  test('a rotation of another version, or before the end of the previous one, is a conflict', () => {
    const first = rotated(undefined, 0, 0, hourMs);
    assert.equal(rotate(first, { version: 1, nowMs: hourMs - 1, previousForMs: 0 }), 'conflict');
    assert.equal(rotate(first, { version: 2, nowMs: hourMs, previousForMs: 0 }), 'conflict');
    const second = rotated(first, 1, hourMs, 0);
    assert.equal(rotate(second, { version: 0, nowMs: 2 * hourMs, previousForMs: 0 }), 'conflict');
  });
});

function rotated(
  rotation: SecretRotation | undefined,
  version: number,
  nowMs: number,
  previousForMs: number,
): SecretRotation {
  const result = rotate(rotation, { version, nowMs, previousForMs });
  if (result === 'conflict') throw new Error('The rotation is a conflict.');
  return result;
}
