import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rotate, type SecretRotation, validVersions } from '../../../src/relay/destinations/rules/secret-versions.ts';

const hourMs = 3_600_000;

describe('versions of a signing secret', () => {
  test('a secret that was never rotated has version 0 only', () => {
    assert.deepEqual(validVersions(undefined, 0), [0]);
  });

  test('a rotation adds a version, and the previous one is valid until its end', () => {
    const rotation = rotateOrThrow(undefined, 0, 1_000, hourMs);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs - 1), [1, 0]);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs), [1]);
  });

  test('a repeated request adds no version and moves the end of the previous one to an earlier time only', () => {
    const firstRotation = rotateOrThrow(undefined, 0, 0, hourMs);
    assert.deepEqual(rotateOrThrow(firstRotation, 0, 10, hourMs), firstRotation);
    assert.deepEqual(rotateOrThrow(firstRotation, 0, 10, 100), { version: 1, previousEndsAtMs: 110 });
    const endedRotation = rotateOrThrow(firstRotation, 0, 10, 0);
    assert.deepEqual(validVersions(endedRotation, 10), [1]);
    assert.deepEqual(rotateOrThrow(endedRotation, 0, 20, 0), endedRotation);
    assert.deepEqual(rotateOrThrow(endedRotation, 0, 20, hourMs), endedRotation, 'an ended version is not valid again');
  });

  test('a rotation after the end of the previous version adds the next one', () => {
    const firstRotation = rotateOrThrow(undefined, 0, 0, hourMs);
    assert.deepEqual(validVersions(rotateOrThrow(firstRotation, 1, hourMs, hourMs), hourMs), [2, 1]);
  });

  test('a rotation of another version, or before the end of the previous one, is a conflict', () => {
    const firstRotation = rotateOrThrow(undefined, 0, 0, hourMs);
    assert.equal(rotate(firstRotation, { version: 1, nowMs: hourMs - 1, previousForMs: 0 }), 'conflict');
    assert.equal(rotate(firstRotation, { version: 2, nowMs: hourMs, previousForMs: 0 }), 'conflict');
    const secondRotation = rotateOrThrow(firstRotation, 1, hourMs, 0);
    assert.equal(rotate(secondRotation, { version: 0, nowMs: 2 * hourMs, previousForMs: 0 }), 'conflict');
  });
});

function rotateOrThrow(
  rotation: SecretRotation | undefined,
  version: number,
  nowMs: number,
  previousForMs: number,
): SecretRotation {
  const result = rotate(rotation, { version, nowMs, previousForMs });
  if (result === 'conflict') throw new Error('The rotation is a conflict.');
  return result;
}
